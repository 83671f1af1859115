>
func a() { b() > c() }
>>>>>
class After { func a() { b() } }
