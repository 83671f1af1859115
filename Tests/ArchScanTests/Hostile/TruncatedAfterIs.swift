struct A { func b() { c() } }
is