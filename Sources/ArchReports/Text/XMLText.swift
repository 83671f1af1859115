import ArchJSON

/// Text from code and paths as XML 1.0 takes it, in attributes and between tags.
enum XMLText {
  static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      // So that `]]>` cannot be anywhere either.
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&apos;".unicodeScalars)
      // Plain ones would be read as blanks.
      case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
      case _ where isForbidden(scalar):
        // Not even as a reference; as it is shown to people.
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      case _ where scalar.isHarmful:
        // The value is the same, and no terminal obeys it.
        result.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Most text is, and is looked at once instead of letter by letter.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    case 0x20..<0x7F: true
    default: false
    }
  }

  /// What no XML document may contain.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  /// ` name="value"`
  static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

  static func attribute(_ name: String, _ value: Int) -> String { " \(name)=\"\(value)\"" }
}
