struct A { func b() { c() } }
deinit