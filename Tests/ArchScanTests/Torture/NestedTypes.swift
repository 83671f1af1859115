struct A { struct B { class C { enum D { case e; actor F { func g() { h() } } } } } }
extension A.B { struct I { struct J { var k: Int { l() } } } }
extension A.B.C { typealias M = N; protocol O { func p() } }
enum Q {
  func r() {
    struct S { func t() { struct U { let v = w() } ; x() } ; let y = 1 }
    class Z { init() { a1() } }
    S().t()
  }
  var b1: Int { enum C1 { case d1, e1 }; return f1() }
  init() { actor G1 { deinit { h1() } } }
  subscript(i1: Int) -> Int { get { struct J1 { var k1: Int } ; return 1 } set { class L1 {} } }
}
let m1 = { struct N1 { let o1 = p1() } ; return N1() }()
func q1() { func r1() { struct S1 { func t1() { u1() } } ; v1() } ; extension1() }
if w1 { struct X1 { let y1 = 1 } } else { z1() }
class A2 { let b2 = { class C2 { func d2() {} } }() }
switch e2 { case 1: struct F2 { let g2: Int }; default: class H2 {} }
