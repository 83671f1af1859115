extension FileFacts {
  /// The text of a range as written, comments dropped, each run of blanks one blank, none next to a period.
  /// What is in quotes or backticks stays untouched.
  package func text(_ range: ByteRange) -> String {
    guard !range.isEmpty else { return "" }
    if isPlain(range) { return verbatim(range) }
    var output: [UInt8] = []
    appendNormalized(range, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the bytes of `text(range)` as they are in the file, which need not be valid UTF-8.
  package func appendText(_ range: ByteRange, to output: inout [UInt8]) {
    guard !range.isEmpty else { return }
    if isPlain(range) {
      output += bytes[Int(range.start)..<Int(range.end)]
    } else {
      appendNormalized(range, to: &output)
    }
  }

  /// The text at a range exactly as it is in the file.
  package func verbatim(_ range: ByteRange) -> String {
    guard !range.isEmpty else { return "" }
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// The name within backticks, as uses write it.
  package func unquoted(_ name: ByteRange) -> ByteRange {
    guard name.count > 2, bytes[Int(name.start)] == UInt8(ascii: "`") else { return name }
    return ByteRange(start: name.start + 1, end: name.end - 1)
  }

  /// Whether the bytes of a range are just `word`.
  package func matches(_ range: ByteRange, _ word: StaticString) -> Bool {
    guard max(range.count, 0) == word.utf8CodeUnitCount else { return false }
    guard !range.isEmpty else { return true }
    // The buffer is how a literal's bytes are reached without making a string of it for each question.
    return word.withUTF8Buffer { bytes[Int(range.start)..<Int(range.end)].elementsEqual($0) }
  }

  /// The same for a word that only the run knows: no string is made of the range.
  package func hasText(_ range: ByteRange, _ word: String) -> Bool {
    guard max(range.count, 0) == word.utf8.count else { return false }
    return bytes[Int(range.start)..<Int(range.start) + word.utf8.count].elementsEqual(word.utf8)
  }

  /// Whether the same bytes are at a range here and at one of another file.
  package func hasSameText(_ range: ByteRange, as other: ByteRange, of facts: FileFacts) -> Bool {
    let count = max(range.count, 0)
    guard count == max(other.count, 0) else { return false }
    let (start, otherStart) = (Int(range.start), Int(other.start))
    for index in 0..<count where bytes[start + index] != facts.bytes[otherStart + index] { return false }
    return true
  }

  /// The name of a type with its enclosing types, joined by periods.
  package func qualifiedName(ofType index: Int32) -> String {
    String(decoding: qualifiedNameBytes(ofType: index), as: UTF8.self)
  }

  package func qualifiedNameBytes(ofType index: Int32) -> [UInt8] {
    var output: [UInt8] = []
    appendQualifiedName(ofType: index, to: &output)
    return output
  }

  private func appendQualifiedName(ofType index: Int32, to output: inout [UInt8]) {
    var chain: [Int32] = []
    var current = index
    while current >= 0 {
      chain.append(current)
      current = types[Int(current)].owner
    }
    for (position, type) in chain.reversed().enumerated() {
      if position > 0 { output.append(UInt8(ascii: ".")) }
      appendText(types[Int(type)].name, to: &output)
    }
  }
}

extension FileFacts {
  /// Whether `text(range)` is just the bytes at the range: nothing to drop, nothing to join.
  package func isPlain(_ range: ByteRange) -> Bool {
    for index in Int(range.start)..<Int(range.end) {
      let byte = bytes[index]
      if byte <= 0x2F, byte == UInt8(ascii: "/") || isBlank(byte) { return false }
    }
    return true
  }

  /// After the comment, string literal or name in backticks that starts at an offset; `nil` if none does.
  package func endOfTextOrComment(at offset: Int32, limit: Int32) -> Int32? {
    let byte = bytes[Int(offset)]
    guard byte <= 0x2F || byte == UInt8(ascii: "`") else { return nil }
    let end =
      endOfComment(at: Int(offset), limit: Int(limit))
      ?? endOfQuoted(at: Int(offset), limit: Int(limit), depth: 0)
    return end.map(Int32.init)
  }

  private func appendNormalized(_ range: ByteRange, to output: inout [UInt8]) {
    let period = UInt8(ascii: ".")
    let start = output.count
    let end = Int(range.end)
    var index = Int(range.start)
    var isBlankPending = false
    while index < end {
      let byte = bytes[index]
      if isBlank(byte) {
        isBlankPending = true
        index += 1
      } else if let behind = endOfComment(at: index, limit: end) {
        index = behind
      } else {
        if isBlankPending, output.count > start, byte != period, output.last != period {
          output.append(UInt8(ascii: " "))
        }
        isBlankPending = false
        let behind = endOfQuoted(at: index, limit: end, depth: 0) ?? index + 1
        output += bytes[index..<behind]
        index = behind
      }
    }
  }

  private func endOfComment(at start: Int, limit: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    guard bytes[start] == slash, start + 1 < limit else { return nil }
    var index = start + 2
    if bytes[start + 1] == slash {
      while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return index
    }
    guard bytes[start + 1] == star else { return nil }
    var depth = 1
    while index < limit, depth > 0 {
      if bytes[index] == slash, index + 1 < limit, bytes[index + 1] == star {
        depth += 1
        index += 2
      } else if bytes[index] == star, index + 1 < limit, bytes[index + 1] == slash {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    return index
  }

  /// After the string literal or the name in backticks that starts here, if one does.
  private func endOfQuoted(at start: Int, limit: Int, depth: Int) -> Int? {
    if bytes[start] == UInt8(ascii: "`") {
      let closing = bytes[(start + 1)..<limit].firstIndex(of: UInt8(ascii: "`"))
      return closing.map { $0 + 1 }
    }
    let quote = UInt8(ascii: "\"")
    let pounds = count(of: UInt8(ascii: "#"), at: start, limit: limit)
    var index = start + pounds
    guard index < limit, bytes[index] == quote else { return nil }
    let isMultiline = count(of: quote, at: index, limit: limit) >= 3
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < limit {
      let byte = bytes[index]
      if byte == quote, count(of: quote, at: index, limit: limit) >= quotes,
        count(of: UInt8(ascii: "#"), at: index + quotes, limit: limit) >= pounds
      {
        return index + quotes + pounds
      }
      if byte == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: index + 1, limit: limit) >= pounds {
        index += 1 + pounds
        if index < limit, bytes[index] == UInt8(ascii: "(") {
          index = endOfInterpolation(at: index, limit: limit, depth: depth)
        } else {
          index += 1
        }
      } else if !isMultiline, byte == 0x0A || byte == 0x0D {
        return index
      } else {
        index += 1
      }
    }
    return limit
  }

  /// Text nested deeper than anybody writes is shown as it is, so that no input exhausts the stack.
  private static let deepestInterpolation = 64

  private func endOfInterpolation(at start: Int, limit: Int, depth: Int) -> Int {
    guard depth < Self.deepestInterpolation else { return limit }
    var parentheses = 0
    var index = start
    while index < limit {
      if let behind = endOfQuoted(at: index, limit: limit, depth: depth + 1) {
        index = behind
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { parentheses += 1 }
      if bytes[index] == UInt8(ascii: ")") { parentheses -= 1 }
      index += 1
      if parentheses == 0 { return index }
    }
    return limit
  }

  private func count(of byte: UInt8, at start: Int, limit: Int) -> Int {
    var index = start
    while index < limit, bytes[index] == byte { index += 1 }
    return max(index - start, 0)
  }
}

/// Space, tab, line ends, vertical tab, form feed and NUL, as the Swift compiler has it.
private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0
}
