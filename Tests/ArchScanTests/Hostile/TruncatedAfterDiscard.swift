struct A { func b() { c() } }
discard