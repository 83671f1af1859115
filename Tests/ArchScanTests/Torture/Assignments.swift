class A { var x = 0, y: B? = nil; static var shared = A(); lazy var z: Int = { 3 }() }
func a1(_ p: inout Int) {
  x = 1; self.x += 2; A.shared.x -= 3; a.b.c *= d; a . b /* = */ = c // = d
  a?.b = 1; a!.b! = 2; a?.b?[0] = 3; a[0] = 4; a[b = c ? 1 : 2].d = 5; a()[0].b = 6; (a).b = 7; f { $0.x = 1 }.y = 8
  (a, b) = (b, a); (self.a, _) = c; _ = d; _=e; [a, b][0] = f; $0 = 1; $a.b = 2; `default` = 3; a.`default`.b = 4
  p <<= 1; p >>= 1; p &+= 1; p &= 1; p |= 1; p ^= 1; p %= 1; p /= 1; p ??= 1; p .+= 1; p ||= q; p <>= 2; p ~~= 1
  a == b; a != b; a <= b; a >= b; a === b; a !== b; a ~= b; a .== b; a .!= b; a .<= b; a .>= b; a .< b
  try a.b = c; try! a.b = try? c; await a.b = await c; try await self.x.y = z()
  a = b ? c : d; a ? b = c : (d = e); a ? (b) : c = d; a = b = c; a = b ?? c; a = b as? C; a = b is C; a as! B = c
  a = { b = c; return d }; a = { [e = f] in g = e }; a = [b: c]; a = b { c = d } e: { f = g }
  super.x = 1; Self.x = 2; type(of: a).b = 3; \A.x = 4; a.0 = b; a.0.1 += c; a<B>.c = d; A<B>.c = d; .a = b
  *a = b; -a = b; &a = b; !a = b; a++ = b; a... = b
}
#if X
a
#if Y
.b()
#endif
.c = d
#endif
@W(x = 1, { y = 2 }) var w = 3 { didSet { w = oldValue } willSet(n) { x = n } }
var v: Int { get { a = 1; return 2 } set { b = newValue } }
func a2(a: Int = { b = 1; return 2 }()) {}
a = if b { c } else { d }; a = switch b { case c: d default: e }
"\(a = b) \(c, d: e += f)"; """
  a = b \(c.d = e)
  """
#"a = \#(b = c)"#
a =
  b; a
= b
x.map { $0.y }.z = 1 ; x { } = 2; x() = 3; x()! = 4; x()?.y = 5
