struct A { func b() { c() } }
guard