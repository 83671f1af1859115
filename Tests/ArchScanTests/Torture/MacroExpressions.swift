let a = #stringify(1 + b()), c = #foo, d = #bar { e() }
let f = #generic<Int>(g()) { h() } label: { $0.i() }
struct S {
  var j = #k(l.m, n: .o)
  var p: Int { #q(r()) }
  func s() -> Int {
    let t = #u + #v(1).w.x()
    if #w(y) { z() }
    #a1(b1)
    #c1 { d1() }
    #e1
    f1(#g1, h1: #i1(j1()) { k1() })
    return #l1("\(#m1(n1()))").o1!
  }
}
_ = #p1?.q1; _ = [#r1: #s1(), #t1()[0]: 2]
let u1 = try #v1(await w1()) ?? #x1
enum E { case a; static let y1 = #z1.a2 }
