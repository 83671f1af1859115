/// The address of a file on this machine, as the protocol names it.
package enum FileURI {
  /// The absolute path; `nil` for what is no file here.
  package static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, bytes.prefix(5).map({ $0 | 0x20 }) == Array("file:".utf8),
      bytes.dropFirst(5).starts(with: "//".utf8),
      // What is between the slashes is the name of a machine.
      let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    let host = bytes[scheme.count..<slash]
    guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
    var path: [UInt8] = []
    var index = slash
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
        else { return nil }
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    // The system would read only what is before it.
    guard !path.contains(0) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  package static func uri(path: String) -> String {
    var result = Array("file://".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 0xF)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
