struct A { func b() { c() } }
let