func trailing() {
  a { }; b() { }; c(1) { }; d { } e: { } f: { }; g(1) { } h: { $0 }; i.j { } k: { }.l(); m { n { o { } } }
  p { } .q { }; r
  { s() }
  t()
  { u() }
  v {
    w()
  }
  x1: { y() }
  z { } _: { }
  let a1 = b1 { c1() }, d1 = e1 { 1 }.f1
  g1 = h1 { } ?? i1 { }
  j1[k1 { l1 }] { m1 }
  return n1 { $0 } o1: { $1 }
}
let p1 = q1 { r1() } s1: { t1() }
struct U1 { var v1: W1 = x1 { y1() }; var z1: Int { a2 { b2 } }; lazy var c2 = { d2() }() }
VStack { HStack { Text("e2") } ; Spacer() }.padding()
Task { await f2() }
Foo.Bar { g2() }
.init { h2() }
try! i2 { }
let j2 = [k2 { l2 }, m2 { n2 }]
