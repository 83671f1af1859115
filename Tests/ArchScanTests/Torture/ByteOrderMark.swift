import A
struct B { let c = d() }
func e() { F.g() }
