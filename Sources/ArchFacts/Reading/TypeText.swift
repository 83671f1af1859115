/// Reads types as they are written, as far as rules need: which names a type consists of.
package enum TypeText {
  /// The one name that a type is, without attributes, `any`, `inout`, `?` and parentheses; `nil` for arrays,
  /// tuples, functions and compositions.
  package static func singleName(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    if let word = onlyWord(range, in: bytes) { return word }
    var found = names(range, in: bytes)
    guard let name = found.popLast(), found.isEmpty else { return nil }
    return name
  }

  /// The names joined by `&`; empty for arrays, tuples and functions.
  package static func names(_ range: ByteRange, in bytes: [UInt8]) -> [ByteRange] {
    if let word = onlyWord(range, in: bytes) { return [word] }
    var reader = TypeReader(range, bytes)
    return reader.names() ?? []
  }

  /// The word that nearly all types are, with `?` or `!` after it at most.
  private static func onlyWord(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    guard !range.isEmpty else { return nil }
    let end = bytes.endOfIdentifier(from: Int(range.start), to: Int(range.end))
    guard end > range.start else { return nil }
    for index in end..<Int(range.end)
    where bytes[index] != UInt8(ascii: "?") && bytes[index] != UInt8(ascii: "!") {
      return nil
    }
    return ByteRange(start: range.start, end: Int32(end))
  }

  /// The name of the elements of `[T]`.
  package static func elementName(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    let trimmed = trimmed(range, in: bytes)
    guard trimmed.count > 2, bytes[Int(trimmed.start)] == UInt8(ascii: "["),
      bytes[Int(trimmed.end) - 1] == UInt8(ascii: "]")
    else { return nil }
    return singleName(ByteRange(start: trimmed.start + 1, end: trimmed.end - 1), in: bytes)
  }

  /// The name of the elements of whatever a list may be passed to: `[T]`, `[T]?`, `Array<T>`, `Set<T>`.
  package static func elementName(ofAnyList range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    var range = trimmed(range, in: bytes)
    while range.count > 2, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[Int(range.end) - 1]) {
      range.end -= 1
    }
    for list in lists where bytes[Int(range.start)..<Int(range.end)].starts(with: list.utf8) {
      guard bytes[Int(range.end) - 1] == UInt8(ascii: ">") else { return nil }
      return singleName(
        ByteRange(start: range.start + Int32(list.utf8.count), end: range.end - 1), in: bytes)
    }
    return elementName(range, in: bytes)
  }

  /// The name of the values of `[K: V]`, `[K: V]?` and `Dictionary<K, V>`.
  package static func valueName(ofDictionary range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    var range = trimmed(range, in: bytes)
    while range.count > 2, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[Int(range.end) - 1]) {
      range.end -= 1
    }
    guard range.count > 4 else { return nil }
    let isLong = bytes[Int(range.start)..<Int(range.end)].starts(with: dictionary.utf8)
    let begin = range.start + (isLong ? Int32(dictionary.utf8.count) : 1)
    let separator = UInt8(ascii: isLong ? "," : ":")
    guard bytes[Int(range.end) - 1] == UInt8(ascii: isLong ? ">" : "]"),
      isLong || bytes[Int(range.start)] == UInt8(ascii: "[")
    else { return nil }
    var depth = 0
    for index in Int(begin)..<Int(range.end) - 1 {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case separator where depth == 0:
        return singleName(ByteRange(start: Int32(index) + 1, end: range.end - 1), in: bytes)
      default: break
      }
    }
    return nil
  }

  /// The name of what a list or a dictionary that is written out has at an element of it.
  package static func name(
    of element: ListElement, inLiteralOf type: ByteRange, in bytes: [UInt8]
  ) -> ByteRange? {
    element.hasKey ? valueName(ofDictionary: type, in: bytes) : elementName(ofAnyList: type, in: bytes)
  }

  private static let dictionary = "Dictionary<"

  private static let lists = ["Array<", "Set<"]

  /// Whether nothing may be there: `T?`, `T!`, `Optional<T>`.
  package static func isOptional(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    let trimmed = trimmed(range, in: bytes)
    guard trimmed.count > 1 else { return false }
    switch bytes[Int(trimmed.end) - 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return true
    case UInt8(ascii: ">"): return bytes[Int(trimmed.start)..<Int(trimmed.end)].starts(with: "Optional<".utf8)
    default: return false
    }
  }

  package static func trimmed(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    var range = range
    while range.start < range.end, bytes[Int(range.start)].isBlank { range.start += 1 }
    while range.start < range.end, bytes[Int(range.end) - 1].isBlank { range.end -= 1 }
    return range
  }
}

/// Reads one type from its first byte to its last.
private struct TypeReader {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int

  init(_ range: ByteRange, _ bytes: [UInt8]) {
    self.bytes = bytes
    index = Int(range.start)
    end = Int(range.end)
  }

  /// `nil` when the type is something other than names joined by `&`.
  mutating func names() -> [ByteRange]? {
    var names: [ByteRange] = []
    while true {
      skipSpecifiers()
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: "(") {
        guard let inner = parenthesized() else { return nil }
        names.append(contentsOf: inner)
      } else {
        guard let name = name() else { return nil }
        if let wrapped = wrapped(by: name) {
          var inner = TypeReader(wrapped, bytes)
          guard let found = inner.names() else { return nil }
          names.append(contentsOf: found)
        } else {
          names.append(name)
        }
      }
      skipBlanks()
      while index < end, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") { index += 1 }
      skipBlanks()
      guard index < end else { return names }
      guard bytes[index] == UInt8(ascii: "&") else { return nil }
      index += 1
    }
  }

  private mutating func parenthesized() -> [ByteRange]? {
    let begin = index + 1
    var depth = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): if depth == 1 { return nil }
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    guard depth == 0 else { return nil }
    var inner = TypeReader(ByteRange(start: Int32(begin), end: Int32(index - 1)), bytes)
    return inner.names()
  }

  private mutating func name() -> ByteRange? {
    let begin = index
    var depth = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">"), depth > 0 {
        if bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      } else if depth == 0, !byte.isIdentifierPart, byte != UInt8(ascii: "."), byte != UInt8(ascii: "`") {
        break
      }
      index += 1
    }
    return index > begin ? ByteRange(start: Int32(begin), end: Int32(index)) : nil
  }

  /// What is in `Optional<…>`, which means what a question mark behind it means.
  private func wrapped(by name: ByteRange) -> ByteRange? {
    let begin = Int(name.start) + Self.optional.count
    guard Int(name.end) > begin, bytes[Int(name.end) - 1] == UInt8(ascii: ">"),
      bytes[Int(name.start)..<begin].elementsEqual(Self.optional)
    else { return nil }
    return ByteRange(start: Int32(begin), end: name.end - 1)
  }

  private static let optional = Array("Optional<".utf8)

  private mutating func skipBlanks() {
    while index < end, bytes[index].isBlank { index += 1 }
  }

  private mutating func skipSpecifiers() {
    while true {
      skipBlanks()
      guard index < end else { return }
      if bytes[index] == UInt8(ascii: "~") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "@") {
        index += 1
        while index < end, bytes[index].isIdentifierPart { index += 1 }
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
      } else {
        let begin = index
        while index < end, bytes[index].isIdentifierPart { index += 1 }
        // Nearly all types are one word, with nothing after it that a specifier could belong to.
        guard index < end, bytes[index].isBlank,
          TypeSpecifiers.all.contains(String(decoding: bytes[begin..<index], as: UTF8.self))
        else {
          index = begin
          return
        }
      }
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while index < end {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }
}
