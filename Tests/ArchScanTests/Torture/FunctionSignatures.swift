func a() {}
func b(_ c: Int, d e: String, f: Double = 1.0, g: Int...) -> Bool { h() }
func i<T, U: V>(j: T, k: U) async throws -> W<T> where T: X, U.Y == Z { a1() }
func b1() throws(C1) -> D1 { e1() }
func f1() async throws(any G1) {}
func h1(i1: () throws -> Void) rethrows -> Int { try i1() }
func j1(k1: inout Int, l1: borrowing M1, n1: consuming O1, p1: sending Q1, r1: isolated S1, t1: __owned U1) {}
func v1(w1: some X1, y1: any Z1, a2: [B2: C2] = [:], d2: (E2) -> F2 = { g2($0) }) -> some H2 {}
func i2() -> (Int, String) { (1, "") }
func j2() -> (Int) -> (String) -> Void { { _ in { _ in k2() } } }
func l2() -> [M2]? { nil }
func n2()
func o2(p2: Int = q2(), r2: S2 = .t2(u2: V2.w2), x2: Y2 = { z2() }()) {}
func a3(@B3 c3: D3, _: Int, `in`: Int, for e3: Int, _ f3: Int...) -> @G3 H3 {}
func i3<each T>(_ j3: repeat each T) -> (repeat each T) { (repeat k3(each j3)) }
func l3<let n: Int>(m3: InlineArray<n, Int>) -> [3 of Int] { o3() }
func p3 < T > ( q3 : T ) -> T { q3 }
func r3(
  s3: Int, // comment
  t3: String = "u3(", /* v3 */
  w3: Int,
) -> X3
{ y3() }
func z3() async -> sending A4 { b4() }
func c4(_ d4: (_ e4: Int, _ f4: String) -> Void, g4: Int...) {}
func h4() -> any I4 & J4 { k4() } ; func l4() -> Self.M4 { n4() }
