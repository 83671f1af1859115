struct A { func b() { c() } }
repeat