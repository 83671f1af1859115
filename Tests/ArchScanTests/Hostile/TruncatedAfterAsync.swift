struct A { func b() { c() } }
async