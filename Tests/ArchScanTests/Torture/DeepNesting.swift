func f() { if a { while b { for c in d { switch e { case .f: do { repeat { g { h { i(j(k([l: [m(n { o(p { q() }) })]]))) } } } while r } catch { s() } default: t() } } } } }
let u = ((((((v())))))), w = [[[[[[x()]]]]]], y = { { { { z() } } } }, a1 = b1(c1(d1(e1(f1(g1()))))), h1: [[[[I1]]]] = j1, k1: L1<M1<N1<O1<P1>>>> = q1
struct A { struct B { struct C { struct D { struct E { func f() { func g() { func h() { i() } ; j() } ; k() } ; let l = m() } ; let n = o() } } } }
