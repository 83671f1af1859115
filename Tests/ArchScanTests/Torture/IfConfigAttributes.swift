#if A
@available(iOS 15, *)
#endif
func a() {}
@inlinable
#if B
@objc(b:)
@MainActor
#elseif C
@c
#else
@d(e())
#endif
@f public func g() {}
struct S {
  #if X
  @State
  #endif
  var x = 1
  #if Y
  @discardableResult
  #endif
  private func y() -> Int { z() }
  #if Z
  @objc(foo) 
  #endif
  init() {}
}
#if hasAttribute(frozen)
@frozen
#endif
public enum E { case e }
#if hasFeature(RetroactiveAttribute)
extension F: @retroactive G {}
#else
extension F: G {}
#endif
