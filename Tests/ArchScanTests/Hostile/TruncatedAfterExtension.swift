struct A { func b() { c() } }
extension