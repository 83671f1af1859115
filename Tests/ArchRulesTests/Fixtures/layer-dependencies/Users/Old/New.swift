struct Wish {
  let view: CartView
}
