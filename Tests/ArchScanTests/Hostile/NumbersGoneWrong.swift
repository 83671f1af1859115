let a = 0x, b = 0b2, c = 1e, d = 1.2.3.4, e = 0xG, f = 1_, g = 9a(), h = 0x1.8, i = 1.e()
class After { func a() { b() } }
