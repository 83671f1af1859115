struct A {
  var b: Int { _read { yield c() } _modify { yield &d.e } }
  var f: G { _read { defer { h() } ; yield i ? j : k } }
  var l: (M, N) { _read { yield (o(), p) } }
  subscript(q: Int) -> R { _read { yield s[q] } _modify { yield &s[t(q)] } }
  var u: V { unsafeAddress { w() } unsafeMutableAddress { x(&y) } }
  var z: A1 { borrowing get { b1() } consuming set(c1) { d1(c1) } }
  var e1: F1 { @_lifetime(borrow self) get { g1 } }
}
