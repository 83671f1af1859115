struct A { func b() { c() } }
rethrows