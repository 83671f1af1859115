struct A { func b() { c() } }
in