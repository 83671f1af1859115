struct A<each B: C, D> where repeat each B: E { let f: (repeat each B) ; func g(_ h: repeat each B) -> (repeat I<each B>) { (repeat j(each h)) } }
func k<each L, let m: Int>(n: repeat (each L) -> O) async -> P<m> { for q in repeat each n { r(q) } }
let s = T<1, -2, U>(), v = W<repeat each X>.y(), z: A1<3, B1>.C1 = d1()
extension E1 where F1 == G1<repeat each H1> { static func i1<each J1>(_ k1: repeat each J1) where repeat each J1 == L1 {} }
typealias M1<each N1> = (repeat Optional<each N1>)
