switch { case: default }
switch a { b() ; case ; case .c d() ; default }
switch e { case .f(: g() case where: } case .h: i()
default: j()

class After { func a() { b() } }
