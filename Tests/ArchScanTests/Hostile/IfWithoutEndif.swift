#if A
func b() {
#if C
 d()
class After { func a() { b() } }
