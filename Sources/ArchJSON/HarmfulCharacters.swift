extension Unicode.Scalar {
  /// Whether a reader could be deceived by it, or a terminal steered: control characters, format characters that
  /// change the direction or hide text, and what is not a character, which parsers of markup refuse.
  package var isHarmful: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension UInt8 {
  /// Whether a harmful character beyond ASCII can begin with this byte of UTF-8; most letters do not.
  var mayBeginHarmful: Bool {
    switch self {
    case 0xC2, 0xD8, 0xE2, 0xEF...0xFF: true
    default: false
    }
  }
}
