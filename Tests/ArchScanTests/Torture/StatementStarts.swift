func f() {
  -a() ; !b() ; ~c() ; &d ; (e)() ; [g]() ; "h".i() ; 1.j() ; .k() ; \.l ; #m() ; /n"/.o() ; #/p"/#.q() ; `r`() ; _ = s()
  self.t() ; super.u() ; Self.v() ; Any.self ; nil ; true ; false ; try w() ; await x() ; { y() }()
  ...z ; a1... ; *b1 ; √c1() ; if d1 { e1() } ; @F1 func g1() {} ; @H1 let i1 = j1() ; k1: do { } ; try? l1 { } ; try await m1() ; consume n1 ; any.o1() ; repeat { q1() } while r1
}
