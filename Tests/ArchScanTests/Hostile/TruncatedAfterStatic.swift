struct A { func b() { c() } }
static