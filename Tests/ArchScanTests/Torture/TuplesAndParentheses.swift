let a = (), b = (1), c = (1, "d", e()), f = (g: h(), i: j.k), l = ((m)), n = (o(), (p(), q))
func r() { (s)(); ((t))(); (u, v) = (v, u); (w).x(); (y as Z).a1(); (b1 ?? c1).d1(); (e1 { })(); _ = (f1, g1: h1).g1() }
let i1 = (j1) + (k1) * (l1()), m1: (n1: Int, (o1: Int, String)) = p1, q1 = (r1,)
let s1 = (try t1(), await u1()), v1 = (w1 ? x1 : y1), z1 = (
  a2(),
  b2: c2()
)
func d2() -> (e2: Int, f2: (Int) -> Void) { (e2: g2(), f2: { _ in h2() }) }
let (i2, j2) = k2(), ((l2, m2), n2) = o2(), (p2: q2, r2: s2) = t2()
