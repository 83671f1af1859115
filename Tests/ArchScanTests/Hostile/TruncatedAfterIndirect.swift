struct A { func b() { c() } }
indirect