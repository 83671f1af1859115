typealias A = B
typealias C<D> = E<D>.F where D: G
public typealias H = (I, J) -> K
private typealias L = (m: N, o: P)
typealias Q = R & S & T
fileprivate typealias U = [V: W]?
typealias X = @convention(c) (Int) -> Void
@available(*, deprecated) typealias Y = Z
typealias A1 = any B1<C1>
typealias D1 = E1 . F1
typealias G1 = @MainActor @Sendable () async throws -> H1
struct I1 { typealias J1 = K1; private typealias L1 = M1 ; let n1: J1 }
func o1() { typealias P1 = Q1; let r1 = P1() }
typealias S1 =
  T1
  .U1
typealias V1 = W1.Type; typealias X1 = ~Copyable
typealias Y1 = (repeat each Z1); typealias A2 = [3 of B2]
