struct A { func b() { c() } }
switch