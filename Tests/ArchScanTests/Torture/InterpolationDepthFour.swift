func deep(x: Int, names: [String: [Int]]) -> String {
  let a = "1 \(one("2 \(two("3 \(three("4 \(four())"))"))"))"
  let b = "\(x > 0 ? "\(x == 1 ? "one" : "\(x == 2 ? "two" : "\(many(x))")")" : "none")"
  let c = "\(["k": ["n": "\(names["a"]?.first ?? 0)"]]["k"]!["n"]!)"
  let d = "\({ (y: Int) -> String in "\(y) \({ "\($0)" }(y))" }(x))"
  let e = "\(names.map { "\($0.key): \($0.value.map { "\($0 > 0 ? "+" : "-")" })" })"
  let f = "a \(") } ] \" ") b \("(") \(#")"#)"
  return "\(a)\(b)" + "\(c, default: "\(d)")" + "\(e, specifier: "%.2f")\(f)"
}
struct Text {
  var title = "\(Date())"
  static let all = "\(Foo.bar.baz) \(Foo.Bar(x: "\(Nested.value)"))"
  func body() -> String { "\(self.title) \(if: true, "x") \(literal: "y")" }
}
