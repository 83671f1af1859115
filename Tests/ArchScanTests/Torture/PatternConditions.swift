func f() {
  if case .a = b { c() }
  if case .d(let e) = f(), case let .g(h)? = i { j() }
  if case Foo.c(1...2) = z { k() }
  if case let x? = y(), let z = a1, b1() { c1() }
  guard case .d1(e1: let f1) = g1.h1(i1) else { j1() }
  while case .k1(let l1)? = m1.next() { n1() }
  for case let x? in o1 { p1() }
  for case .q1(let r1, s1: _) in t1() where u1(r1) { v1() }
  for case (let w1, let x1) in y1 { z1() }
  for case let a2 as B2 in c2 { d2() }
  for (e2, f2) in g2.enumerated() { h2() }
  for _ in 0..<i2() { j2() }
  for k2: Int in l2 { m2() }
  for var n2 in o2 { p2() }
  if case .q2 = r2, .s2 == t2 { u2() }
  if case is V2 = w2 { x2() }
  if case let y2 as Z2 = a3 { b3() }
  if case c3() = d3 { e3() }
  if case .f3(.g3(let h3)) = i3, case Foo.Bar.j3(k3(), let l3) = m3 { n3() }
  let o3 = if case .p3(let q3) = r3 { q3 } else { s3() }
  if case (1, _) = t3 {} else if case 0..<u3() = v3 {}
  if case _ as W3 = x3 {}
  if case .y3(let z3): A4 = b4 {}
  if let c4: D4 = e4, var f4 = g4() , let `self` = self, let self { }
}
