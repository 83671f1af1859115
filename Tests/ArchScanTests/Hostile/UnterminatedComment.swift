func a() { b() }
/* never closed
class After { func a() { b() } }
