enum PercentEncoding {
  /// `%0A`
  static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
  }

  /// A path as a relative reference of RFC 3986: slashes stay, everything that is not plain is encoded.
  static func uri(path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) { result.append(byte) } else { result += escape(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Without `:`, which in a first component would end a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
