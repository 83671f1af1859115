struct A { func b() { c() } }
typealias