let a: Int, b: A.B.C, c: [D], e: [F: G], h: (I, J), k: (l: M, n: O)
let p: Q?, r: S!, t: U??, v: W & X & Y, z: any A1, b1: (any C1)?, d1: some E1
let f1: (Int) -> Void, g1: (Int, _ h1: String) async throws -> I1, j1: () throws(K1) -> L1
let m1: @Sendable @escaping (N1) -> O1, p1: Q1.Type, r1: S1.Protocol, t1: (any U1).Type
let v1: W1<X1, Y1<Z1>>, a2: A2<B2>.C2<D2>.E2, f2: [[G2]]?, h2: [I2?: J2!]
let k2: (_ l2: Int, _ m2: String) -> Void, n2: ((Int) -> Int)?, o2: (inout Int) -> Void
let p2: Self, q2: Any, r2: AnyObject & S2, t2: nonisolated(nonsending) () async -> Void, u2: @isolated(any) () -> Void
let v2: ~Copyable, w2: any ~Escapable & X2, y2: () -> () -> (), z2: (repeat each A3), b3: Void
let c3: InlineArray<3, Int>, d3: [4 of [5 of Int]], e3: [n of F3], g3: borrowing H3, i3: @A J3
let k3 : L3 . M3 /* c */ . N3 < O3 , P3 >, q3: R3?
let s3: __owned T3, u3: _const V3, w3: sending X3, y3: `Z3`.A4, b4: (@C4 D4) -> E4, f4: _
