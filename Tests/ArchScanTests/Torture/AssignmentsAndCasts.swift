func f() {
  a = b(); a.c = d.e(); a[f] += g(); _ = h as I; (j, k) = l(); m? = n(); o!.p = q(); r.0 = s
  let t = u as V.W, x = y as? Z<A1>, b1 = c1 as! [D1], e1 = f1 is G1.H1?, i1 = j1 as (K1) -> L1
  let m1 = n1 as? O1 ?? p1(), q1 = (r1 as? S1)?.t1(), u1 = v1 as! W1 == x1, y1 = z1 is A2 && b2 is C2
  let d2 = e2 as Any as? F2, g2 = h2 as any I2 & J2, k2 = l2 as L2.M2.Type, n2 = o2 as! P2 + q2()
  r2 as? S2 != nil ? t2() : u2(); v2 = w2 ? x2 : y2; z2 = a3 = b3
  c3 as! D3; e3 as F3; if g3 is H3 { i3() } ; switch j3 as K3 { default: l3() }
  p3 = q3 as Q3? ?? r3; s3 as T3<U3>
  (z3 as! A4)
    .b4()
}
