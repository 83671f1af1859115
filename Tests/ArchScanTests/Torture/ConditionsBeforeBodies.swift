func conditions() {
  if a { b() }
  if a.b { c() } else if d.e() { f() } else { g() }
  guard h else { i() }
  guard j.k(l), m else { return }
  while n { o() }
  while p.q, r() { s() }
  for t in u { v() }
  for w in x.y(z) where a1.b1 { c1() }
  switch d1 { case 1: e1() default: f1() }
  switch g1.h1(i1) { default: j1() }
  repeat { k1() } while l1
  repeat { m1() } while n1.o1 { p1() }
  if (q1 { r1() }) { s1() }
  if (t1.u1 { $0 }).v1 { w1() }
  if x1({ y1() }) { z1() }
  if [a2 { b2 }].c2 { d2() }
  if let e2 = f2 { g2() }
  if let h2 = i2(j2), case .k2(let l2) = m2.n2 { o2() }
  if p2 == { q2() }() { r2() }
  guard let s2 = t2.u2 else { v2() }
  for w2 in x2[y2 { z2 }] { a3() }
  switch (b3, c3 { d3 }) { default: break }
  do { e3() } catch f3 { g3() } catch { h3() }
  if Foo.bar { i3() }
  if Foo(j3) { k3() }
  if l3 is M3 { n3() }
  if o3 as? P3 != nil { q3() }
  while let r3 = s3.next() { t3() }
  for case let u3? in v3 { w3() }
  if x3 ? y3 : z3 { a4() }
  if try b4() { c4() }
  if !d4 { e4() }
}
