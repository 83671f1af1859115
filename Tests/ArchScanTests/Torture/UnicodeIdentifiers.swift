struct Größe { let höhe = 1; func 测量() { 计算(π: 3.14) } }
enum 🐶 { case 🐱, 🦊(Int), 👩‍👩‍👧 }
let 🚀 = 🐶.🐱, é = Éa.b
extension Ünder.Größe { func ñ() { Ω.λ() ; ω.λ() } }
func ƒ(ｘ: Int) -> Ｔ { return Ångström.unit }
let 変数: 型 = 値.取得()
protocol Протокол { func метод() }
var a̐b = 1
prefix operator ⊕
prefix func ⊕ (x: Int) -> Int { x }
let r = ⊕r₁ ≠ ∑(s) × t
Éclair.make()
İstanbul.go()
