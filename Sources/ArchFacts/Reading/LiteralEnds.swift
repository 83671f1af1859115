// Where literals end, without tokens.
extension [UInt8] {
  /// After the string literal that begins at an offset, with all that is interpolated in it; `nil` where none does.
  package func endOfText(from start: Int, to end: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    var index = start
    while index < end, self[index] == UInt8(ascii: "#") { index += 1 }
    let marks = index - start
    let quotes = run(of: quote, at: index, to: end)
    guard quotes > 0 else { return nil }
    // Two of them are a text without letters.
    let count = quotes >= 3 ? 3 : 1
    if quotes == 2 { return closes(index + 2, marks, end) ? index + 2 + marks : nil }
    index += count
    while index < end {
      if self[index] == quote, run(of: quote, at: index, to: end) >= count, closes(index + count, marks, end)
      {
        return index + count + marks
      }
      guard self[index] == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), at: index + 1, to: end) >= marks
      else {
        index += 1
        continue
      }
      index += 1 + marks
      guard index < end, self[index] == UInt8(ascii: "(") else {
        index += 1
        continue
      }
      index = endOfBrackets(from: index, to: end)
    }
    return nil
  }

  /// After the bracket that closes the one at an offset, or `end`.
  package func endOfBrackets(from start: Int, to end: Int) -> Int {
    var depth = 0
    var index = start
    while index < end {
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        var first = index
        while first > start, self[first - 1] == UInt8(ascii: "#") { first -= 1 }
        if let after = endOfText(from: first, to: end) {
          index = after
          continue
        }
      default: break
      }
      index += 1
    }
    return end + 1
  }

  private func run(of byte: UInt8, at start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index] == byte { index += 1 }
    return index - start
  }

  private func closes(_ index: Int, _ marks: Int, _ end: Int) -> Bool {
    run(of: UInt8(ascii: "#"), at: index, to: end) >= marks
  }
}
