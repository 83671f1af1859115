struct A { func b() { c() } }
some