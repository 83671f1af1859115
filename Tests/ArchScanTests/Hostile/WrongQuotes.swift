let a = “b” + 'c' + `d
func e() { f(“g { ”) ; h('}') }
class After { func a() { b() } }
