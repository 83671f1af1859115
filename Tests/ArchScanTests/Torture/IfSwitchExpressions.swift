let a = if b { 1 } else if c() { 2 } else { 3 }
let d = switch e { case 1: f(); case .g(let h) where h: i; default: throw j }
var k: Int { if l { m() } else { n() } }
func o() -> Int { switch p { case .q: r(); default: if s { 1 } else { 2 } } }
let t = { if u { v() } else { w() } }
let x = { switch y { case 1: 2 default: 3 } }()
func z() -> Int {
  return if a1 { b1() } else { c1 }
  let d1 = if let e1 { e1 } else { switch f1 { case 0: 1; default: 2 } }
  g1 = if h1 { 1 } else { 2 }
  g1 += switch i1 { default: j1() }
  let k1 = try if l1 { m1() } else { n1() }
  let o1 = (if p1 { 1 } else { 2 }) + 3, q1 = if r1 { .s1 } else { .t1(u1) }
  let v1: W1 = if #available(iOS 1, *) { x1() } else { y1() } as Z1
  if a2 { b2 } else { c2 }
  .d2()
  switch e2 { default: f2 }
  .g2
}
lazy var h2 = if i2 { j2 } else { k2 }
struct L2 { let m2 = if n2 { o2() } else { p2 }; var q2: Int { switch r2 { default: 1 } } }
