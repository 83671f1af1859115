struct A { func b() { c() } }
&