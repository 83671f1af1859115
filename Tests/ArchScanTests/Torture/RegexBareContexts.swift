let afterEqual = /abc{2}"/
let list = [/a"/, /[(]"/, /b\//]
let table = [/k"/: /v{/]
func contexts() throws {
  call(/x"/)
  call(label: /y}/, /z{/)
  return /r"/
}
func more() async {
  _ = try? /t"/
  _ = await /u(v)"/
  if /w"/ ~= s { inside() }
  switch s {
  case /p"/: matched()
  case _ where /q"/.check(s): guarded()
  default: other()
  }
  guard let m = /g"/.firstMatch(in: s) else { leave() }
  throw /e"/
}
let closure = { /c"/ }
let both = { x in /d"/.match(x) }
let ternary = ok ? /a"/ : /b"/
let negated = !/n"/
let semi = 1; /s"/.go()
