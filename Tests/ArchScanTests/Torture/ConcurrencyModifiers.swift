@MainActor final class A: @unchecked Sendable, @MainActor B, nonisolated C {
  nonisolated let d = 1; nonisolated(unsafe) var e: F?; @concurrent func g() async {} ; nonisolated(nonsending) func h() async { await i() }
  func j(k: isolated (any Actor)? = #isolation, l: sending M, n: @isolated(any) () async -> Void) -> sending O { p() }
  let q: @MainActor @Sendable (R) -> S, t: nonisolated(nonsending) (U) async -> V
  @Sendable func w(x: @escaping @Sendable @MainActor () -> Void) { Task { @MainActor [y] in z() } }
  isolated deinit { a1() }
  nonisolated subscript(b1: Int) -> C1 { d1() }
}
actor E1 { nonisolated init() { } ; distributed func f1() { } ; isolated func g1() {} }
nonisolated extension H1 {} ; nonisolated protocol I1 {} ; nonisolated class J1 { } ; @MainActor enum K1 { case l1 }
