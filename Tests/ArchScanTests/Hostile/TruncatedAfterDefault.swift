struct A { func b() { c() } }
default