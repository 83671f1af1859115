func a(b c d: E, f, : G, h: , i: J = , ... ) ->  async throws(  { k() }
init(l
subscript(m
class After { func a() { b() } }
