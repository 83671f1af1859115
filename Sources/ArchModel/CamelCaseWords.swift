/// The words of a name, in lower case: `FeedAPI` → feed, api; `use-cases` → use, cases.
package enum CamelCaseWords {
  package static func of(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var word: [UInt8] = []
    func isUpper(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index] >= UInt8(ascii: "A") && bytes[index] <= UInt8(ascii: "Z")
    }
    func isLower(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index] >= UInt8(ascii: "a") && bytes[index] <= UInt8(ascii: "z")
    }
    func finish() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
        UInt8(ascii: "/"):
        finish()
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if !isUpper(index - 1) || isLower(index + 1) { finish() }
        word.append(bytes[index] + 32)
      default: word.append(bytes[index])
      }
    }
    finish()
    return words
  }
}
