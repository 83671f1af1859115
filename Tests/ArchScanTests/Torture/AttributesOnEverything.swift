@A(b()) import C
@D(e()) struct F<@G H>: @I J where H: K { @L(m()) @N var o: @P Q = r() ; @S(t()) func u(@V(w()) x: @Y Z) -> @A1 B1 { c1() } ; @D1(e1()) init() {} }
@G1(h1()) enum I1 { @J1(k1()) case l1(M1) ; @N1 case o1, p1 } ; @Q1(r1()) protocol S1 { @T1(u1()) associatedtype V1 ; @W1(x1()) var y1: Z1 { @A2(b2()) get } ; @C2(d2()) func e2() }
@F2(g2()) extension H2 { @I2(j2()) subscript(k2: L2) -> M2 { @N2(o2()) get { p2() } } ; @Q2(r2()) typealias S2 = T2 ; @U2(v2()) #w2(x2()) }
@Y2(z2()) let a3 = b3(), c3: @D3 E3 = f3() ; @G3(h3()) func i3() { @J3(k3()) let l3 = m3() ; @N3(o3()) func p3() {} ; q3 { @R3(s3()) t3 in u3() } }
@V3(w3()) macro x3() = #y3 ; @Z3(a4()) precedencegroup B4 {} ; @C4(d4()) typealias E4 = F4 ; @G4(h4()) actor I4 {} ; @J4(k4()) class L4 {}
