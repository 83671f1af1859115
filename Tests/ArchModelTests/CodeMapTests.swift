import ArchModel
import Testing

@Suite struct CodeMapTests {
  private static let login = ("Features/Auth/Domain/Login.swift", "struct Login { let feed: Feed }")
  private static let feed = ("Features/Feed/Data/Feed.swift", "struct Feed {}")
  private static let page = ("Features/Auth/Presentation/Page.swift", "struct Page { let login: Login }")

  /// Where every use by the domain is against the order.
  private func map(_ files: [(String, String)]) -> CodeMap {
    CodeMap(of: codebase([:], more: files), at: .layer) { $0.path.contains("/Domain/") }
  }

  private func arrows(_ map: CodeMap) -> Set<String> {
    Set(map.edges.map { "\(map.nodes[$0.from].name) → \(map.nodes[$0.to].name)" })
  }

  @Test func `only what is against the order is left of a map, and who does it`() {
    let whole = map([Self.login, Self.feed, Self.page])
    #expect(arrows(whole) == ["presentation → domain", "domain → data"])
    #expect(whole.breaks == 1)
    #expect(arrows(whole.onlyBreaks) == ["domain → data"])
    #expect(Set(whole.onlyBreaks.nodes.map(\.name)) == ["domain", "data"])
  }

  @Test func `what a change adds or removes is left only where it is against the order`() {
    let both = map([Self.login, Self.feed])
    let more = map([Self.login, Self.feed, Self.page])
    let fewer = map([Self.feed, Self.page])
    #expect(arrows(more.compared(with: both, called: "main")) == ["presentation → domain"])
    #expect(arrows(more.compared(with: both, called: "main").onlyBreaks) == [])
    #expect(arrows(both.compared(with: more, called: "main").onlyBreaks) == [])
    #expect(arrows(more.compared(with: fewer, called: "main").onlyBreaks) == ["domain → data"])
  }
}
