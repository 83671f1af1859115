struct A { func b() { c() } }
#available