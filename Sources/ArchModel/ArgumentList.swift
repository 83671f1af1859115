package import ArchFacts

/// The arguments of a call, read from its bytes: labels tell overloads apart, literals tell what a manifest says.
package struct ArgumentList: Sendable {
  package struct Argument: Sendable {
    /// Empty when there is none.
    package let label: ByteRange
    /// Without blanks and comments around it.
    package let value: ByteRange
  }

  package private(set) var arguments: [Argument] = []
  /// Whether a closure follows the parentheses, or stands without any.
  package private(set) var hasTrailingClosure = false

  private let facts: FileFacts

  package init(of call: Call, in facts: FileFacts) {
    self.facts = facts
    guard call.arguments >= 0, Int(call.arguments) < facts.bytes.count else { return }
    guard facts.bytes[Int(call.arguments)] == UInt8(ascii: "(") else {
      hasTrailingClosure = true
      return
    }
    read(ByteRange(start: call.arguments + 1, end: min(call.end, Int32(facts.bytes.count))))
  }

  /// The elements of an array literal, as arguments without labels.
  package init(elementsOf literal: ByteRange, in facts: FileFacts) {
    self.facts = facts
    guard literal.count > 1, facts.bytes[Int(literal.start)] == UInt8(ascii: "[") else { return }
    read(ByteRange(start: literal.start + 1, end: literal.end))
  }

  package func value(labelled label: StaticString) -> ByteRange? {
    arguments.first { facts.matches($0.label, label) }?.value
  }

  /// The text of `"…"` without escapes and interpolations; `nil` for every other expression.
  package static func plainString(_ value: ByteRange, in facts: FileFacts) -> String? {
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, facts.bytes[Int(value.start)] == quote, facts.bytes[Int(value.end) - 1] == quote
    else { return nil }
    let inner = Int(value.start) + 1..<Int(value.end) - 1
    for byte in facts.bytes[inner] where byte == quote || byte == UInt8(ascii: "\\") { return nil }
    return String(decoding: facts.bytes[inner], as: UTF8.self)
  }

  /// Up to the bracket that closes what the range begins within.
  private mutating func read(_ range: ByteRange) {
    let bytes = facts.bytes
    let limit = Int(range.end)
    var index = Int(range.start)
    var depth = 0
    var label = ByteRange.none
    var value = ByteRange.none
    while index < limit, depth >= 0 {
      let behind = facts.endOfTextOrComment(at: Int32(index), limit: range.end).map { Int($0) }
      if let behind, bytes[index] == UInt8(ascii: "/") {
        index = behind
        continue
      }
      let next = behind ?? index + 1
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        add(label, value)
        (label, value, index) = (.none, .none, next)
        continue
      case UInt8(ascii: ":") where depth == 0 && label.isEmpty && isName(value):
        (label, value, index) = (value, .none, next)
        continue
      default: break
      }
      if depth >= 0, !bytes[index].isBlank {
        value = ByteRange(start: value.isEmpty ? Int32(index) : value.start, end: Int32(next))
      }
      index = next
    }
    add(label, value)
    hasTrailingClosure = index < limit && bytes[index..<limit].contains(UInt8(ascii: "{"))
  }

  private mutating func add(_ label: ByteRange, _ value: ByteRange) {
    if !value.isEmpty { arguments.append(Argument(label: label, value: value)) }
  }

  private func isName(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    return facts.bytes[Int(range.start)..<Int(range.end)].allSatisfy {
      $0.isIdentifierPart || $0 == UInt8(ascii: "`")
    }
  }
}
