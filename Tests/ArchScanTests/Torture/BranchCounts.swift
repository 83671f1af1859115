func counts() {
  if a && b || c { } else if d { } else { }
  guard e && f else { }
  switch g { case 1, 2: h(); case 3 where i && j: k(); default: l() ; }
  for m in n where o || p { }
  while q && r { } ; repeat { } while s
  let t = u ? v : w ? x : y, z = a1 ?? b1 ?? c1
  do { } catch D1.e1 { } catch { }
  let f1 = { if g1 { h1 ? 1 : 2 } ; return i1 && j1 }
  func local() { if k1 && l1 { m1 ? n1 : o1 } }
  struct Local { var p1: Bool { q1 || r1 } ; let s1 = t1 ? 1 : 2 ; func u1() { if v1 { } } }
  var w1: Int { x1 ? 1 : 2 }
  fold(&&, ||); let y1 = (??), z1 = a2.reduce(true, &&)
  b2 &&= c2; d2 ??= e2; f2 ||| g2; h2 &&& i2
  if case .j2 = k2, let l2, #available(iOS 1, *), m2 { }
  let n2 = if o2 { 1 } else { 2 }, p2 = switch q2 { case 1: 2; default: 3 }
  #if r2 && s2 || t2
  u2 && v2
  #endif
  #w2(x2 && y2) { z2 ? 1 : 2 }
  "\(a3 ? b3 ?? c3 : d3)"
}
var stored = e3 && f3 ? 1 : 2
struct S { var g3: Int { get { h3 ? 1 : 2 } set { if i3 { } } }; let j3 = { k3 && l3 }(); init(m3: Int = n3 ? 1 : 2) { o3 || p3 }
  var q3 = 1 { willSet { r3 ? 1 : 2 } didSet { s3 && t3 } }
  subscript(u3: Int) -> Int { v3 ? 1 : 2 } }
