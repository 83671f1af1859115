struct A { func b() { c() } }
operator