let a = { b() }()
let c: D = { e() }()
struct F {
  let g = { h() }(), i: J = { k($0) }(1)
  static let l: M = { let n = O(); n.p(); return n }()
  lazy var q: R = { [unowned self] in self.s() }()
  var t: Int = { u }() { didSet { v() } }
  let w = try! { try x() }()
  let y = z { a1() }()
  let b1 = (c1 { d1() })()
  var e1: Int = { f1() }()
    { willSet { g1() } }
  let h1 = { i1 }().j1.k1(), l1 = { m1() } as N1
}
func o1(p1: Int = { q1() }()) { { r1() }(); ({ s1() })(); let t1 = { u1() }; _ = { v1() }() + { w1() }() }
let x1 = [{ y1() }(), { z1() }()], a2 = ({ b2() }(), { c2() }), d2 = { e2() }()?.f2
