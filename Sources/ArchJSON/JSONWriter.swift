/// Appends JSON to a growing list of bytes: keys in the order written, nothing kept but the output.
///
/// Commas, line breaks and indentation are its work; that brackets match and that every key has a value is
/// the caller's. What it writes is always UTF-8: bytes that are not become U+FFFD.
package struct JSONWriter: Sendable {
  package enum Layout: Sendable {
    /// On one line, without spaces.
    case compact
    /// One member or element a line, indented by two spaces.
    case pretty
  }

  package private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  /// Whether a value is before the next one in the same brackets.
  private var isBehindValue = false
  private var isBehindKey = false

  package init(_ layout: Layout = .compact, reserving capacity: Int = 0) {
    isPretty = layout == .pretty
    bytes.reserveCapacity(capacity)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A value on one line.
  package static func compact(_ json: JSON) -> String {
    var writer = JSONWriter(.compact)
    writer.value(json)
    return writer.text
  }

  /// Forgets what was written but keeps the memory, for the next document.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    isBehindValue = false
    isBehindKey = false
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  package mutating func key(_ name: String) {
    beginValue()
    append(quoting: name)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isBehindKey = true
  }

  package mutating func string(_ text: String) {
    beginValue()
    append(quoting: text)
    isBehindValue = true
  }

  /// A string from bytes of a source, without a `String` in between.
  package mutating func string(bytes source: [UInt8]) { string(bytes: source, in: 0..<source.count) }

  /// As `string(bytes:)`, for a part of them; a range that reaches beyond them is cut.
  package mutating func string(bytes source: [UInt8], in range: Range<Int>) {
    beginValue()
    append(quoting: source, in: range.clamped(to: 0..<source.count))
    isBehindValue = true
  }

  package mutating func int(_ number: Int) {
    beginValue()
    bytes.append(decimal: number)
    isBehindValue = true
  }

  package mutating func bool(_ flag: Bool) {
    beginValue()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    isBehindValue = true
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
    isBehindValue = true
  }

  /// A number as it was read.
  package mutating func number(_ written: String) {
    beginValue()
    bytes.append(contentsOf: written.utf8)
    isBehindValue = true
  }

  /// Ends a document of one line, so that the next one can follow.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isBehindValue = false
  }

  /// A value that was read, with everything in it.
  package mutating func value(_ json: JSON) {
    switch json.value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let written): number(written)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        value(member.value)
      }
      endObject()
    }
  }

  private mutating func open(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    depth += 1
    isBehindValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    // Nothing between the brackets: they stay together.
    if isPretty, isBehindValue { breakLine() }
    bytes.append(bracket)
    isBehindValue = true
  }

  private mutating func beginValue() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    if isBehindValue { bytes.append(UInt8(ascii: ",")) }
    if isPretty, depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<max(0, depth) {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}

extension JSONWriter {
  private mutating func append(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Nearly every string needs no escape; then the copy is already right.
    var index = start
    while index < bytes.count, isPlain(bytes[index]) || bytes[index] >= 0x80 && !bytes[index].mayBeginHarmful
    {
      index += 1
    }
    if index < bytes.count {
      bytes.removeSubrange(start...)
      let source = Array(text.utf8)
      appendEscaped(source, in: 0..<source.count)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(quoting source: [UInt8], in range: Range<Int>) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(source, in: range)
    bytes.append(UInt8(ascii: "\""))
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Copies runs that need no change and handles what is between them.
  private mutating func appendEscaped(_ source: [UInt8], in range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, isPlain(source[index]) { index += 1 }
      if index > start { bytes.append(contentsOf: source[start..<index]) }
      guard index < range.upperBound else { return }
      if source[index] < 0x80 {
        append(escapeFor: source[index])
        index += 1
        continue
      }
      let length = UTF8Text.sequenceLength(at: index, in: source)
      if length > 0, index + length <= range.upperBound {
        let character = source[index..<index + length]
        if source[index].mayBeginHarmful, let scalar = Self.harmful(character) {
          for unit in String(scalar).utf16 { append(escapeFor: unit) }
        } else {
          bytes.append(contentsOf: character)
        }
        index += length
      } else {
        bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
        index += 1
      }
    }
  }

  private mutating func append(escapeFor byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.removeLast()
      append(escapeFor: UInt16(byte))
    }
  }

  /// What a terminal would obey, or not show, can be read all the same.
  private static func harmful(_ character: ArraySlice<UInt8>) -> Unicode.Scalar? {
    String(decoding: character, as: UTF8.self).unicodeScalars.first.flatMap { $0.isHarmful ? $0 : nil }
  }

  private mutating func append(escapeFor unit: UInt16) {
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] { bytes.append(hexadecimalDigit(UInt8(unit >> shift & 0xF))) }
  }

  private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
