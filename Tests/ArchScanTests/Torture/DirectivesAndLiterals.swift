#sourceLocation(file: "other.swift", line: 1)
func f(file: StaticString = #file, line: UInt = #line, id: String = #fileID, c: Int = #column) {
  #warning("careful (")
  #warning("stop }")
  log(#function, #filePath, #dsohandle, #selector(go(_:)), #keyPath(A.b.c))
  if #available(iOS 15.0, macOS 12, *), x() { y() }
  guard #unavailable(watchOS 8) else { return }
  while #available(tvOS 1, *) { break }
  let a = #selector(getter: A.b), b = #selector(setter: C.d), e = #selector(Foo.bar(baz:qux:))
  let g = #colorLiteral(red: 1, green: 0, blue: h(), alpha: 1), i = #imageLiteral(resourceName: "j")
  let k = #fileLiteral(resourceName: "l"), m = #externalMacro(module: "M", type: "N")
  if #_hasSymbol(Foo.bar) { yes() }
}
#sourceLocation()
#warning("top")
#if X
#warning("in config")
#endif
struct S {
  #warning("member")
}
enum E { case a
  #warning("between")
  case b }
