/// A type with brackets in it, `[Cart]`, `Result<*, PayError>` or `(Cart) -> Void`, as rules compare it: without blanks,
/// attributes, `any`, `some` and `inout`, which say nothing of what it is.
package enum OwnRuleType {
  package static func compared(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.first {
      if byte == UInt8(ascii: "@") {
        rest = rest.dropFirst().drop(while: isPartOfName)
      } else if isPartOfName(byte) {
        let word = rest.prefix(while: isPartOfName)
        rest = rest.dropFirst(word.count)
        let isBeforeName = rest.first.map(isBlank) ?? false
        if !isBeforeName || !silentWords.contains(where: word.elementsEqual) { result += word }
      } else {
        if !isBlank(byte) { result.append(byte) }
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The same without the types and modules that names are written with: `Result<Data.Item,Error>` is also
  /// `Result<Item,Error>`.
  package static func unqualified(_ compared: String) -> String {
    var result: [UInt8] = []
    var word: [UInt8] = []
    for byte in compared.utf8 {
      if byte == UInt8(ascii: "."), let first = word.first, first != byte {
        word = []
      } else if isPartOfName(byte) {
        word.append(byte)
      } else {
        result += word
        word = []
        result.append(byte)
      }
    }
    return String(decoding: result + word, as: UTF8.self)
  }

  private static let silentWords = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
  ].map { Array($0.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), 0x80...:
      true
    default: false
    }
  }
}
