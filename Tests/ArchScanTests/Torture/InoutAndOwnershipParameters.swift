func a(b: inout C, d: inout [E: F], g: borrowing H, i: consuming J, k: __shared L, m: __owned N, o: sending P, q: isolated R, s: isolated S? = nil, t: @autoclosure () -> U, v: _const W) {}
func x(y: (inout Z) -> Void, a1: (borrowing B1, consuming C1) -> D1, e1: (sending F1) async -> sending G1, h1: inout @I1 J1) { k1(&l1, m1: &n1.o1, &p1[q1], r1: &self) ; s1 = &t1 }
let u1 = { (v1: inout W1, x1: borrowing Y1) in z1() }, a2: (inout B2) -> C2 = d2
func e2(borrowing: Int, consuming f2: Int, sending: sending G2, isolated h2: Int) { inout1(consuming: 1, borrowing: 2, sending: 3, isolated: 4) }
