struct A {
  var b = c { var d: Int { e() }; func f() { g() } } { didSet { h() } }
  var i: J = { var k: Int { l() }; return k }() { willSet { m() } }
  var n = o { class P { var q: Int { r() }; init() { s() } } } { didSet(old) { t() } willSet { u() } }
}
func v() { var w = x { func y() { z() } } { didSet { func a1() { b1() } } } }
