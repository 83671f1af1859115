struct A {
  let b = c(), d = { e() }()
  var f: Int { g() } ; var h = i() { didSet { j() } } ; lazy var k = l { m() }
  func n(o: Int = p()) -> Int { func q(r: Int = s()) { t { u() } } ; v() ; return w() }
  init(x: Int = y()) { z() ; let a1 = { b1() } ; struct C1 { let d1 = e1(); func f1() { g1() } ; var h1: Int { i1() } } ; j1() }
  subscript(k1: Int = l1()) -> Int { get { m1() } set { n1() } }
  static func o1() { var p1: Int { q1() } ; var r1 = s1() { didSet { t1() } } ; let u1 = v1() }
  @W1(x1()) func y1(@Z1(a2()) b2: Int) {} ; @C2(d2()) var e2 = f2()
  enum G2: Int { case h2 = 1; case i2(j2: Int = k2()) ; var l2: Int { m2() } }
  func n2() { class O2: P2 { override init() { super.init(); q2() } ; var r2 = s2() } ; t2() }
  var u2: V2 { w2 { x2() } }
  let y2 = z2()
}
func a3() { func b3() { func c3() { d3() } ; e3() } ; f3() }
let g3 = h3 { func i3() { j3() } ; k3() }
var l3: Int { get { m3() } }
extension A { func n3() { o3.p3 { q3() } } ; static let r3 = s3() }
#t3 { u3() }
protocol V3 { func w3(x3: Int) ; var y3: Int { get } } ; deinit3()
