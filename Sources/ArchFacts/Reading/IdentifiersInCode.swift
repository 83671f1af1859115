extension [UInt8] {
  /// All that has the form of a name, keywords and what is in strings included, and comments where it is plain that they
  /// are such: rather one name too many than one too few.
  package func forEachIdentifierInCode(_ body: (ByteRange) -> Void) {
    let quote = UInt8(ascii: "\"")
    // What begins in such a string on one line may end on another.
    let mayHideComments = !containsThree(quote)
    var index = 0
    var isAfterQuote = false
    while index < count {
      let byte = self[index]
      if byte.isIdentifierPart {
        let end = endOfIdentifier(from: index, to: count)
        if !byte.isDigit { body(ByteRange(start: Int32(index), end: Int32(end))) }
        index = end
        continue
      }
      if byte == UInt8(ascii: "\n") { isAfterQuote = false }
      if byte == quote { isAfterQuote = true }
      if byte == UInt8(ascii: "/"), mayHideComments, !isAfterQuote,
        index == 0 || self[index - 1] != UInt8(ascii: "\\"), let end = endOfComment(from: index)
      {
        index = end
      } else {
        index += 1
      }
    }
  }

  private func containsThree(_ byte: UInt8) -> Bool {
    var run = 0
    for other in self {
      run = other == byte ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  /// `nil` where none begins.
  private func endOfComment(from start: Int) -> Int? {
    guard start + 1 < count else { return nil }
    if self[start + 1] == UInt8(ascii: "/") {
      return self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    }
    guard self[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    var index = start + 2
    while index + 1 < count, depth > 0 {
      switch (self[index], self[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    }
    return depth == 0 ? index : nil
  }
}
