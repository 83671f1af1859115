struct A<B, C: D, E: F & G>: H where B: I, C.J == K<B>, E: L<Int>, B.M.N: O {}
func p<each Q: R, S>(t: repeat (each Q, S)) where repeat each Q: U, S == V {}
class W<X> where X: AnyObject { func y<Z>() where Z == X {} ; init<A1>(_: A1.Type) where A1: B1 {} }
enum C1<D1: ~Copyable>: ~Copyable where D1: ~Escapable { case e1(D1) }
typealias F1<G1, H1> = [G1: H1] where G1: Hashable
extension I1 where J1 == (Int, String), K1: (L1), M1.N1 == [O1], P1: Q1? {}
func r1(_ s1: some T1<U1, V1>, w1: any X1<Y1.Z1>) -> some A2<B2> & C2 {}
func d2<@E2 F2, G2>(h2: F2) {}
struct I2<let J2: Int, K2>: ~Copyable { var l2: [J2 of K2] }
func m2<T>(n2: T.Type) where T: O2.P2<Q2> { r2(T.self) }
extension S2<T2>: U2 where V2: W2, X2 == Any {}
func y2<T, >(z2: T) -> T { z2 }
