import Cart
public struct SearchView { let cart: CartView }
