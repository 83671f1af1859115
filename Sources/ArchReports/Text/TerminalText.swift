import ArchJSON

/// Text from code, paths and names, made safe for a terminal: nothing in it can move the cursor, change a
/// colour or turn the direction of the line around.
package enum TerminalText {
  /// Control characters become `\u{1B}`, bytes that are not UTF-8 become `\xFF`.
  static func escaped(_ bytes: some Collection<UInt8>, keepingTabs: Bool = false) -> String {
    if isPlain(bytes, keepingTabs: keepingTabs) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = bytes.startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.isHarmful, scalar != "\t" || !keepingTabs {
          result.append(contentsOf: "\\u{\(hexadecimal(scalar.value))}".unicodeScalars)
        } else {
          result.append(scalar)
        }
        index = bytes.index(index, offsetBy: encoded.count)
      case .error(let length):
        for _ in 0..<length {
          result.append(contentsOf: "\\x\(hexadecimal(UInt32(bytes[index])))".unicodeScalars)
          index = bytes.index(after: index)
        }
      case .emptyInput:
        return String(result)
      }
    }
  }

  /// Appends `escaped(bytes, keepingTabs: true)`.
  static func append(code bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if isPlain(bytes) { output += bytes } else { output += escaped(bytes, keepingTabs: true).utf8 }
  }

  /// Whether a terminal gives each of these bytes one cell, or a tab, and shows it as it is.
  static func isPlain(_ bytes: some Collection<UInt8>, keepingTabs: Bool = true) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F || byte == 0x09 && keepingTabs }
    // The iterators of strings and slices take several times as long for each byte.
    return bytes.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? bytes.allSatisfy(isPlain)
  }

  /// The same for a text whose line breaks are meant.
  package static func escapedLines(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      escaped($0)
    }.joined(separator: "\n")
  }

  package static func escaped(_ text: String) -> String {
    // What needs no change is not copied.
    isPlain(text.utf8, keepingTabs: false) ? text : escaped(text.utf8)
  }

  /// How many cells a terminal gives to a text; a tab counts as one.
  package static func width(_ text: String) -> Int { width(text.utf8[...]) }

  package static func width(_ text: Substring.UTF8View) -> Int {
    // Walking characters costs a hundred times as much as walking bytes. CR LF would be one character.
    if text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return text.count }
    return Substring(text).reduce(0) { $0 + width($1) }
  }

  package static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The East Asian scripts and symbols that take two cells; emoji are known by their property.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F251: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}
