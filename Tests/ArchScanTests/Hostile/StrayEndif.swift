#endif
func a() {
#endif
 b() }
#endif
class After { func a() { b() } }
