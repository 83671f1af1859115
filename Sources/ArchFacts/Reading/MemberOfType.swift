/// Reads on after a name in an expression.
package enum MemberOfType {
  /// The name after the period that follows an offset: in `Store<Int>.shared.value`, read from after
  /// `Store`, the name `shared`. `nil` when no period follows.
  package static func name(behind offset: Int32, in facts: FileFacts) -> ByteRange? {
    // A name in backticks ends before the second of them.
    let isQuoted = Int(offset) < facts.bytes.count && facts.bytes[Int(offset)] == UInt8(ascii: "`")
    let offset = isQuoted ? offset + 1 : offset
    guard let chain = facts.nameChain(around: offset - 1) else { return member(behind: offset, in: facts) }
    var path = NamePath(ByteRange(start: offset, end: chain.end))
    if let name = path.next(in: facts.bytes) { return name }
    // `T().name`
    guard let call = facts.call(of: chain) else { return nil }
    return call.firstArgument < 0 ? member(behind: call.end, in: facts) : nil
  }

  /// The name after the period that follows a call: of `Client(token: token).timeline()` the name `timeline`.
  package static func called(on call: Call, in facts: FileFacts) -> ByteRange? {
    call.isPattern ? nil : member(behind: call.end, in: facts)
  }

  /// Whether that name is a type's: `URLSession.AuthChallengeDisposition`.
  package static func isType(behind offset: Int32, in facts: FileFacts) -> Bool {
    name(behind: offset, in: facts).map { facts.bytes[Int($0.start)].isUpperCase } ?? false
  }

  private static func member(behind offset: Int32, in facts: FileFacts) -> ByteRange? {
    let end = Int32(facts.bytes.count)
    var rest = facts.withoutBlanks(ByteRange(start: endOfGenericArguments(at: offset, in: facts), end: end))
    while rest.start < end, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(facts.bytes[Int(rest.start)]) {
      rest.start += 1
    }
    guard rest.start < end, facts.bytes[Int(rest.start)] == UInt8(ascii: ".") else { return nil }
    var path = NamePath(rest)
    return path.next(in: facts.bytes)
  }

  /// Where a type is written, arguments may be between its name and the period: `Store<Int>.Key`.
  private static func endOfGenericArguments(at offset: Int32, in facts: FileFacts) -> Int32 {
    guard Int(offset) < facts.bytes.count, facts.bytes[Int(offset)] == UInt8(ascii: "<") else {
      return offset
    }
    var depth = 0
    for index in offset..<min(offset + 1000, Int32(facts.bytes.count)) {
      switch facts.bytes[Int(index)] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where facts.bytes[Int(index) - 1] != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return offset
  }
}
