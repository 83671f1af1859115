let a = #"plain "quotes" inside"#
let b = #"no interpolation \(call()) here"#
let c = ##"one hash "# does not end, "# \#(no()) "##
let d = #"\"#
let e = #""#
let f = ##""##
let g = #"""#
let h = ###"" "# "## "###
let i = #"C:\Users\name\"#
let j = [#"]"#: #")"#, ##"}"##: "{"]
func use() {
  print(#"class Fake {"#, ##"""##, "\\", "\"", #"\""#)
  match(#"^\d+(\.\d+)?$"#).first
}
