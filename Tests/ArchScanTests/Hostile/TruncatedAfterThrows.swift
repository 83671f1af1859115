struct A { func b() { c() } }
throws