import ArchFacts

/// A property list in the old style of braces and parentheses, as Xcode writes its project files.
///
/// What is broken ends the reading where it is: the values before it are kept.
struct PropertyList: Sendable {
  enum Value: Sendable {
    /// With its quotes, where it has some.
    case text(ByteRange)
    case list([Value])
    case dictionary([(key: ByteRange, value: Value)])
  }

  let bytes: [UInt8]
  let root: Value

  /// `nil` for XML, JSON and everything else that does not begin with a brace.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let root = reader.value(), case .dictionary = root else { return nil }
    self.bytes = bytes
    self.root = root
  }

  /// Without quotes and escapes.
  func text(_ range: ByteRange) -> String {
    let raw = bytes[Int(range.start)..<Int(range.end)]
    guard raw.first == UInt8(ascii: "\""), raw.count > 1 else { return String(decoding: raw, as: UTF8.self) }
    let inner = raw.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in inner {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      text.append(byte)
      isEscaped = false
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Nobody nests deeper; code that wants to break the reader does.
  private static let mostLevels = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value() -> PropertyList.Value? {
    skipBlanks()
    guard position < bytes.count, depth < Self.mostLevels else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[position] {
    case UInt8(ascii: "{"): return dictionary()
    case UInt8(ascii: "("): return list()
    default: return text().map { .text($0) }
    }
  }

  private mutating func dictionary() -> PropertyList.Value {
    var entries: [(key: ByteRange, value: PropertyList.Value)] = []
    position += 1
    while !take(UInt8(ascii: "}")) {
      guard let key = text(), take(UInt8(ascii: "=")), let value = value() else { break }
      entries.append((key, value))
      guard take(UInt8(ascii: ";")) else { break }
    }
    return .dictionary(entries)
  }

  private mutating func list() -> PropertyList.Value {
    var values: [PropertyList.Value] = []
    position += 1
    while !take(UInt8(ascii: ")")) {
      guard let value = value() else { break }
      values.append(value)
      if take(UInt8(ascii: ",")) { continue }
      _ = take(UInt8(ascii: ")"))
      break
    }
    return .list(values)
  }

  private mutating func text() -> ByteRange? {
    skipBlanks()
    let start = position
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "\"") {
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard position < bytes.count else { return nil }
      position += 1
    } else {
      while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    }
    return position > start ? ByteRange(start: Int32(start), end: Int32(position)) : nil
  }

  /// Whether the next sign is this one; it is stepped over then.
  private mutating func take(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == sign else { return false }
    position += 1
    return true
  }

  /// Comments as well.
  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(with: UInt8(ascii: "*")) {
        position += 2
        while position < bytes.count,
          !(bytes[position] == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*"))
        {
          position += 1
        }
        position += 1
      } else if starts(with: UInt8(ascii: "/")) {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else {
        return
      }
    }
  }

  private func starts(with second: UInt8) -> Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == second
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
