let a = "\(b)\(c())\(d.e)\(f[0])\(g ?? h)\(i ? "j" : k())\(l as M)\(n!)\(o?.p() ?? "q")\(r, s: t())\(u { v })"
let w = "\(x: y, z: "a1\(b1(c1: "d1"))")" + "\("e1" + "\(f1)")" + "\(["g1"].joined(separator: ", "))" + "\(h1["i1"]!)"
let j1 = "price: \(String(format: "%.2f", k1.l1(m1: .n1)))", o1: String = "\(p1.map { q1 in "\(q1)" }.joined())", r1 = ["s1\(t1)": "\(u1())"]
func v1() -> String { "\(w1)" } ; func x1(y1: String = "\(z1())") { a2("\(b2 == 1 ? "" : "c2")") ; d2("\(e2)" as F2) ; return "\(G2.h2.i2)" + #"\#(J2.k2())"# }
let l2 = "\(m2 is N2)\(try? o2())\(-p2)\(!q2())\(r2...s2)\(t2 < u2)\(v2 && w2)\((x2, y2()).0)\(\Z2.a3)\(#b3)\(.c3)\(d3=e3)"
