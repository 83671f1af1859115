struct A { func b() { c() } }
catch