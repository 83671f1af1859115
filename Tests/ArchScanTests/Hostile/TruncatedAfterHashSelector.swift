struct A { func b() { c() } }
#selector