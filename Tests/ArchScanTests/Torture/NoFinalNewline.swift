struct A { func b() { c() } }
let d = E.f