/// The words of a camel-case name, in lower case: `HTTPClient` → http, client; `show_login2` → show, login, 2.
///
/// Rules compare names by word, so that `displayName`, `presented` and `overview` never match `display`,
/// `present` and `view`.
package struct NameWords: Sendable, Equatable {
  package let words: [String]

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    func close(at end: Int) {
      guard end > start else { return }
      words.append(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isIdentifierPart, byte != UInt8(ascii: "_"), byte != UInt8(ascii: "$") else {
        close(at: index)
        start = index + 1
        continue
      }
      guard index > start else { continue }
      let previous = bytes[index - 1]
      let startsWord: Bool
      if byte.isUpperCase {
        let isFollowedByLowerCase = index + 1 < bytes.count && bytes[index + 1].isLowerCase
        startsWord = !previous.isUpperCase || isFollowedByLowerCase
      } else {
        startsWord = byte.isDigit != previous.isDigit && !(previous.isUpperCase && byte.isLowerCase)
      }
      if startsWord {
        close(at: index)
        start = index
      }
    }
    close(at: bytes.count)
    self.words = words
  }

  package var first: String? { words.first }
  package var last: String? { words.last }

  package func contains(_ word: String) -> Bool { words.contains(word) }

  package func hasSuffix(_ suffix: [String]) -> Bool {
    words.count >= suffix.count && Array(words.suffix(suffix.count)) == suffix
  }

  package func hasPrefix(_ prefix: [String]) -> Bool {
    words.count >= prefix.count && Array(words.prefix(prefix.count)) == prefix
  }
}
