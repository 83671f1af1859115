func f() {
  a<B> { c() } ; d<E>() { f() } ; g.h<I> { j() } k: { l() } ; m<N, O>(p) { q in r(q) } ; s<T>.u { v() } ; let w = x<Y> { z() } ; A1<B1> { c1() }.d1 ; E1<F1>.init { g1() }
  if h1<I1>(j1) { k1() } ; if l1 < m1 { n1() } ; guard o1<P1>().q1 else { r1() } ; for s1 in T1<U1>(v1) { w1() } ; switch X1<Y1>.z1 { default: a2() } ; while b2 < c2 { d2() } ; if e2 > f2 { g2() }
  return h2<I2> { j2() }
}
class K2: L2<M2> { let n2 = O2<P2> { q2() }, r2 = S2<T2>(u2: .v2) ; var w2: X2<Y2> { z2<A3> { b3() } } ; @C3<D3>(e3()) var f3: G3 }
