import ArchConfig
import ArchModel
import Testing

@Suite struct ProtocolProposalTests {
  private static let config = """
    { "layers": { "presentation": { "files": ["App/UI/**"], "mayUse": [] },
      "data": { "files": ["App/Data/**", "Sources/Store/**"], "mayUse": ["presentation"], "is": "data" } } }
    """
  private static let store = """
    import Foundation
    public final class CartStore {
      private let session = URLSession.shared
      public func load() async {}
      public func save() async {}
    }
    """
  private static let user = "App/UI/Cart/CartViewModel.swift"
  private static let cart = """
    import Store
    final class CartViewModel {
      private let store: CartStore
      init(store: CartStore) { self.store = store }
      func show() async { await store.load() }
    }
    """

  private func code(storeAt path: String) -> Codebase {
    codebase(
      [path: Self.store, Self.user: Self.cart],
      Architecture.reading(Array(Self.config.utf8), rules: []).architecture)
  }

  @Test func `who may not use a type asks for a protocol beside itself, with what it calls`() throws {
    let code = code(storeAt: "App/Data/CartStore.swift")
    let proposals = ProtocolProposal.all(in: code, leavingOut: { _ in false })
    let proposal = try #require(proposals.first)
    #expect(proposals.count == 1)
    #expect(proposal.type == "CartStore")
    #expect(proposal.agreement == .new(path: "App/UI/Cart/CartStoreProtocol.swift"))
    #expect(proposal.users == [Self.user])
    #expect(proposal.members == ["load"])
  }

  @Test(arguments: [user, "App/Data/CartStore.swift"])
  func `no protocol is proposed where a file stays as it is`(path: String) {
    let code = code(storeAt: "App/Data/CartStore.swift")
    #expect(ProtocolProposal.all(in: code, leavingOut: { $0 == path }) == [])
  }

  @Test func `a type of a package cannot conform to what the app declares`() {
    let code = code(storeAt: "Sources/Store/CartStore.swift")
    #expect(ReplaceableUses(in: code).typeNames == ["CartStore"])
    #expect(ProtocolProposal.all(in: code, leavingOut: { _ in false }) == [])
  }
}
