struct A { func b() { c() } }
enum