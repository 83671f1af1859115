func compare() -> Bool {
  let a = b < c, d = e > f
  let g = h<i, j = k>l
  let m = (n < o, p > q)
  let r = s < t() && u() > v
  let w = x[0] < y[1] , z = x.count > y.count
  let a1 = b1 < 1 && c1 > 2
  let d1 = e1 < -f1
  let g1 = h1 < "i" || j1 > "k".l
  let m1 = n1 >> 1 << 2
  let o1 = p1 < q1 ? r1 : s1
  let t1 = u1 <= v1, w1 = x1 >= y1
  for i in 0..<n where i < m && n > (i) { use(i) }
  while i < n, j > m { step() }
  switch x { case let y where y < z: a() ; case _ where y > (z): b() ; default: c() }
  return a < b
}
