struct A {
  subscript(b: Int) -> Int { c[b] }
  static subscript(d: String) -> E { f() }
  subscript<T: G>(h: T, i j: Int = k()) -> T? where T: L { get { m() } set { n(newValue) } }
  public private(set) subscript(o: Int...) -> P { get { 1 } set(q) { r(q) } }
  subscript() -> Int { 1 }
  static subscript(dynamicMember s: KeyPath<T, U>) -> V { w[keyPath: s] }
  subscript(_ x: Int, y: Int) -> (Int, Int) { _read { yield (1, 2) } }
  @Z subscript (a1: Int) -> some B1 { C1() }
}
protocol D1 { subscript(e1: Int) -> Int { get } ; static subscript<F1>(g1: F1) -> H1 { get async throws } }
