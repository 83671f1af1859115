/// What the file name of a record says: `ADR-007-use-swift-testing.md`, `0007-use-swift-testing.md`, `7.md`.
package struct RecordName: Sendable, Hashable {
  /// The name without its folder, with `.md`.
  package let text: String
  /// `ADR-`, `adr_`, or nothing.
  package let prefix: String
  package let number: Int?
  /// How many digits the number has.
  package let digits: Int
  /// What follows the number, without the extension and a language.
  package let title: String
  /// `es` of `0001-registrar-decisiones.es.md`: the same record in another language.
  package let language: String

  package init(path: String) {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    text = String(name)
    var bytes = Array(name.utf8)
    for ending in [".markdown", ".md"] where bytes.map(\.lowercased).hasSuffix(ending) {
      bytes.removeLast(ending.utf8.count)
      break
    }
    language = Self.language(bytes)
    if !language.isEmpty { bytes.removeLast(language.utf8.count + 1) }

    let letters = bytes.prefix { !$0.isDigit }
    let isPrefix = Self.isPrefix(letters)
    let rest = isPrefix ? bytes.dropFirst(letters.count) : bytes[...]
    let digits = rest.prefix { $0.isDigit }
    let behind = rest.dropFirst(digits.count)
    let isNumbered = (1...5).contains(digits.count) && !Self.isDate(digits, behind)
    let isSeparated = behind.first.map { !$0.isLetter && !$0.isDigit } ?? true
    if isNumbered, isSeparated {
      prefix = String(decoding: isPrefix ? letters : [], as: UTF8.self)
      number = Int(String(decoding: digits, as: UTF8.self))
      self.digits = digits.count
      title = String(decoding: behind.drop { !$0.isLetter && !$0.isDigit && $0 < 0x80 }, as: UTF8.self)
    } else {
      prefix = ""
      number = nil
      self.digits = 0
      title = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// `ADR-NNN-title.md`: the form, in which all records of a folder should agree.
  package var form: String {
    guard number != nil else { return "title.md" }
    return prefix + String(repeating: "N", count: digits) + (title.isEmpty ? "" : "-title") + ".md"
  }

  private static func isPrefix(_ letters: ArraySlice<UInt8>) -> Bool {
    let folded = letters.map(\.lowercased).filter(\.isLetter)
    return ["adr", "rfc", "dr", "madr", "decision"].contains(String(decoding: folded, as: UTF8.self))
  }

  /// `2018-01-01 Choose a database`.
  private static func isDate(_ digits: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
    digits.count == 4 && behind.count >= 6
      && behind.prefix(6).enumerated().allSatisfy {
        $0.offset % 3 == 0 ? !$0.element.isDigit : $0.element.isDigit
      }
  }

  /// `.es` or `.pt-br` at the end.
  private static func language(_ bytes: [UInt8]) -> String {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    let code = bytes[(dot + 1)...]
    let parts = code.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isCode =
      (1...2).contains(parts.count) && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isLetter) }
    return isCode ? String(decoding: code, as: UTF8.self) : ""
  }
}

extension [UInt8] {
  func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
