struct A { func b() { c() } }
func