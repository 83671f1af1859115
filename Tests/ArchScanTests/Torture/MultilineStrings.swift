let plain = """
  { ( [ < class A {} // "
  """
let empty = """
  """
let quotes = """
  ""
  "" ""
  \"""
  \"\"\" " ""
  """
let interpolated = """
  \(call()) and \(Foo.shared.name)
    \(list.map { item in
      "\(item.name): \(item.children.map { "<\($0)>" }.joined())"
    }.joined(separator: """
      ,
      """))
  """
func uses() {
  log("""
    first
    """, level: .info)
  log(
    """
    no indent
    """
  )
  return """
    \(a) \(b ?? """
      nested \(c ? "d" : "e")
      """)
    """
}
