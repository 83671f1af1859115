func interpolated(name: String) {
  let once = #"hash \(plain) \#(name.uppercased()) "quoted""#
  let twice = ##"double \#(plain) \##(format(#"inner \#(deep("x")) \(no)"#)) "# "##
  let mixed = #"\#(a ? "yes \(b())" : ##"no \##(c())"##)"#
  let empty = #"\#("")"#
  let call = #"\#(f(#"\#(g(#"\#(h())"#))"#))"#
  print(once, twice, mixed, empty, call)
}
