let a: [Int] = [], b = [:] as [C: D], e = [1, 2, 3,], f = ["g": h(), "i": [j(): k.l]]
let m = [[n()], [], [[:]]], o = [p { q }, r()], s = [.t, .u(v), W.x], y = [z ? a1 : b1, c1 ?? d1]
let e1 = [
  f1(), // comment
  .g1 + h1(),
].i1()
func j1() { [k1()].l1(); [m1: n1()][o1]?.p1(); for q1 in [r1(), s1.t1] { } ; u1([v1], w1: [:]) ; [Int](); [[Int]](); [A: B]() }
let f2 = [
  // only a comment
]
let g2 = [: /* empty */ ], h2 = [ ], i2 = [ { j2() }, { k2() } ], l2 = [m2 as N2, o2 is P2]
let q2 = [-1: !r2(), "s2\(t2())": u2!.v2]
let w2 = [Foo.x2: Foo.y2.z2()]
