enum A { case a; case b, c, d; case e(Int), f(x: Int, _ y: String = "z", String) }
enum B: String { case a = "x", b = "y\"", c }
enum C: Int { case a = 1, b = -2, c = 0xFF, d }
indirect enum D { case leaf, node(D, D) }
enum E { indirect case a(E), b; indirect case c(E) ; @available(*, deprecated) case d }
enum F: Double { case a = 1.5, b = 2e3 }
enum G<T> { case a(T), b([T]), c((T) -> Void), d(T?, [T: Int]), e(() async throws -> T) }
enum H {
  case first // comment, not a case
  case second, // trailing
    third,
    fourth(
      a: Int,
      b: String = make() // default
    )
  case `default`, `self`, any, some, get
  var i: Int { switch self { case .first: 1; case .second, .third: 2; default: j() } }
  case last(k: (Int, Int) = (1, 2), l: [Int] = [1, 2], m: () -> Void = { n() })
  static func make() -> H { .first }
}
enum I { case a(a: I.J = .b), c(_: Int), d(Void) ; struct J {} }
enum K { case l
case m }
