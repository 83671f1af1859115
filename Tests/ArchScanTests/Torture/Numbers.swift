let a = 1_000, b = 0x1F_e, c = 0b1010, d = 0o17, e = 1.5e-3, f = 0x1.8p+1, g = 1e5, h = -1, i = +2
let j = 1.description, k = 1.0.rounded(), l = 0xFF.bar(), m = 1e3.foo, n = t.0.1, o = t.0.1.2(), p = t.10.x
let q = 1...2, r = 1.0...2.0, s = 0..<10, u = 5.advanced(by: 1), v = 0x1e+2, w = 0b1.z, x = 1_0.0_1.y()
let y = 0xAp-2.magnitude, z = 00.1, a1 = 123.456.c1().d1
func b1() { [1.e1, 2.f1()]; 3.g1 { } ; -4.h1(); t.0(); t.0.0 = 1; 1+2-3.i1() }
