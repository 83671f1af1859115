enum A: String {
  case a
  #if B
  case b = "b", c
  #elseif C
  case d(Int)
  indirect case e(A)
  #else
  case f
  #endif
  static let g = A.a
  #if D
  #if E
  case h
  #endif
  #endif
}
