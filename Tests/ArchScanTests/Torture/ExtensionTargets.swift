extension A {}
extension A.B.C { struct D { struct E { func f() {} } ; enum G { case h } } }
extension Array<Int> { var a: Int { b() } }
extension Array<Int>.Element {}
extension [Int] { func c() {} }
extension [String: Int] { struct D { } }
extension Int? { func e() {} }
extension Optional where Wrapped == F { init() { g() } }
extension Dictionary where Key: Hashable, Value == [H] { subscript(i: J) -> K { l() } }
extension M: N where M.O == P {}
extension A . /* c */ B
  . C: Q { }
public extension R { static let s = t() }
extension (Int, String) { func u() {} }
extension any V { func w() {} }
extension X.Type {}
extension Y<Z>.A1<B1>: C1<D1> { class E1 { let f1 = 1 } }
extension `G1`.H1 {}
