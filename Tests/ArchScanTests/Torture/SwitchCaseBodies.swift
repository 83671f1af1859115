func f() {
  switch a { case 1: switch b { case 2: c() default: d() } case 3: do { e() } catch { g() } default: { h() }() }
  switch i {
  case .j:
    k()
    fallthrough
  case .l, .m
    where n:
    let o = p ? q : r
  case
    .s,
    .t:
    break
  case .u: v { case1() }
  case .w(let x): x ? y() : z()
  @unknown
  default:
    a1()
  }
  switch (b1, c1()) { case (.d1, _): e1() ; case (_, let f1) where f1: g1() ; case (h1(), i1 { }): j1() ; case _: k1() }
  switch l1 { } ; switch o1 { case p1.q1.r1: s1() ; case T1.u1?: v1() ; case w1 ? x1 : y1: z1() ; default: () }
  switch a2 { case .b2: break ; case .c2: d2() } ; switch e2 { case let .f2(g2) where g2 > 1, let .h2(g2): i2() default: j2() }
}
