import ArchModel
import Testing

@Test func `a type is shared when it or what it inherits hands out an instance`() {
  let code = codebase([
    "A.swift": """
    class Session { static let current = Session() }
    final class AuthSession: Session {}
    final class Store { static let limit = 3 }
    """
  ])
  let shared = ["Session", "AuthSession", "Store"].map { name in
    code.symbol(name).map { code.sharedInstances.isShared($0, in: code.code) }
  }
  #expect(shared == [true, true, false])
  let none = codebase(["A.swift": "final class Store {}"])
  #expect(none.symbol("Store").map { none.sharedInstances.isShared($0, in: none.code) } == false)
}
