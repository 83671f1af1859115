func f() {
  let a = [Int](), b = [String: [Int]](), c = (Int, String).self, d = (Int) -> Void.self, e = [(Int) -> Void]()
  let g = Int?.none, h = [Int]?.some(i), j = [A.B](), k = [A.B: C](l), m = Optional<Int>.none, n = (A.B).self
  o(Int.self, [Int].self, A.B.self, P<Q>.self, Int?.self, (any R).self, (S & T).self, ((Int) throws -> U).self)
  V.W<X>.Y(z).self; [A1: B1].C1(); (D1?).e1(); Array<(Int, String)>(f1); [Int?]().g1(); [() -> Void]().h1; [H1.I1]().j1()
  let k1 = { (l1: M1) -> N1 in o1() } as (M1) -> N1, p1 = Q1?.self, r1 = [S1!]().t1, u1 = (Int, V1)?.none
  let w1 = Any.self, x1 = AnyObject.self, y1 = Void(), z1 = Self.self, a2 = Never.b2(), c2 = X.Type.self, d2 = X.Protocol.self
  let e2 = [3 of Int].self, f2 = [@Sendable () -> Void](), g2 = [(async: Int, Int)](), h2 = (A, B) -> C
}
