struct S {
  var (a, b): (Int, Int) = (1, 2)
  let (c, (d, _)), e = f()
  var x = 1, y: Int, z = { g() }(); var w: Int { h() }
  let i, j: Int
  let k: Int, l = 1, m: String = "n"
  var _ = o()
  static var p = 1, q: R = s
  let (t, u): (Int, T<Int>), v: [U]
  var a1: Int = 1 { didSet { b1() } }
  lazy var c1: D1 = { e1() }()
  let f1: (Int) -> (String) -> Void, g1: (a: Int, b: H1)?
  var i1 = 1 as J1, k1: L1 = m1 as? N1 ?? o1
  let
    p1
    :
    Q1
    , r1
}
let (s1, t1) = u1(), v1: Int = 1
var w1: Int { 1 }; var x1: Int { 2 }
var y1: Int = 1, z1 = 2, (a2, b2) = (3, 4)
