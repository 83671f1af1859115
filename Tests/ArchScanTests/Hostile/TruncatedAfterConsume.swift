struct A { func b() { c() } }
consume