protocol A: class, B where Self: C {}
protocol D<E>: F {
  associatedtype E
  associatedtype G: H, I = J where G.K == L
  associatedtype M = N<O>
  associatedtype P: Collection<Int> where P.Element: Q, P.R == S
  @available(*, deprecated) override associatedtype T
  typealias U = V<W>
  var x: Int { get }
  static var y: Z { get set }
  func a1()
  func b1() -> Self
  static func c1<T>(d1: T) async throws -> T where T: E1
  mutating func f1(); init(g1: H1)
  subscript(i1: Int) -> J1 { get }
  static func == (k1: Self, l1: Self) -> Bool
  prefix static func - (m1: Self) -> Self
  @objc optional func n1()
  @objc optional var o1: Int { get }
  associatedtype P1: ~Copyable
  associatedtype Q1 : R1 ; associatedtype S1
}
