struct A { func b() { c() } }
actor