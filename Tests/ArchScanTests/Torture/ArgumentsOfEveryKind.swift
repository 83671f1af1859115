func f() {
  a(b, c: d, e(), f: g { }, h: { i() }, j: .k, .l(m), n: \.o, &p, q: &r, s: try t(), u: await v(), w...,)
  a1(b1: c1 ? d1 : e1, f1: g1 as H1, i1: j1 is K1, l1: m1 ?? n1, o1: -p1, q1: !r1(), s1: [t1: u1()], v1: (w1, x1()))
  y1(z1: if a2 { b2 } else { c2() }, d2: #e2, f2: #selector(g2), h2: "i2\(j2())", k2: nil, l2: self, m2: super.n2())
  o2(
    p2, // first
    /* second: */ q2: r2,
    s2:
      t2()
  )
  u2(v2: w2 = x2, y2: z2 += 1); a3(_: b3, `c3`: d3); g3(h3:i3:)(j3, k3)
  l3(m3 == n3, o3: p3 < q3, r3 > (s3), t3: u3..<v3, w3: ...x3); y3(<, by: >, +, z3: (==))
  a4(repeat each b4, c4: (repeat (each d4))) ; e4(f4: { $0.g4 }, h4: { i4, j4 in k4() }, l4: [m4 { }])
}
