func generics() {
  a<b>(c)
  f(a<b, c>(d))
  f(a < b, c > (d))
  g(a<b, c>d)
  let h = i<j>.k
  let l = m<n>.self
  let o = p<q>()
  let r = [s<t>]()
  let u = [v<w>: x<y, z>]()
  let a1 = b1<c1>{ d1() }
  let e1 = f1<g1> { h1() }
  let i1 = (j1<k1>)
  let l1 = (m1<n1>, o1<p1>)
  let q1 = r1<s1>; let t1 = 0
  let u1 = v1<w1>!.x, y1 = z1<a2>?.b2
  let c2 = d2 ? e2<f2> : g2<h2>
  let i2 = j2<k2> & l2.self
  let m2 = n2<o2>[p2]
  if q2 < r2 && s2 > (t2) { u2() }
  if v2<w2, x2>y2 { z2() }
}
