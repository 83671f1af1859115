func a() { b } ; func c() -> D { return e } ; func f() { return } ; func g() { return; h } ; func i() { j; k } ; func l() { } ; func m() { n() ; }
var o: P { q } ; var r: S { return t } ; var u: V { get { w } set { x } } ; var y: Z { get { return a } nonmutating set { return } } ; subscript(a: B) -> C { d }
let e = { f } ; let g = { h in i } ; let j = { [k] (l: M) -> N in return o } ; let p = { q; r } ; let s = { } ; let t = { u in } ; v { w } x: { return y }
func z() { { a } } ; func b() { { return c }() } ; func d() { e { f { g } } } ; init() { self.h = i } ; deinit { j } ; init(k: L) { return }
func m() { if n { o } else { p } } ; func q() { switch r { case s: t } } ; func u() { if v { return w } ; return x } ; func y() { z = a }
func b() { func c() { d } ; return c() } ; func e() { struct F { func g() { h } ; var i: J { k } } } ; func l() { return { m }() }
func n() { try o() } ; func p() { await q } ; func r() { return try await s() } ; func t() { throw u } ; func v() { -w } ; func x() { !y } ; func z() { (a, b) }
func c() { defer { d } } ; func e() { do { f } catch { g } } ; func h() { i ? j : k } ; func l() { m as N } ; func o() { "p \(q { r })" } ; func s() { #t }
func u() { let v = w } ; func x() {
  y
    .z()
} ; func a() {
  return
    b
} ; func c() { return if d { e } else { f } } ; func g() { return switch h { default: i } } ; func j() { return .k } ; func l() { .m } ; func n() { return -o }
func p() {
#if Q
  r
#else
  s
#endif
}
func t() { /* return u */ "return v" } ; func w() { return /* x */ y // z
}
var a = { b }() { didSet { c } } ; @D({ e }) func f(g: H = { i }()) { j } ; return k ; { return l } ; @M({ return n }) struct O { var p = { q } }
