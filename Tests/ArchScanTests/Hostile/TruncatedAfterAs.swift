struct A { func b() { c() } }
as