// Lists whose entries stand in the order of the source are searched by halves, never from end to end.
extension FileFacts {
  /// The chains of names that start within a range, those in closures included.
  package func nameChains(in range: ByteRange) -> ArraySlice<ByteRange> {
    Self.slice(nameChains, from: range.start, to: range.end) { $0.start }
  }

  /// The chain of names that starts at an offset.
  package func nameChain(at offset: Int32) -> ByteRange? {
    nameChains(in: ByteRange(start: offset, end: offset + 1)).first
  }

  /// The chain of names around an offset.
  package func nameChain(around offset: Int32) -> ByteRange? {
    let before = Self.firstIndex(in: nameChains, notBefore: offset + 1) { $0.start } - 1
    guard before >= 0, nameChains[before].contains(offset) else { return nil }
    return nameChains[before]
  }

  /// Whether an offset is in a closure that starts within a range: in `items.contains { $0.isDone }` what stands
  /// in the braces is another's condition.
  package func isInClosure(_ offset: Int32, startingIn range: ByteRange) -> Bool {
    Self.slice(closures, from: range.start, to: min(offset, range.end)) { $0.start }.contains {
      $0.end > offset
    }
  }

  /// The closure that starts at an offset; into `closures`.
  package func closure(at offset: Int32) -> Int32? {
    let index = Self.firstIndex(in: closures, notBefore: offset) { $0.start }
    return index < closures.count && closures[index].start == offset ? Int32(index) : nil
  }

  /// Control flow and operators that start within a range.
  package func branches(in range: ByteRange) -> ArraySlice<Branch> {
    Self.slice(branches, from: range.start, to: range.end) { $0.position }
  }

  /// The types named within a range, in whatever role.
  package func typeReferences(in range: ByteRange) -> ArraySlice<TypeReference> {
    Self.slice(typeReferences, from: range.start, to: range.end) { $0.name.start }
  }

  /// The types whose names stand within a range.
  package func types(in range: ByteRange) -> ArraySlice<TypeDeclaration> {
    Self.slice(types, from: range.start, to: range.end) { $0.name.start }
  }

  /// The innermost type whose declaration, its attributes included, holds an offset; `none` outside of types.
  package func type(around offset: Int32) -> Int32 {
    let next = Self.firstIndex(in: types, notBefore: offset) { $0.name.start }
    // An attribute stands before the name of what it belongs to.
    if next < types.count, types[next].extent.contains(offset) { return Int32(next) }
    var index = Int32(next) - 1
    while index >= 0, !types[Int(index)].extent.contains(offset) { index = types[Int(index)].owner }
    return index
  }

  /// The member of a type whose declaration, its attributes included, holds an offset.
  package func member(around offset: Int32, of owner: Int32) -> Member? {
    let next = Self.firstIndex(in: members, notBefore: offset) { $0.name.start }
    if next < members.count, members[next].owner == owner, members[next].extent.contains(offset) {
      return members[next]
    }
    // Between a member and what stands in it there are but members of types within it.
    let before = members[..<next].last { $0.owner == owner }
    return before.flatMap { $0.extent.contains(offset) ? $0 : nil }
  }

  /// The parts of the condition of an `if`, `guard` or `while`.
  package func conditions(of branch: Branch) -> [Condition] {
    Self.slice(conditions, from: branch.condition.start, to: branch.condition.end) { $0.range.start }.filter {
      branches[Int($0.branch)].position == branch.position
    }
  }

  /// The call whose callee stands at a range.
  package func call(of callee: ByteRange) -> Call? {
    let index = Self.firstIndex(in: calls, notBefore: callee.end) { $0.arguments }
    guard index < calls.count, calls[index].callee == callee else { return nil }
    return calls[index]
  }

  /// The calls whose arguments start within a range, in the order of the source.
  package func calls(withArgumentsIn range: ByteRange) -> ArraySlice<Call> {
    Self.slice(calls, from: range.start, to: range.end) { $0.arguments }
  }

  private static func slice<Fact>(
    _ facts: [Fact], from start: Int32, to end: Int32, _ offset: (Fact) -> Int32
  ) -> ArraySlice<Fact> {
    let first = firstIndex(in: facts, notBefore: start, offset)
    return facts[first..<max(first, firstIndex(in: facts, notBefore: end, offset))]
  }

  private static func firstIndex<Fact>(
    in facts: [Fact], notBefore start: Int32, _ offset: (Fact) -> Int32
  ) -> Int {
    var low = 0
    var high = facts.count
    while low < high {
      let middle = (low + high) / 2
      if offset(facts[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension FileFacts {
  /// An expression without `try`, `await` and comments before it.
  package func withoutEffects(_ range: ByteRange) -> ByteRange {
    var range = range
    while true {
      range = withoutBlanks(range)
      guard let word = Self.effects.first(where: { isWord($0, at: range) }) else { return range }
      range.start += Int32(word.utf8.count)
      if range.start < range.end, bytes[Int(range.start)] == 0x3F || bytes[Int(range.start)] == 0x21 {
        range.start += 1
      }
    }
  }

  private static let effects = ["try", "await"]

  private func isWord(_ word: String, at range: ByteRange) -> Bool {
    guard range.count > word.utf8.count, bytes[Int(range.start)...].starts(with: word.utf8) else {
      return false
    }
    switch bytes[Int(range.start) + word.utf8.count] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x3F, 0x21, UInt8(ascii: "/"): return true
    default: return false
    }
  }

  /// A range without the blanks and comments that it starts with.
  package func withoutBlanks(_ range: ByteRange) -> ByteRange {
    var range = range
    while range.start < range.end {
      let byte = bytes[Int(range.start)]
      if byte <= 0x20 {
        range.start += 1
      } else if byte == UInt8(ascii: "/"), let end = endOfTextOrComment(at: range.start, limit: range.end) {
        range.start = end
      } else {
        break
      }
    }
    return range
  }
}
