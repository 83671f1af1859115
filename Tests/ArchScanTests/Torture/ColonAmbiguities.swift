func f() {
  switch a { case b ? c : d: e() ; case [f: g]: h() ; case i[j ? k : l]: m() ; case .n(o: p): q() ; case { (r: S) in t }: u() ; default: v() }
  w: for x in y { z: while a1 { continue w } }
  let b1: C1 = d1 ? [e1: f1] : [:], g1 = h1 ? i1(j1: k1) : { (l1: M1) in n1 }, o1 = p1 ? q1 { r1 } s1: { t1 } : u1
  let v1 = [w1 ? x1 : y1: z1 ? a2 : b2, c2: { d2 ? 1 : 2 }, e2: f2 as G2]
  h2(i2: j2 ? k2 : l2, m2: n2) { o2 } p2: { q2 ? r2 : s2 }
  let t2 = u2 ? v2 as W2 : x2 as? Y2, z2 = a3 ? (b3: c3, d3) : (e3, f3: g3), h3 = i3 ? .j3 : .k3(l3: m3)
  let n3 = o3 ? p3 : q3 ? r3 : s3, t3 = u3 ? v3! : w3?.x3, y3 = z3 ? a4 is B4 : c4, d4 = e4 ? { f4 }() : { g4 }()
  switch h4 { case .i4: j4 ? k4() : l4() ; default: m4: do { break m4 } }
  let n4: (P4, Q4) -> R4 = s4, t4 = u4 ? "v4\(w4 ? 1 : 2)" : x4[y4: z4]
}
