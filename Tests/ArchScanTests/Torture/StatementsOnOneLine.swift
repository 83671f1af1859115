import A; import B.C; struct D {}; class E { let f = 1; var g: Int; func h() { i(); j() }; init() {} }; k(); l()
func m() { let n = 1; var o = 2; p(); q.r(); if s { t() }; u() ; }
enum V { case w; case x, y; func z() {} }; extension A1 { }; protocol B1 { var c1: Int { get }; func d1() }
var e1: Int { f1(); return g1() }; let h1 = 1; h1.i1(); typealias J1 = K1; func l1() {} ; m1()
let n1 = { o1(); p1() }; _ = { q1() }(); switch r1 { case 1: s1(); t1(); default: u1() }; v1()
struct W1 { var x1 = 1; let y1: Int; subscript(z1: Int) -> Int { 1 } }
