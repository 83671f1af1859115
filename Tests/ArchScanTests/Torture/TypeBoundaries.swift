func a() {
  let b: C
  (d).e()
  let f: G
  [h].i()
  var j: K
  { l() }
  let m: N<O>
  (p)()
  let q = r as S
  (t)()
  let u = v as W
  [x]()
  let y = z as? A1
  ?? b1()
  let c1: D1?
  e1()
  let f1 = g1 is H1
  { i1() }
  func n1() -> O1
  { p1() }
  if q1 is R1 { s1() }
  if t1 as? U1 != nil { v1() }
  for w1: X1 in y1 { z1() }
  let a2: [B2]
  = c2()
  let d2: E2
    .F2 = g2()
}
