struct A {
  init(b: B = .shared, c: C = C.shared, d: D = .init(), e: E = E(f: .g), h: () -> H = { I.j() }) { k() }
  func l(m: Int = n(), o: String = "p\(q())", r: [R] = [s()], t: T? = nil, u: U = V.w.x) -> Y { z() }
  subscript(a1: B1 = c1(), d1 e1: F1 = .g1) -> H1 { i1() }
  init(j1: K1 = L1.m1 ?? n1(), o1: Bool = p1 && q1 ? r1 : s1, t1: U1 = { v1() }()) { }
  func w1(x1: Y1 = #file, z1: A2 = #b2(c2()), d2: E2 = try! f2(), g2: H2 = i2.j2(k2: .l2)) where M2: N2 {}
  enum O2 { case p2(q2: R2 = .s2(t2()), u2: V2 = W2.x2) }
  let y2: (_ z2: Int) -> Void = { a3() }, b3 = { (c3: Int) in d3() }
  func e3(f3: G3 = .shared) { func h3(i3: J3 = k3()) { l3() } ; m3() } ; static let shared = A()
}
protocol N3 { func o3(p3: Q3) }
func r3(s3: Int = 1 > 2 ? 3 : 4, t3: Int = u3 < v3 ? 1 : 2, w3: Bool = x3 < y3 , z3: A4 = B4<C4>(), d4: Int) {}
