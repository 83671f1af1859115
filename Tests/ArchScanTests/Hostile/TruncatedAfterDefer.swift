struct A { func b() { c() } }
defer