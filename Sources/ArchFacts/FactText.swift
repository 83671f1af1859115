extension FileFacts {
  /// The text of a range as written, comments dropped, each run of blanks one blank, none beside a period.
  package func text(_ range: ByteRange) -> String {
    String(decoding: normalized(range), as: UTF8.self)
  }

  /// The text at a range exactly as it stands in the file.
  package func verbatim(_ range: ByteRange) -> String {
    guard !range.isEmpty else { return "" }
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Whether the bytes of a range are just `word`.
  package func matches(_ range: ByteRange, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return verbatim(range) == word.description
  }

  /// The name of a type with its enclosing types, joined by periods.
  package func qualifiedName(ofType index: Int32) -> String {
    guard index >= 0 else { return "" }
    var parts: [String] = []
    var current = index
    while current >= 0 {
      let type = types[Int(current)]
      parts.append(text(type.name))
      current = type.owner
    }
    return parts.reversed().joined(separator: ".")
  }
}

extension FileFacts {
  private func normalized(_ range: ByteRange) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    return Array(bytes[Int(range.start)..<Int(range.end)])
  }
}
