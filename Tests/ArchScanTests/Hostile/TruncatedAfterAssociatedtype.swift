struct A { func b() { c() } }
associatedtype