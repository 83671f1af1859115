/// The words of a name, in lower case: `FeedAPI` → feed, api; `use-cases` → use, cases.
package enum CamelCaseWords {
  package static func of(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    for index in bytes.indices {
      let isGap = isGap(bytes[index])
      guard isGap || startsWord(at: index, in: bytes) else { continue }
      if start < index { words.append(word(bytes[start..<index])) }
      start = isGap ? index + 1 : index
    }
    if start < bytes.count { words.append(word(bytes[start...])) }
    return words
  }

  /// Each two words next to each other as one: of `CartViewModels` those are `cartview` and `viewmodels`.
  package static func pairs(of words: [String]) -> [String] { zip(words, words.dropFirst()).map { $0 + $1 } }

  /// The last of several words; `nil` for a name of one. It costs no more than that word.
  package static func last(ofSeveralIn name: String) -> String? {
    let bytes = Array(name.utf8)
    guard let end = bytes.lastIndex(where: { !isGap($0) }) else { return nil }
    var start = end
    while start > 0, !isGap(bytes[start - 1]), !startsWord(at: start, in: bytes) { start -= 1 }
    guard bytes[..<start].contains(where: { !isGap($0) }) else { return nil }
    return word(bytes[start...end])
  }

  private static func startsWord(at index: Int, in bytes: [UInt8]) -> Bool {
    guard isUpper(bytes[index]) else { return false }
    if index == 0 || !isUpper(bytes[index - 1]) { return true }
    return index + 1 < bytes.count && isLower(bytes[index + 1])
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { isUpper($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
