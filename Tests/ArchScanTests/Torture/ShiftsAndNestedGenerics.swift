let a: A<B<C>> = x >> y
let b: A<B<C<D>>>? = x >>> y
let c: [A<B>] = [A<B>()]
var d: A<B<C>>{ make() }
var e: A<B<C>>! = z
let f: (A<B<C>>) -> D<E<F>> = { $0 >> 1 }
func g<T: A<B<C>>>(x: T) -> A<B<T>> where T: D<E<F>> { x<<1 }
struct H<T>: I<J<T>>, K<L<M<T>>> where T: N<O<P>> { }
let q = R<S<T>>(u), v = W<X<Y>>.z, a1 = B1<C1<D1>>?.none
let e1 = f1 as? G1<H1<I1>> ?? j1
let k1 = l1 is M1<N1<O1>>
typealias P1<Q1> = R1<S1<Q1>>
