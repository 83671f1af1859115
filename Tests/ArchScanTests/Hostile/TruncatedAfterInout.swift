struct A { func b() { c() } }
inout