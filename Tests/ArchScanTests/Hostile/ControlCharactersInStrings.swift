let a = "tab	here"
let b = ""
func c() { d() }
