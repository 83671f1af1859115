struct A {
  var b: C {
    #if D
    get { e() }
    #else
    get { f() }
    #endif
    set { g() }
  }
  var h: I {
    #if J
    return k()
    #else
    return l()
    #endif
  }
  subscript(m: Int) -> N {
    #if O
    p()
    #endif
    return q()
  }
}
