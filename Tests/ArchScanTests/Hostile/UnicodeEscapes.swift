let a = "\u{", b = "\u{110000}", c = "\u", d = "\q\(e)", f = "\u{zz}"
class After { func a() { b() } }
