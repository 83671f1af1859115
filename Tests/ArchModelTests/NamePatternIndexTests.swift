import ArchConfig
import ArchFacts
import ArchModel
import Testing

@Suite struct NamePatternIndexTests {
  private static let texts = [
    "print", "*", "*.sink", "sink", "Rx*", "*Manager", "A*B", "*mid*", "a*b*c", "Cart.Item", "Cart.*", "",
    "**",
    "*n", "p*", "pr*nt", "*int", "Größe", "*öße",
  ]

  private static let names = [
    "print", "sink", ".sink", "a.sink", "RxSwift", "Rx", "CartManager", "AB", "A_B", "amidb", "abc", "aXbYc",
    "Cart.Item", "Cart", "Cart.", "", "Größe", "prnt", "printing",
    "Carts.Mid", "Mid.Item", "m", "amid", "xmidx.y", "C.Itemized",
  ]

  @Test(arguments: names)
  func `many patterns at once match what each matches alone`(name: String) {
    let patterns = Self.texts.map(NamePattern.init)
    var found: [Int32] = []
    NamePatternIndex(patterns).forEachMatch(of: Array(name.utf8)[...]) { found.append($0) }
    #expect(found.sorted() == patterns.indices.filter { patterns[$0].matches(name) }.map(Int32.init))
  }

  /// By letters alone most names are turned away; of what is asked together some pattern always lets all pass.
  @Test(arguments: texts + ["*mid*x*", "*.Item*", "*id.I*", "*m*", "*Mid*"])
  func `a pattern by itself matches the same`(text: String) {
    let pattern = NamePattern(text)
    let index = NamePatternIndex([pattern])
    // In code no name is empty.
    for name in Self.names where !name.isEmpty {
      var isFound = false
      index.forEachMatch(of: Array(name.utf8)[...]) { _ in isFound = true }
      #expect(isFound == pattern.matches(name), "\(text) \(name)")
      let bytes = Array(name.utf8)
      let mayMatch = index.mayMatch(ByteRange(start: 0, end: Int32(bytes.count)), in: bytes)
      #expect(mayMatch || !isFound, "\(text) \(name)")
    }
  }
}
