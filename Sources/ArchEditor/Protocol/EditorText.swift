package import ArchFacts
package import ArchJSON

/// How columns are counted: as a client offers, in UTF-16 units unless it offers bytes.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place as the protocol has it; both from 0.
package struct EditorPosition: Sendable, Equatable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package init?(_ json: JSON?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }
}

package struct EditorRange: Sendable, Equatable {
  package let start: EditorPosition
  package let end: EditorPosition

  package init(start: EditorPosition, end: EditorPosition) {
    self.start = start
    self.end = end
  }

  package init?(_ json: JSON?) {
    guard let start = EditorPosition(json?["start"]), let end = EditorPosition(json?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("start")
      start.write(to: &json)
      json.key("end")
      end.write(to: &json)
    }
  }

  /// Whether any line is in both.
  package func sharesLine(with other: EditorRange) -> Bool {
    start.line <= other.end.line && other.start.line <= end.line
  }
}

/// The content of a file that an editor holds, and where its places are.
package struct EditorText: Sendable {
  package private(set) var source: SourceText
  package let encoding: PositionEncoding

  package init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    source = SourceText(bytes)
    self.encoding = encoding
  }

  package init(_ source: SourceText, _ encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  package var bytes: [UInt8] { source.bytes }

  /// A place beyond the end of its line is the end, and one beyond the last line the end of all.
  package func offset(of position: EditorPosition) -> Int {
    guard position.line < source.lines.lineCount else { return bytes.count }
    let range = source.lines.range(ofLine: position.line + 1)
    var index = Int(range.start)
    var end = Int(range.end)
    while end > index, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var left = position.character
    while index < end, left > 0 {
      let length = min(Self.length(ofCharacter: bytes[index]), end - index)
      let units = encoding == .utf8 ? length : length == 4 ? 2 : 1
      // Within a character nothing can be.
      guard units <= left else { break }
      left -= units
      index += length
    }
    return index
  }

  package func position(of offset: Int) -> EditorPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = source.lines.line(at: Int32(offset))
    var index = Int(source.lines.range(ofLine: line).start)
    var character = 0
    while index < offset {
      let length = min(Self.length(ofCharacter: bytes[index]), offset - index)
      character += encoding == .utf8 ? length : length == 4 ? 2 : 1
      index += length
    }
    return EditorPosition(line: line - 1, character: character)
  }

  /// A place as findings have it.
  package func position(of location: SourceLocation) -> EditorPosition {
    let line = min(max(1, location.line), source.lines.lineCount)
    let range = source.lines.range(ofLine: line)
    return position(of: min(Int(range.start) + max(0, location.column - 1), Int(range.end)))
  }

  /// Puts a text in the place of a range.
  package mutating func replace(_ range: EditorRange, with text: String) {
    let start = offset(of: range.start)
    let end = max(start, offset(of: range.end))
    var bytes = bytes
    bytes.replaceSubrange(start..<end, with: text.utf8)
    source = SourceText(bytes)
  }

  /// What is no UTF-8 counts byte by byte.
  private static func length(ofCharacter byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
