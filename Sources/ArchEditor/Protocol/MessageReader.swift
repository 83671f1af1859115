/// Cuts the bytes that a client sends into messages, whatever they are: after something that is not one it goes on
/// with the next one, and it keeps no more than one message.
package struct MessageReader: Sendable {
  package enum Event: Sendable, Equatable {
    case message([UInt8])
    /// What was read is not a message; why not.
    case damaged(String)
  }

  /// In bytes. No client needs as much.
  package static let longestMessage = 64 << 20
  package static let longestHeader = 8_192

  private var buffer: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0, start >= buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// `nil` until more has come.
  package mutating func next() -> Event? {
    guard let end = endOfHeader() else {
      guard buffer.count - start > Self.longestHeader else { return nil }
      resume(after: start + 1)
      return .damaged("a header without an end")
    }
    guard let length = length(inHeaderUpTo: end) else {
      resume(after: end)
      return .damaged("a header without a length")
    }
    guard length <= Self.longestMessage else {
      resume(after: end)
      return .damaged("a message of more than \(Self.longestMessage) bytes")
    }
    guard buffer.count - end >= length else { return nil }
    let message = Array(buffer[end..<end + length])
    start = end + length
    return .message(message)
  }

  /// Where the body begins. Some clients end lines with a line feed alone.
  private func endOfHeader() -> Int? {
    let last = min(buffer.count, start + Self.longestHeader)
    var index = start
    while index < last {
      if buffer[index] == 0x0A {
        if index + 1 < last, buffer[index + 1] == 0x0A { return index + 2 }
        if index + 2 < last, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A { return index + 3 }
      }
      index += 1
    }
    return nil
  }

  /// What the last such line says: what is before it may be the rest of something damaged.
  private func length(inHeaderUpTo end: Int) -> Int? {
    guard var index = Self.places(of: Self.lengthKey, in: buffer[start..<end]).last else { return nil }
    index += Self.lengthKey.count
    while index < end, buffer[index] == UInt8(ascii: " ") { index += 1 }
    var length: Int?
    while index < end, buffer[index] >= UInt8(ascii: "0"), buffer[index] <= UInt8(ascii: "9") {
      // Longer than anything, and no overflow.
      length = min((length ?? 0) * 10 + Int(buffer[index] - UInt8(ascii: "0")), 1 << 40)
      index += 1
    }
    guard index < end, buffer[index] == 0x0D || buffer[index] == 0x0A else { return nil }
    return length
  }

  /// Goes on at the next header, or keeps what may be its beginning.
  private mutating func resume(after index: Int) {
    let rest = buffer[min(index, buffer.count)...]
    start =
      Self.places(of: Self.lengthKey, in: rest).first
      ?? max(rest.startIndex, buffer.count - Self.lengthKey.count)
  }

  private static let lengthKey = Array("content-length:".utf8)

  /// In small letters or capitals.
  private static func places(of key: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
    guard bytes.count >= key.count else { return [] }
    return (bytes.startIndex...bytes.endIndex - key.count).filter { place in
      bytes[place] | 0x20 == key[0]
        && key.indices.allSatisfy { bytes[place + $0] | 0x20 == key[$0] | 0x20 }
    }
  }
}
