struct A { func b() { c() } }
#else