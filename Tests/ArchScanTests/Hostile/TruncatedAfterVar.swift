struct A { func b() { c() } }
var