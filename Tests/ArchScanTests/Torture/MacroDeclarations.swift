#top
#topCall(1, a())
@Attached @MainActor #attributed(x: b()) { c() }
public #modified("y")
struct S {
  #member
  #memberCall(d(), E.f) { g() } other: { h() }
  @available(*, deprecated) private static #modifiedMember<Int>(1)
  #if X
  #conditional
  #endif
  func i() {
    #statement
    #statementCall(j())
    @k #attributedInBody
    #chain.m()
    _ = #expression
  }
}
extension T { #inExtension(1) }
enum U { #inEnum; case v; #inEnumToo { w() } }
protocol X { #inProtocol }
#Preview("name", traits: .fixed) { View().y() }
#Preview { let z = A(); return z }
