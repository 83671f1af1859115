struct A { func b() { c() } }
unsafe