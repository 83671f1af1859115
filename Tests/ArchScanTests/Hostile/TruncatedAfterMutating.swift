struct A { func b() { c() } }
mutating