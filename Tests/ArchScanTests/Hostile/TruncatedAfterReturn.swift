struct A { func b() { c() } }
return