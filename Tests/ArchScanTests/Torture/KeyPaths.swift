let a = \A.b, c = \.d, e = \.self, f = \A.self, g = \A.b.c.d, h = \.i.j
let k = \A.b?.c, l = \A.b!.c, m = \A[0], n = \A.b[0].c, o = \.[0], p = \.?.q, r = \.!.s
let t = \A<B>.c, u = \A.B.C<D>.e, v = \[Int].count, w = \[String: Int].[x()], y = \(Int, Int).0, z = \A?.b
let a1 = list.map(\.b1), c1 = list.sorted(by: \.d1.e1), f1 = x[keyPath: \A.g1], h1 = i1(\.j1, k1: \L1.m1)
let n1 = (\A.b).o1(), p1 = \A.b[q1(r1)], s1 = t1(\.u1)(v1), w1: KeyPath<A, B> = \.x1
let y1 = (\.z1) ?? \A.b, a2 = b2 ? \.c2 : \D2.e2
@Environment(\.f2) var g2
@Injected(\Container.h2) private var i2: J2
func k2(l2: KeyPath<A, B> = \.m2) { n2(\.o2) { \.p2 }; q2 = \A.r2; s2[\.t2]; resolve(\Container.u2).v2() }
let w2 = \Foo.bar?.baz[0], x2 = \Foo.Bar.baz!.qux?[1]?.z, y2 = \(any P).z2, a3 = \.b3.c3[d3: e3]
let f3 = [\.g3, \A.h3], i3 = [\A.j3: \B.k3], l3 = "\(m3[keyPath: \.n3])", o3 = \A.b == \.c
