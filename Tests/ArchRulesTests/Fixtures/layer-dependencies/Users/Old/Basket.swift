struct Basket {
  let row: CartRow
  let view: CartView  // expect: layer-dependencies "'old' uses 'CartView' from layer 'ui'"
}
