#if NEVER
#error("at top (")
struct S {
  #error("member }")
  func f() { 
    #error("body")
    g() }
}
#endif
func h() {
  #if NEVER
  #error("in body")
  #endif
  i()
}
