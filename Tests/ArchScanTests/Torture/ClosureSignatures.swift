let a = { }
let b = { c in d(c) }
let e = { f, g in h(f, g) }
let i = { (j: Int, k: String) -> Bool in l() }
let m = { (n, o) in p() }
let q = { () -> Void in r() }
let s = { () in t() }
let u = { [weak self] in self?.v() }
let w = { [weak self, x = y(), unowned z, unowned(safe) a1 = b1, unowned(unsafe) c1, self] d1 in e1() }
let f1 = { [g1] (h1: Int) async throws -> J1 in k1() }
let l1 = { @MainActor @Sendable [m1] n1 in o1() }
let p1 = { async in q1() }
let r1 = { _ in s1() }
let t1 = { _, _ in u1() }
let v1 = { (w1: inout Int, _ x1: Y1...) throws(Z1) in a2() }
let b2 = { c2 async throws -> D2 in e2() }
let f2 = { $0 + $1 }
let g2 = { (h2: (Int, Int), i2: @escaping () -> Void) in j2() }
let k2 = {
  // comment
  [weak l2]
  m2
  in
  n2()
}
let o2 = { [] in p2() }
let q2 = { [r2 = { s2() }(), t2 = u2.v2] in w2() }
let x2 = { { y2() } }
let z2 = { { $0 }($0) }
let a3 = { b3 -> C3 in d3() }
let e3 = { [f3, g3].h3() }
let i3 = { (j3, k3).l3() }
let m3 = { (n3) }
let o3 = { [p3: q3] }
let r3 = { s3; t3() }
let u3 = { (v3: [W3]) in y3() }
let z3 = { [a4.b4] }
let c4 = { for d4 in e4 { f4() } }
