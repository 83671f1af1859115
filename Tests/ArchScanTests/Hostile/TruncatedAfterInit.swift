struct A { func b() { c() } }
init