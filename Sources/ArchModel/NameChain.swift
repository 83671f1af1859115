package import ArchFacts

/// `a.b?.c` as it stands in an expression: names joined by periods, from the first one on.
package struct NameChain: Sendable, Equatable {
  package let names: [ByteRange]
  /// Followed by `(`: the last name is called.
  package let isCalled: Bool

  package var range: ByteRange {
    ByteRange(start: names.first?.start ?? 0, end: names.last?.end ?? 0)
  }

  /// Every chain that starts within a range with a lower-case letter or `_`, text and comments left out.
  package static func all(in range: ByteRange, of facts: FileFacts) -> [NameChain] {
    let bytes = facts.bytes
    var chains: [NameChain] = []
    var index = range.start
    while index < range.end {
      if let behind = facts.endOfTextOrComment(at: index, limit: range.end) {
        index = behind
        continue
      }
      guard bytes[Int(index)].isIdentifierPart else {
        index += 1
        continue
      }
      let isMember = index > 0 && bytes[Int(index) - 1] == UInt8(ascii: ".")
      let isName = bytes[Int(index)].isLowerCase || bytes[Int(index)] == UInt8(ascii: "_")
      let (names, end) = chain(at: index, before: range.end, bytes)
      index = end
      guard !isMember, isName else { continue }
      let isCalled = end < range.end && bytes[Int(end)] == UInt8(ascii: "(")
      chains.append(NameChain(names: names, isCalled: isCalled))
    }
    return chains
  }

  private static func chain(
    at start: Int32, before limit: Int32, _ bytes: [UInt8]
  ) -> (names: [ByteRange], end: Int32) {
    var names: [ByteRange] = []
    var index = start
    while true {
      let begin = index
      while index < limit, bytes[Int(index)].isIdentifierPart { index += 1 }
      names.append(ByteRange(start: begin, end: index))
      var next = index
      while next < limit, bytes[Int(next)] == UInt8(ascii: "?") || bytes[Int(next)] == UInt8(ascii: "!") {
        next += 1
      }
      guard next + 1 < limit, bytes[Int(next)] == UInt8(ascii: "."), bytes[Int(next) + 1].isIdentifierPart
      else { return (names, index) }
      index = next + 1
    }
  }
}
