import ArchFacts

/// Finds the code below comments. To be asked for them in their order: what was walked for one is not walked
/// again for the next, however many are above the same code.
struct CodeBelow {
  /// Bytes that were walked, and where the walk ended.
  private struct Walked {
    var start: Int32 = 0
    var end: Int32 = -1

    func contains(_ offset: Int32) -> Bool { offset >= start && offset <= end }
  }

  private let facts: FileFacts
  private let lines: LineTable
  /// The rest of a line.
  private var rest = Walked()
  /// Blanks and comments, up to the code after them.
  private var blanks = Walked()
  /// Attributes, up to the declaration after them.
  private var attributes = Walked()

  init(_ facts: FileFacts, _ lines: LineTable) {
    self.facts = facts
    self.lines = lines
  }

  /// The next line of code; if it is an attribute, to the line where the declaration below starts. `nil` when no
  /// code follows.
  mutating func reach(below comment: ByteRange) -> SuppressionReach? {
    if !rest.contains(comment.end) {
      var walk = CodeWalk(facts, from: comment.end)
      walk.skipLine()
      rest = Walked(start: comment.end, end: walk.offset)
    }
    if !blanks.contains(rest.end) {
      var walk = CodeWalk(facts, from: rest.end)
      walk.skipBlanksAndComments()
      blanks = Walked(start: rest.end, end: walk.offset)
    }
    let first = blanks.end
    guard first < facts.bytes.count else { return nil }
    if !attributes.contains(first) {
      var walk = CodeWalk(facts, from: first)
      while walk.skipAttribute() { walk.skipBlanksAndComments() }
      attributes = Walked(start: first, end: walk.isAtEnd ? first : walk.offset)
    }
    return .wholeLines(lines.line(at: first), lines.line(at: attributes.end))
  }
}

/// Steps over blanks, comments and attributes, and to the end of a line, wherever a comment or a string in it ends.
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
    guard !isAtEnd, let attribute = attribute(at: offset) else { return false }
    offset = max(offset + 1, attribute.end)
    return true
  }

  /// They are in the order of their places.
  private func attribute(at position: Int32) -> Attribute? {
    let index = facts.attributes.partitioningIndex { $0.position >= position }
    guard index < facts.attributes.count, facts.attributes[index].position == position else { return nil }
    return facts.attributes[index]
  }

  private mutating func skipOne() {
    offset = facts.endOfTextOrComment(at: offset, limit: limit) ?? offset + 1
  }
}
