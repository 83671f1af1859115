struct A { func b() { c() } }
infix