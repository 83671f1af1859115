/// What a manifest writes down.
package enum StringLiteral {
  /// The text of `"…"` without escapes and interpolations; `nil` for every other expression.
  package static func plainString(_ value: ByteRange, in facts: FileFacts) -> String? {
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, facts.bytes[Int(value.start)] == quote, facts.bytes[Int(value.end) - 1] == quote
    else { return nil }
    let inner = Int(value.start) + 1..<Int(value.end) - 1
    for byte in facts.bytes[inner] where byte == quote || byte == UInt8(ascii: "\\") { return nil }
    return String(decoding: facts.bytes[inner], as: UTF8.self)
  }

  /// The same, and that of a constant of the file which is named instead: `name`, `Names.core`, and `.core` of an extension
  /// of `String`.
  package static func writtenString(_ value: ByteRange, in facts: FileFacts) -> String? {
    if let text = plainString(value, in: facts) { return text }
    let names = facts.verbatim(value).split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.last, names.count <= 2 else { return nil }
    let owner = names.count < 2 ? nil : names[0].isEmpty ? "String" : names[0]
    let constant = facts.members.first { member in
      guard member.kind == .let, member.function < 0, facts.verbatim(member.name) == name else {
        return false
      }
      guard let owner else { return member.owner < 0 }
      return member.owner >= 0 && member.isStatic
        && facts.verbatim(facts.types[Int(member.owner)].name) == owner
    }
    return constant.flatMap { plainString($0.value, in: facts) }
  }
}
