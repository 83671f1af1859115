struct CartView {
  let cart: Cart
  let row: CartRow
  let order: OrderRow // expect: layer-dependencies
  let legacy: RowLegacy
}
struct OtherView {
  let row: CartRow // expect: layer-dependencies
}
