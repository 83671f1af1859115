struct A { func b() { c() } }
subscript