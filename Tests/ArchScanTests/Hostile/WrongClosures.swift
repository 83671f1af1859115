let a = { [b c in d
let e = { (f, in g }
let h = { in }
let i = { -> J in }
let k = { [weak] in [unowned(] in }
class After { func a() { b() } }
