func f() async throws -> Int {
  outer: for a in b { inner: while c { break outer; continue inner } }
  repeat { d() } while e && f || g
  guard let h, let i = j, k else { return 1 }
  if let l, l.m, var n = o { p() } else if q { r() } else { s() }
  while let t = u(), t.v { w() }
  for try await x in y where x.z { a1() }
  for await b1 in c1 { d1() }
  defer { e1() }
  switch f1 { case 1: g1(); fallthrough; case 2, 3: break; case let h1 where h1 > 1: i1(); default: j1() }
  labelled: switch k1 { default: break labelled }
  labelled2: if l1 { break labelled2 }
  throw m1(); throw N1.o1; throw P1(q1: r1)
  do { s1() }
  if t1 { } ; if u1 { } else { } ; while v1 { } ; for _ in w1 { }
  return
    x1()
  return; y1()
  return z1 ? 1 : 2
  return { a2() }
  return .b2(c2)
  return [d2: e2]; return (f2, g2); return -h2; return try await i2(); return /j2/; return #k2
  if l2 { return } else { return }
}
