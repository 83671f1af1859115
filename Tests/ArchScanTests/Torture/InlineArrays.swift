let a: [3 of Int] = [1, 2, 3], b: [2 of [3 of C]] = d(), e = [4 of F](repeating: g())
struct H { var i: [n of J]; func k(l: [8 of UInt8]) -> [2 of M]? { N<[3 of O]>.p() } }
let q = of(r), s = [of], t = [of, u], v = InlineArray<3, Int>(w())
typealias X = [5 of Y]
