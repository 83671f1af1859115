func a(b: Int, c: Int,) -> D { e(f, g: h,) ; i[j,] ; (k, l,) ; [m, n,] ; [o: p,] ; q<R, S,>() }
struct T<U, V,> { subscript(w: Int,) -> X { y } ; init(z: Int,) { a1 { [b1, c1,] d1 in e1() } } }
let f1: (G1, H1,) = i1, j1: (K1, L1,) -> M1 = { (n1, o1,) in p1() }; #q1(r1,)
