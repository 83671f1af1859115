struct A { func b() { c() } }
class