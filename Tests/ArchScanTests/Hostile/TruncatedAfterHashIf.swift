struct A { func b() { c() } }
#if