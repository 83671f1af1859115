struct A { func b() { c() } }
while