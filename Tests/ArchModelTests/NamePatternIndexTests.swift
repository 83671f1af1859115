import ArchConfig
import ArchModel
import Testing

@Suite struct NamePatternIndexTests {
  private static let texts = [
    "print", "*", "*.sink", "sink", "Rx*", "*Manager", "A*B", "*mid*", "a*b*c", "Cart.Item", "Cart.*", "",
    "**",
    "*n", "p*", "pr*nt", "*int", "Größe", "*öße",
  ]

  @Test(arguments: [
    "print", "sink", ".sink", "a.sink", "RxSwift", "Rx", "CartManager", "AB", "A_B", "amidb", "abc", "aXbYc",
    "Cart.Item", "Cart", "Cart.", "", "Größe", "prnt", "printing",
  ])
  func `many patterns at once match what each matches alone`(name: String) {
    let patterns = Self.texts.map(NamePattern.init)
    var found: [Int32] = []
    NamePatternIndex(patterns).forEachMatch(of: Array(name.utf8)[...]) { found.append($0) }
    #expect(found.sorted() == patterns.indices.filter { patterns[$0].matches(name) }.map(Int32.init))
  }
}
