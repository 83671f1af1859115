import A
// comment "
struct B {
  /* block
  */ let c = """
    text \
    more \(d())
    """
  func e() {
    f()
    (g)()
    h
      .i()
  }
}
#if J
let k = #"l"#
#endif
let m = #/
  n" # x
  /#
func o() {}
