struct A { func b() { c() } }
try