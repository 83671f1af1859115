func f(x: X) {
  switch x {
  case .a: a()
  #if B
  case .b: b()
  case .c(let y) where y > 1: c(y)
  #elseif C
  case .d, .e: d()
  #else
  default: e()
  #endif
  #if D
  #if E
  case .f: f()
  #endif
  #endif
  case .g:
    #if F
    g()
    #else
    h()
    #endif
    i()
  }
}
