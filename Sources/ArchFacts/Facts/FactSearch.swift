// Lists whose entries are in the order of the source are searched by binary search, never from end to end.
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
    let before = nameChains.partitioningIndex { $0.start >= offset + 1 } - 1
    guard before >= 0, nameChains[before].contains(offset) else { return nil }
    return nameChains[before]
  }

  /// Whether an offset is in a closure that starts within a range: in `items.contains { $0.isDone }` what is
  /// in the braces is another's condition.
  package func isInClosure(_ offset: Int32, startingIn range: ByteRange) -> Bool {
    Self.slice(closures, from: range.start, to: min(offset, range.end)) { $0.start }.contains {
      $0.end > offset
    }
  }

  /// The closure that starts at an offset; into `closures`.
  package func closure(at offset: Int32) -> Int32? {
    let index = closures.partitioningIndex { $0.start >= offset }
    return index < closures.count && closures[index].start == offset ? Int32(index) : nil
  }

  /// The types named within a range, in whatever role.
  package func typeReferences(in range: ByteRange) -> ArraySlice<TypeReference> {
    Self.slice(typeReferences, from: range.start, to: range.end) { $0.name.start }
  }

  /// The types whose names are within a range.
  package func types(in range: ByteRange) -> ArraySlice<TypeDeclaration> {
    Self.slice(types, from: range.start, to: range.end) { $0.name.start }
  }

  /// The innermost type whose declaration, its attributes included, holds an offset; `none` outside types.
  package func type(around offset: Int32) -> Int32 {
    let next = types.partitioningIndex { $0.name.start >= offset }
    // An attribute is before the name of what it belongs to.
    if next < types.count, types[next].extent.contains(offset) { return Int32(next) }
    var index = Int32(next) - 1
    while index >= 0, !types[Int(index)].extent.contains(offset) { index = types[Int(index)].owner }
    return index
  }

  /// The member of a type whose declaration, its attributes included, holds an offset.
  package func member(around offset: Int32, of owner: Int32) -> Member? {
    let next = members.partitioningIndex { $0.name.start >= offset }
    if next < members.count, members[next].owner == owner, members[next].extent.contains(offset) {
      return members[next]
    }
    // Between a member and what is in it there are but members of types within it.
    let before = members[..<next].last { $0.owner == owner }
    return before.flatMap { $0.extent.contains(offset) ? $0 : nil }
  }

  /// The member of a type, or at file scope, whose initial value starts at an offset.
  package func member(withValueAt offset: Int32, of owner: Int32) -> Member? {
    let next = members.partitioningIndex { $0.name.start >= offset }
    let before = members[..<next].last { $0.owner == owner }
    return before.flatMap { $0.value.start == offset ? $0 : nil }
  }

  /// The parts of the condition of an `if`, `guard` or `while`.
  package func conditions(of branch: Branch) -> [Condition] {
    Self.slice(conditions, from: branch.condition.start, to: branch.condition.end) { $0.range.start }.filter {
      branches[Int($0.branch)].position == branch.position
    }
  }

  /// The branch whose word or operator is at an offset; into `branches`.
  package func branch(at offset: Int32) -> Int? {
    let index = branches.partitioningIndex { $0.position >= offset }
    return index < branches.count && branches[index].position == offset ? index : nil
  }

  /// The branches whose words and operators are in a range, those in closures included.
  package func branches(in range: ByteRange) -> ArraySlice<Branch> {
    Self.slice(branches, from: range.start, to: range.end) { $0.position }
  }

  /// The attribute whose name is at a range.
  package func attribute(named name: ByteRange) -> Attribute? {
    let index = attributes.partitioningIndex { $0.name.start >= name.start }
    return index < attributes.count && attributes[index].name.start == name.start ? attributes[index] : nil
  }

  /// The elements of the array literal that starts where a range does, in the order of the source.
  package func elements(ofList literal: ByteRange) -> [ByteRange] {
    Self.slice(listElements, from: literal.start, to: literal.end) { $0.value.end }.compactMap {
      $0.list == literal.start && !$0.hasKey ? $0.value : nil
    }
  }

  /// The innermost element of an array literal, or value of a dictionary literal, in a range that an offset is in.
  package func listElement(around offset: Int32, in range: ByteRange) -> ListElement? {
    let first = listElements.partitioningIndex { $0.value.end >= offset + 1 }
    return listElements[first...].prefix { $0.value.end <= range.end }.first {
      $0.value.start <= offset && $0.list >= range.start
    }
  }

  /// Whether an offset is where a value starts that an expression comes to: the expression itself, or what is
  /// after a `??` or the `?` or `:` of a ternary, without `try` and `await`.
  package func isOutcome(_ offset: Int32, of value: ByteRange) -> Bool {
    var starts: Set<Int32> = [withoutEffects(value).start]
    for branch in branches(in: ByteRange(start: value.start, end: max(value.start, offset))) {
      guard starts.contains(withoutEffects(branch.condition).start) else { continue }
      switch branch.kind {
      case .coalescing:
        starts.insert(withoutEffects(branch.rightOperand).start)
      case .ternary:
        starts.insert(withoutEffects(ByteRange(start: branch.end, end: value.end)).start)
        if branch.start >= 0 {
          starts.insert(withoutEffects(ByteRange(start: branch.start, end: value.end)).start)
        }
      case .if, .guard, .switch, .case, .for, .while, .catch, .and, .or, .comparison, .arithmetic, .negation:
        continue
      }
    }
    return starts.contains(offset)
  }

  /// The call whose callee is at a range.
  package func call(of callee: ByteRange) -> Call? {
    let index = calls.partitioningIndex { $0.arguments >= callee.end }
    guard index < calls.count, calls[index].callee == callee else { return nil }
    return calls[index]
  }

  /// The call that an expression ends with: of `a.b(c).d { }` that of `d`.
  package func lastCall(in expression: ByteRange) -> Call? {
    calls(withArgumentsIn: expression).last { $0.end == expression.end }
  }

  /// The call that something is passed to, by where the argument starts, if that is near.
  package func call(withArgumentAt offset: Int32) -> Call? {
    let next = calls.partitioningIndex { $0.arguments > offset }
    return calls[..<next].suffix(Self.nearestCalls).last { call in
      call.end > offset && arguments(of: call).contains { $0.value.start == offset }
    }
  }

  /// Between a call and one of its arguments there are but the calls in its other arguments.
  private static let nearestCalls = 60

  /// The calls whose arguments start within a range, in the order of the source.
  package func calls(withArgumentsIn range: ByteRange) -> ArraySlice<Call> {
    Self.slice(calls, from: range.start, to: range.end) { $0.arguments }
  }

  private static func slice<Fact>(
    _ facts: [Fact], from start: Int32, to end: Int32, _ offset: (Fact) -> Int32
  ) -> ArraySlice<Fact> {
    let first = facts.partitioningIndex { offset($0) >= start }
    return facts[first..<max(first, facts.partitioningIndex { offset($0) >= end })]
  }
}

extension FileFacts {
  /// What a local variable of a function was given where it was declared last before a place that names it: `value` of
  /// `let name = value` and of `guard let name = value`; `nil` where nothing is written.
  package func valueGiven(to name: ByteRange, in function: Int32) -> ByteRange? {
    let local = locals[..<locals.partitioningIndex { $0.name.start >= name.start }].last {
      $0.function == function && hasSameText($0.name, as: name, of: self)
    }
    let binding = conditions[..<conditions.partitioningIndex { $0.range.start >= name.start }].last {
      $0.kind == .binding && !$0.value.contains(name.start)
        && branches[Int($0.branch)].function == function && hasSameText($0.pattern, as: name, of: self)
    }
    let nearest =
      switch (local, binding) {
      case (let local?, let binding?):
        local.name.start > binding.pattern.start ? local.value : binding.value
      case (let local?, nil): local.value
      case (nil, let binding?): binding.value
      case (nil, nil): ByteRange.none
      }
    return nearest.isEmpty ? nil : nearest
  }

  /// The type of the cast that an expression ends with; `nil` where the result of it is compared or computed with.
  package func cast(at range: ByteRange) -> ByteRange? {
    let next = casts.partitioningIndex { $0.start >= range.end }
    guard next > 0, casts[next - 1].start > range.start, casts[next - 1].end == range.end else { return nil }
    let before = ByteRange(start: range.start, end: casts[next - 1].start)
    let isOperand = branches(in: before).contains {
      switch $0.kind {
      case .and, .or, .comparison, .arithmetic: true
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .coalescing, .negation: false
      }
    }
    return isOperand ? nil : casts[next - 1]
  }

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
