class A {
  func b() {
    c { d { e { f() } } } ; g(h: { i() }, j { k() }) ; let l = { m() }, n = { { o() } } ; p = { q } ; r = [{ s() }]
    t.u { v in w(v) } x: { y in z(y) } .a1 { $0.b1 } ; return c1 { [d1 = e1()] in f1() }
  }
  var g1: (H1) -> Void = { i1 in j1(i1) } ; lazy var k1: L1 = { [unowned self] in self.m1() }() ; let n1 = o1 { p1() }
  var q1: () -> Void { { r1() } } ; var s1 = { t1() } { didSet { u1() } }
}
let v1 = { (w1: Int) in if w1 { x1() } else { y1() } ; func z1() {} ; struct A2 { var b2 = c2() } ; for d2 in e2 { f2() } ; return g2 }
