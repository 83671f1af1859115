func f() -> Int {
  let a = b
  (c)
  let d = e
  [f]
  let g = h
  { i() }
  let j = k
    .l
    .m()
  let n
    = o
  let p =
    q
  let r = s
    + t
    - u
  let v = w
  -x
  let y = z
    ? a1
    : b1
  let c1 = d1 as
    E1
  let f1 = g1
    as? H1
  i1
    = j1
  k1(
    l1
    ,
    m1
  )
  n1
  .o1()
  p1 ??
    q1
  r1
    && s1
    || t1
  u1 is
    V1
  return
}
func w1()
  async
  throws
  -> X1
{ y1() }
let z1 = try
  await
  a2()
if
  b2,
  let c2 =
    d2
{
  e2()
}
else
{
  f2()
}
do
{ g2() }
catch
{ h2() }
