struct A { func b() { c() } }
case