import ArchEditor
import Testing

@Suite struct MessageReaderTests {
  private func events(_ pieces: [String]) -> [String] {
    var reader = MessageReader()
    return pieces.flatMap { piece in
      reader.append(Array(piece.utf8))
      var found: [String] = []
      while let event = reader.next() {
        switch event {
        case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .damaged: found.append("damaged")
        }
      }
      return found
    }
  }

  @Test func `messages come whole, in pieces and several at once`() {
    #expect(events(["Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n{ }"]) == ["{}", "{ }"])
    #expect(events(["Content-Le", "ngth: 4\r\n", "\r", "\n{", "  ", "}"]) == ["{  }"])
    #expect(
      events(["Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}"]) == [
        "{}"
      ])
    #expect(events(["Content-Length: 2\n\n{}"]) == ["{}"])
    #expect(events(["Content-Length: 0\r\n\r\n"]) == [""])
  }

  @Test func `after what is damaged the next message is read`() {
    #expect(events(["Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}"]) == ["damaged", "{}"])
    #expect(events(["Nothing: 1\r\n\r\nrest of it Content-Length: 2\r\n\r\n{}"]) == ["damaged", "{}"])
    #expect(events(["garbage\0\u{FFFD}Content-Length: 2\r\n\r\n{}"]) == ["{}"])
    #expect(events(["Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}"]) == ["damaged", "{}"])
    let huge = "Content-Length: 99999999999999999999999\r\n\r\n"
    #expect(events([huge, "Content-Length: 2\r\n\r\n{}"]) == ["damaged", "{}"])
  }

  @Test func `what has no end is not kept`() {
    let endless = String(repeating: "x", count: MessageReader.longestHeader + 1)
    #expect(events([endless, "Content-Length: 2\r\n\r\n{}"]) == ["damaged", "{}"])
  }

  @Test func `no bytes keep it from reading what follows`() {
    var state: UInt64 = 0x5EED
    func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int((state >> 16) % UInt64(limit))
    }
    let whole = Array("Content-Length: 17\r\n\r\n{\"method\":\"exit\"}".utf8)
    for _ in 0..<400 {
      var reader = MessageReader()
      var bytes = whole + whole
      for _ in 0..<1 + number(below: 6) {
        switch number(below: 3) {
        case 0: bytes[number(below: bytes.count)] = UInt8(number(below: 256))
        case 1: bytes.remove(at: number(below: bytes.count))
        default: bytes.insert(UInt8(number(below: 256)), at: number(below: bytes.count))
        }
      }
      reader.append(bytes)
      while reader.next() != nil {}
      // Whatever a damaged length still waits for.
      reader.append(Array(repeating: UInt8(ascii: "\n"), count: 20_000))
      while reader.next() != nil {}
      reader.append(whole)
      var last: MessageReader.Event?
      while let event = reader.next() { last = event }
      guard last != nil else { continue }
      #expect(last == .message(Array("{\"method\":\"exit\"}".utf8)))
    }
  }
}
