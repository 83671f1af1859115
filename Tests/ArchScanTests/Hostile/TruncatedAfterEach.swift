struct A { func b() { c() } }
each