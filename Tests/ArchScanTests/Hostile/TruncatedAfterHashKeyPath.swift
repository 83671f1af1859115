struct A { func b() { c() } }
#keyPath