struct A {
  var b = c { d() } ; var e = f() { didSet { g() } } ; var h = i { willSet { j() } } ; var k = l { $0 } ; var m: N = o { p in q }
  var r = [s] { didSet { t() } } ; var u = "v" { didSet { w() } } ; var x: Y = z { didSet { a1() } willSet { b1() } } ; let c1 = d1.e1 { f1() } ; var g1: H1? { i1() }
  var j1 = k1 { get { l1() } } ; var m1 = 1 { /* n1 */ didSet { o1() } } ; var p1 = q1 { @R1 didSet { s1() } } ; var t1: U1! { didSet { v1() } } ; var w1 = x1 ?? y1 { didSet { } }
  lazy var z1 = a2 { b2() } ; var c2 = d2 { e2 } { didSet { f2() } } ; var g2 = h2 { _ = didSet } ; var i2 = j2 { get } ; var k2 = l2 { willSet(m2) { n2() } }
}
func o2() { var p2 = q2 { didSet { r2() } } ; var s2 = t2 { u2() } ; let v2 = w2 { get { x2() } } }
