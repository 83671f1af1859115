struct A {
  #if DEBUG
  var a: Int { b() }
  #else
  let a = c()
  #endif
  func d() {
    #if X
    e()
    #elseif Y
    f()
    #endif
  }
  #if Z
    #if W
    init() { g() }
    #endif
  subscript(i: Int) -> Int { h() }
  #endif
}
protocol P {
  #if X
  func p()
  #else
  var p: Int { get }
  #endif
}
class C {
  #if X
  deinit { i() }
  class Inner { func j() { k() } }
  #endif
}
