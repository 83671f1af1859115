func a() {
  let b = 1, (c, d) = e(), f: G = h()
  var i: Int { j() }
  var k: Int { get { l() } set { m(newValue) } }
  var n = 1 { didSet { o() } }
  lazy var p = q()
  @R var s: T
  @U(v()) lazy var w = { x() }()
  func y(z: Int = a1()) -> Int { func b1() { c1() } ; return d1() }
  struct E1 { let f1 = g1(); func h1() { i1() } }
  class J1: K1 { init() { super.init() } ; deinit { l1() } }
  enum M1: Int { case n1 = 1, o1; static let p1 = q1() }
  actor R1 { } ; typealias S1 = T1 ; extension1()
  protocol U1 { func v1() }
  final class W1 { } ; indirect enum X1 { case y1(X1) }
  async let z1 = a2()
  nonisolated func b2() {} ; @Sendable func c2() async throws {} ; @inline(__always) func d2<T>(_: T) where T: E2 {}
  if f2 { func g2() { h2() } ; struct I2 { var j2 = k2 } }
  let l2 = { func m2() { n2() } ; struct O2 { func p2() { q2() } } ; return r2() }
  switch s2 { case 1: let t2 = u2(); func v2() {} ; default: class W2 {} }
  import1(); final1.x2(); open.y2()
}
