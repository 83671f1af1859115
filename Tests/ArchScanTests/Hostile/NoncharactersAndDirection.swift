let a‮b = "⁦"
func ￿() { ﷐() }
let ​ = 1
