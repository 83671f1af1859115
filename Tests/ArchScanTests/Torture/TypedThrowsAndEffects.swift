func a() throws(B) -> C { do throws(D.E) { try f() } catch { throw .g(h()) } }
func i<J: Error>(k: () throws(J) -> Void) throws(J) { try k() } ; func l() throws(any Error) {} ; func m() throws(Never) {}
var n: O { get throws(P) { try q() } } ; var r: S { get async throws(T.U) { v() } } ; init1()
let w: () throws(X) -> Y = { () throws(X) -> Y in z() }, a1 = { () async throws(B1) in c1() }, d1: (Int) async throws(E1) -> F1 = g1
protocol H1 { func i1() throws(J1) ; init() throws(K1) ; var l1: M1 { get throws(N1) } ; func o1() async throws(P1) -> Q1 }
struct R1 { subscript(s1: Int) -> T1 { get throws(U1) { v1() } } ; init(w1: Int) throws(X1) { try y1() } ; func z1() rethrows -> A2 {} }
