func calls() {
  a(); b.c(); d.e.f(1); g()(); h()().i(); j[0](); k[0].l(); (m)(); (n).o(); [p].q(); [:].r()
  "s".t(); 1.u(); 1.5.v(); "w\(x())".y(); { z() }(); { $0 }(a1); (b1 as C1).d1(); -e1.f1()
  g1!(); h1?(); i1!.j1(); k1?.l1(); m1<N1>(); O1.p1(); O1<P1>.q1(); r1.s1<T1>(); .u1(); .v1.w1(); .x1().y1()
  .z1(a2).b2(c2()).d2; e2 { }; f2 { }.g2(); h2() { }; i2 { } j2: { }; k2.l2 { }.m2 { }; n2[o2] { }
  p2.self(); q2.init(); Type.self.init(); (r2, s2).t2(); (u2)?.v2(); w2.0(); w2.0.x2(); w2.0.1()
  try y2(); await z2(); try? a3(); try! b3(); try await c3(d3()); &e3.f3(); !g3(); -h3()
  i3(j3(k3(l3))); m3(n3: o3, p3()); q3(r3:); s3(_:t3:)(u3); v3(w3 as! X3, y3 is Z3)
  a4 = b4(); c4 += d4(); e4() = f4(); _ = g4(); (h4, i4) = j4()
  #selector(k4); Array(l4); [Int](m4); [Int: String](); (Int, Int)(1); Int?(n4); [o4()]; [p4(): q4()]
  r4()?.s4()!.t4(); u4()[v4()](w4()); x4().y4.z4; self(a5); super.b5(c5); Self(d5); { $0(e5) }
  f5.g5
    .h5()
    .i5 { j5 }
    .k5()
}
