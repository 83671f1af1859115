struct CartView {
  let row: CartRow  // expect: layer-dependencies "'ui' uses 'CartRow' from layer 'data'"
  let money: Money
  let basket: Basket  // expect: layer-dependencies "'ui' uses 'Basket' from layer 'old'"
}
