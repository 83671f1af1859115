func f() async throws {
  async let a = b(), c: D = e()
  await a; try await c.d(); let g = await h(i()), j = try! k()
  consume l; let m = consume n; o(copy p); _ = borrow1; let q = copy r
  discard self; _ = consume self; s(consume t, copy u.v)
  consume(w); copy(x); consume.y(); copy; discard(z); discard.a1()
  for await b1 in c1 { } ; for try await d1 in e1() { } ; for await case let f1? in g1 { }
  try? await h1(); try! await i1 { j1() }; await withK1 { l1 in await m1(l1) }
  unsafe n1(); let o1 = unsafe p1.q1(); r1(unsafe s1); unsafe.t1(); for unsafe u1 in v1 { }
  nonisolated(unsafe) let w1 = 1; nonisolated(unsafe) var x1: Int
  await (y1()); try (z1 as A2)(); await { b2() }()
  each; each(c2); (repeat each d2); (repeat (each e2).f2()); for g2 in repeat each h2 { i2(g2) }
  any.j2(); let k2 = any L2.self, m2 = (any N2).self, o2 = some.p2
  _ = await q2 ? r2 : s2; await t2 = u2; await.v2(); async { w2() }; async(x2)
}
func y2() -> Int { yield(1); yield; let yield = 1; yield.z2(); then(1); return yield }
