class Sub: Base {
  override init() { super.init(); self.x = super.y; super.z().w() }
  convenience init(a: Int) { self.init(); Self.init(); Self.make().go(); type(of: self).init() }
  static func make() -> Self { self.init(); return self() }
  override func go() { super.go { self.run() }; super[0].run(); self[1](2); (self).x(); self?.y(); self!.z() }
  func all() { self; Self.self; self.self.run(); Self.Inner.go(); super.prop?.call() }
  lazy var b = self.make(), c = Self.shared.d
  subscript(i: Int) -> Int { super[i] + self[i + 1] }
}
