import ArchFacts

/// The part of a file that a comment speaks of: what starts within it is meant.
struct SuppressionReach: Sendable {
  let start: SourceLocation
  /// Exclusive; `nil` is the end of the file.
  var end: SourceLocation?
  let isRegion: Bool

  func contains(_ place: SourceLocation) -> Bool {
    guard place >= start else { return false }
    return end.map { place < $0 } ?? true
  }

  /// `nil` is the last one of the file.
  var lastLine: Int? { end.map { $0.column == 1 && !isRegion ? $0.line - 1 : $0.line } }

  /// From a comment on, until something closes it.
  static func region(from comment: ByteRange, _ lines: LineTable) -> SuppressionReach {
    SuppressionReach(start: lines.location(at: comment.start), end: nil, isRegion: true)
  }

  /// The lines that a comment stands on.
  static func this(_ comment: ByteRange, _ lines: LineTable) -> SuppressionReach {
    wholeLines(lines.line(at: comment.start), lines.line(at: comment.end))
  }

  /// The next line of code; if it is an attribute, to the line where the declaration below starts. `nil` when no
  /// code follows.
  static func next(after comment: ByteRange, in facts: FileFacts, _ lines: LineTable) -> SuppressionReach? {
    var walk = CodeWalk(facts, from: comment.end)
    walk.skipLine()
    walk.skipBlanksAndComments()
    guard !walk.isAtEnd else { return nil }
    let first = lines.line(at: walk.offset)
    var last = first
    while walk.skipAttribute() {
      walk.skipBlanksAndComments()
      if !walk.isAtEnd { last = lines.line(at: walk.offset) }
    }
    return wholeLines(first, last)
  }

  private static func wholeLines(_ first: Int, _ last: Int) -> SuppressionReach {
    SuppressionReach(
      start: SourceLocation(line: first, column: 1), end: SourceLocation(line: last + 1, column: 1),
      isRegion: false)
  }
}

/// Steps over the bytes of code without taking a comment or a string for code.
private struct CodeWalk {
  private let facts: FileFacts
  private(set) var offset: Int32
  private let limit: Int32

  init(_ facts: FileFacts, from offset: Int32) {
    self.facts = facts
    self.offset = offset
    limit = Int32(facts.bytes.count)
  }

  var isAtEnd: Bool { offset >= limit }

  private var byte: UInt8 { facts.bytes[Int(offset)] }

  /// To the end of the line, or of the last comment or string that starts in it.
  mutating func skipLine() {
    while !isAtEnd, byte != 0x0A, byte != 0x0D { skipOne() }
  }

  mutating func skipBlanksAndComments() {
    while !isAtEnd {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), let behind = facts.endOfTextOrComment(at: offset, limit: limit) {
        offset = behind
      } else {
        return
      }
    }
  }

  /// Over an attribute with its arguments, if one starts here.
  mutating func skipAttribute() -> Bool {
    guard !isAtEnd, byte == UInt8(ascii: "@"), let attribute = attribute(at: offset) else { return false }
    offset = max(offset + 1, attribute.name.end)
    skipBrackets(UInt8(ascii: "<"), UInt8(ascii: ">"))
    skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")"))
    return true
  }

  /// They are in the order of their places.
  private func attribute(at position: Int32) -> Attribute? {
    var low = 0
    var high = facts.attributes.count
    while low < high {
      let middle = (low + high) / 2
      if facts.attributes[middle].position < position { low = middle + 1 } else { high = middle }
    }
    guard low < facts.attributes.count, facts.attributes[low].position == position else { return nil }
    return facts.attributes[low]
  }

  private mutating func skipBrackets(_ opening: UInt8, _ closing: UInt8) {
    guard !isAtEnd, byte == opening else { return }
    var depth = 0
    while !isAtEnd {
      if byte == opening { depth += 1 }
      if byte == closing { depth -= 1 }
      skipOne()
      if depth == 0 { return }
    }
  }

  private mutating func skipOne() {
    offset = facts.endOfTextOrComment(at: offset, limit: limit) ?? offset + 1
  }
}
