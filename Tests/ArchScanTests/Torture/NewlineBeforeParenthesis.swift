func f() {
  let a = b
  (c, d) = e()
  let g = h()
  [i].forEach { j() }
  k
  (l).m()
  n.o
  [p]()
  q { r() }
  { s() }()
  t()
  .u()
  v!
  (w)()
  x?.y
  [z].a1()
  b1 /* c1
  */ (d1)
  e1 /* f1 */ (g1)
  h1 // i1
  (j1)
  .k1()
  .l1
  m1 as N1
  (o1)()
  p1<Q1>
  (r1)
  -s1()
  &t1
  !u1()
  return
  v1()
}
