class A {
  func b() {
    c { [weak self] in
      guard let self else { return }
      guard let self = self, let d = self.e else { return }
      if let self { self.f() }
      if let `self` = self { g() }
      self.h()
    }
    if let i, let j { k(i, j) }
    if var l { l.m() }
    guard let n, n.o else { p() }
    while let q { r(q) }
    if let s: T { u(s) }
    guard var v, case .w = v else { fatalError() }
  }
}
