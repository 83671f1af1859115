func f() {
  print("\(/* ) */ a())")
  print("\( b( 1, 2 ) )")
  print("\(c /* " */ + "\(d())")")
  print("\(e() as Any) \(try? f()) \(await g())")
  print("\(h?.i!.j) \(k[0]) \([1, 2].count) \((1, 2).0)")
  print("\(Foo<Int>.self) \(x < y ? 1 : 2) \(x<y) \(-z)")
  print("\\(notInterpolated())", "\\\(interpolated())", "\u{1F600} \0 \t \(last())")
  print("\(if x { 1 } else { 2 }) \(switch y { case .a: 1 default: 2 })")
  print("\({ let q = "}"; return q }())")
  print("\(#line) \(#file): \(#selector(go)) \(\.count)")
  print("\(/reg)ex/.self)")
}
