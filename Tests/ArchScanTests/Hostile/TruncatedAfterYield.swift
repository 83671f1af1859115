struct A { func b() { c() } }
yield