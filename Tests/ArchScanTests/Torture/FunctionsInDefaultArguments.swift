enum A { case b(c: D = { func e(f: G) { h() }; return i() }()), j(K = l { (m: N) in func o(p: Q, r s: T) {} }) }
func u(v: W = { func x(y: Z) { a1() }; struct B1 { init(c1: D1) { e1() } }; return f1 }()) { g1() }
struct H1 {
  subscript(i1: J1 = k1 { func l1(m1: N1) -> O1 { p1() } }) -> Q1 { r1() }
  init(s1: T1 = { func u1(v1: W1...) { x1() } }, y1: Z1) { a2() }
  let b2: (C2) -> D2 = { (e2: F2) in func g2(h2: I2) { j2() } }
}
protocol K2 { func l2(m2: N2) }
@O2({ func p2(q2: R2) { s2() } }) func t2(u2: V2) { w2() }
