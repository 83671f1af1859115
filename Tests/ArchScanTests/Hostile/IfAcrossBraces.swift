struct A {
#if B
  func c() {
#else
  func d() {
#endif
    e()
  }
}
#if F
class G {
#endif
}
