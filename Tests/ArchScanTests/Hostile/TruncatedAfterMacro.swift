struct A { func b() { c() } }
macro