import /* a */ struct   A /* b */ .
  B   . C
@_spi( /* c */ X   ) import D
struct E /* f */ : G /* h */ . I , J < K , /* l */ M > & N , // o
  P
  . Q { }
extension R /* s */ . /* t */ T
  < U > . V { }
func w(x : Y  <  Z  > /* a1 */ , b1   c1 : ( D1 , E1 ) -> /* f1 */ G1 ) -> [ H1 :
  I1 ] { j1 . /* k1 */ l1 /* m1 */ . n1 ( ) ; O1 // p1
    . q1 // r1
    . s1 ( ) ; T1 < U1 /* v1 */ > . w1 ( ) ; x1 /* y1 */ ( ) }
let z1 : A2 /* b2 */ . B2? , c2 : D2
  // e2
  . E2 = f2
@G2 . I2( j2 ) @K2 var l2 : /* m2 */ N2 /* o2 */ = p2
private  ( set )  nonisolated ( unsafe ) var q2 : @R2 ( S2 ) -> T2 = u2
class V2 : W2 /* x2 */ { unowned ( safe ) let y2 : Z2 }
