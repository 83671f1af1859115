#else
func a() {
#elseif X
 b()
#else
 c() }
class After { func a() { b() } }
