let a = "\(b("\(c("\(d
class After { func a() { b() } }
