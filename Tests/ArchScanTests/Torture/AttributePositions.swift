func a(@Builder b: () -> Int, c: @escaping @Sendable () -> Void, d: @autoclosure () -> Int = e()) {
  let f = { @MainActor in g() }
  let h = { @Sendable @MainActor [weak self] (@W i: Int) async throws -> @J Int in k() }
  @Local var l = m()
  @Local2(n()) func o() { p() }
  @Local3 struct Q { }
  @resultBuilder enum R {}
  switch s { case .t: u() ; @unknown default: v() }
  switch s { @unknown case .w: x() default: y() }
  if let z = a as? @Sendable () -> Void { }
  let b1: @A1 Int, c1: [@B1 Int]
}
var d1: Int { @inlinable get { e1() } @available(iOS 1, *) set { f1() } }
var g1: Int { @H1(i1()) get async throws { 1 } }
subscript1()
struct J1<@K1 T> where T: L1 { @M1 @N1 var o1: Int; @P1
  func q1() {}
  @R1 init() {} ; @S1 deinit {} }
enum T1 { @U1 case v1; @W1 indirect case x1(T1) }
protocol Y1: AnyObject { @Z1 associatedtype A2; @B2 var c2: Int { @D2 get } }
class E2: @unchecked Sendable, @preconcurrency F2, @retroactive G2, @MainActor H2 {}
extension I2: @unchecked @preconcurrency J2 {}
@K2 typealias L2 = @M2 (N2) -> @O2 P2
@Q2 import R2
@S2 precedencegroup T2 {}
@U2 macro v2() = #w2
@X2 extension Y2 { @Z2 subscript(a3: Int) -> Int { @B3 get { 1 } } }
