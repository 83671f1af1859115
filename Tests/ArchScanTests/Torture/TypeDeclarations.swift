class A {}
final public class B: C {}
public final class D<T>: E<T>, F where T: G {}
open class H : I.J, K<L, M> & N, O {}
struct P<T, U: Q>: R, ~Copyable, ~Escapable {}
fileprivate indirect enum S: String, T { case a }
enum U: Int {}
actor V {}
public distributed actor W: X {}
@globalActor public actor Y { static let shared = Y() }
protocol Z {}
protocol A1: AnyObject, B1 where C1 == D1 {}
protocol E1<F1, G1>: H1 { associatedtype F1; associatedtype G1 }
nonisolated struct I1 {}
nonisolated(nonsending) func j1() {}
private extension K1 {}
extension L1: M1, N1 where O1: P1 {}
@objc @objcMembers dynamic class Q1: R1 { }
typealias S1 = T1
public typealias U1<V1> = W1<V1> where V1: X1
class Y1:Z1{}
struct A2 :B2 , C2{let d2=1}
class E2<F2: G2, H2>: I2<(F2) -> H2>, J2<[K2]> { class func l2() {} ; class var m2: Int { 1 } ; class N2 {} }
enum O2 {} ; struct P2 {} ; class Q2 {}
final class R2: S2, @unchecked Sendable, T2 {}
struct U2: any V2, (W2), [X2] {}
