import A
let b = c(), d: E = .f
var (g, h) = i()
j(k)
if l { m() } else { n() }
for o in p { q() }
while r { let s = t() }
guard u else { v() }
switch w { case 1: let x = y; default: z() }
do { let a1 = b1(); func c1() { d1() } ; struct E1 { let f1 = 1 } } catch { g1() }
defer { h1() }
func i1() { j1() }
struct K1 { let l1 = m1() }
n1 { let o1 = 1; func p1() {} }
var q1: Int = 1 { didSet { r1() } }
@s1 var t1: U1
throw v1
repeat { w1() } while x1
_ = y1
(z1, a2) = b2()
label: for c2 in d2 { break label }
let e2 = f2 ? g2 : h2 && i2 || j2 ?? k2
await l2()
try m2()
public let n2 = 1; private func o2() {}
