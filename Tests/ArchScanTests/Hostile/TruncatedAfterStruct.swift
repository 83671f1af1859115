struct A { func b() { c() } }
struct