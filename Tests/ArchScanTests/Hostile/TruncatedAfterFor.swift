struct A { func b() { c() } }
for