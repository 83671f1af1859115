import ArchFacts

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
        let isSpecifier =
          rest.first?.isBlank ?? false && TypeSpecifiers.all.contains(String(decoding: word, as: UTF8.self))
        if !isSpecifier { result += word }
      } else {
        if !byte.isBlank { result.append(byte) }
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

  /// Without the `?` and the parentheses around all of it: `(Cart)->Void` of `((Cart)->Void)?`. A tuple is one with its
  /// parentheses.
  package static func bare(_ compared: String) -> String {
    var rest = Array(compared.utf8)[...]
    while let last = rest.last {
      if last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
        rest.removeLast()
      } else if let inner = insideParentheses(rest) {
        rest = inner
      } else {
        break
      }
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// `nil` where the first and the last byte are no parentheses of each other, or there is a tuple in them.
  private static func insideParentheses(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), text.count > 2 else { return nil }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where text[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: return nil
      default: break
      }
      if depth == 0, index < text.endIndex - 1 { return nil }
    }
    return text.dropFirst().dropLast()
  }

  /// Wildcards and captures stand for letters of names.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isIdentifierPart || "*{}".utf8.contains(byte)
  }
}
