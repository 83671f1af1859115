struct A { func b() { c() } }
throw