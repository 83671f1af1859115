struct A { func b() { c() } }
do