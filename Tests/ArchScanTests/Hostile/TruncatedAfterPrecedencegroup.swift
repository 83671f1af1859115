struct A { func b() { c() } }
precedencegroup