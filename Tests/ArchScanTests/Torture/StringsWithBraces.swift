struct Braces {
  let a = "{", b = "}", c = "(", d = ")", e = "[", f = "]", g = "<", h = ">"
  let i = "\"{\"", j = "\\", k = "{\\"
  let l = "'", m = "`", n = "#if DEBUG", o = "#endif"
  func p() { q("}") { r("{") } }
  var s: String { "}" }
  let t = "@A class B {}"
  subscript(u: String = "}") -> String { "{" }
}
func outside() { Braces().p() }
