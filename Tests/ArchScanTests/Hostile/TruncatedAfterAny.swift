struct A { func b() { c() } }
any