struct A { func b() { c() } }
where