struct CartRow {
  let money: Money
  let basket: Basket
  let view: CartView
}
