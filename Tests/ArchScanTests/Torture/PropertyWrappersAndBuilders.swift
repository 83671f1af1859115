@propertyWrapper
public struct A<B> {
  public var wrappedValue: B { get { c() } set { d() } }
  public var projectedValue: E { f }
  public init(wrappedValue: B, g: H = .i) { j() }
}
@resultBuilder
enum K { static func buildBlock(_ l: M...) -> N { o(l) } ; static func buildEither(first p: Q) -> R { s } }
struct T {
  @A var u = 1
  @A(wrappedValue: v(), g: .w) var x: Int
  @A<Int>(g: H.y()) private static var z = a1(), b1 = 2
  @C1 @D1(e1) @F1.G1 var h1: I1, j1: K1 = l1()
  @Published private(set) var m1: [N1] = []
  @Environment(\.o1) private var p1
  @K var q1: some R1 { s1() ; if t1 { u1() } else { v1 } ; for w1 in x1 { y1(w1) } ; switch z1 { case .a2: b2() default: c2() } }
  func d2(@K e2: () -> F2, @A g2: Int) { h2(e2) { i2() ; j2() } }
  @Query(filter: #Predicate<K2> { l2 in l2.m2 == n2 }, sort: \.o2) var p2: [Q2]
  @Test("r2 {", arguments: [s2(), .t2]) func u2() async throws { #expect(v2() == w2 && x2) ; try #require(y2?.z2) }
}
