struct A { func b() { c() } }
prefix