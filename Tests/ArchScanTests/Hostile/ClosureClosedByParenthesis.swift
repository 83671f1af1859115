func a() { b { c ) } d([e) ; f(g}
class After { func a() { b() } }
