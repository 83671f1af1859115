#if canImport(Darwin)
  func first(of isEmpty: Bool) -> Int {
    let first: Int
    if !isEmpty { first = 1 }
    return first  // expect: used before being initialized
  }
#endif
