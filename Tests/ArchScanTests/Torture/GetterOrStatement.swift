struct A {
  var q: R { let get = s ; return get } ; var v: W { self.get { x() } } ; var y: Z { `get` { a1() } }
  var b1: C1 { willSet { d1() } } ; var e1: F1 { yield(g1) }  ; var l1: M1 { @N1 var o1 = p1 ; return o1 }
  var q1: R1 { return get { s1() } } ; var w1: X1 { init { y1() } get { z1() } } ; var a2: B2 { } ; var c2: D2 { /* get */ e2() }
  var f2: G2 { mutating() } ; var k2: L2 { async let m2 = n2() ; return await m2 } ; var o2: P2 { nonisolated(unsafe) let q2 = r2() ; return q2 }
}
