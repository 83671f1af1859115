struct A: ~Copyable { deinit { b() } ; consuming func c() { discard self } ; borrowing func d() -> E { f(self) } ; mutating func g() {} }
enum H: ~Copyable, I { case j(K) ; consuming func l() -> M { switch consume self { case .j(let n): n.o() } } }
func p<T: ~Copyable & ~Escapable>(_ q: borrowing T, r: consuming T, s: inout T) -> U where T: ~Copyable { v(consume r) }
extension W: X where Y: ~Copyable {} ; protocol Z: ~Copyable, A1 { associatedtype B1: ~Copyable } ; func c1(d1: any ~Copyable) {}
let e1 = f1(consume g1, copy h1), i1 = consume j1, k1 = ~l1, m1 = ~n1()
