func a() { b() }
/* one /* two */ never closed
class After { func a() { b() } }
