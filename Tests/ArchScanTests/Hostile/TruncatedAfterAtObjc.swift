struct A { func b() { c() } }
@objc(