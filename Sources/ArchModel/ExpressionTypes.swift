package import ArchFacts

/// Says which type of this codebase a simple expression has: a name, a chain of members, `T(…)`, `T.shared`,
/// the call of a declared function. Everything else has no answer.
package struct ExpressionTypes: Sendable {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts

  /// A value takes its type from another value at most this often.
  private static let deepest = 4

  package init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
  }

  package func type(of expression: ByteRange, at place: Place) -> SymbolID? {
    type(of: expression, at: place, depth: 0)
  }

  /// The type of a property or variable: as annotated, else as its value says.
  package func type(of reference: MemberReference) -> SymbolID? { type(of: reference, depth: 0) }

  /// Whether a name at a place is one at file scope: no local, parameter or member hides it.
  package func isGlobal(_ name: ByteRange, at place: Place) -> Bool {
    local(name, at: place) == nil && parameter(name, at: place) == nil && member(name, at: place) == nil
  }

  private struct Step {
    let name: ByteRange
    var isCalled = false
  }

  private func type(of expression: ByteRange, at place: Place, depth: Int) -> SymbolID? {
    guard depth < Self.deepest, let steps = steps(of: expression), let first = steps.first else { return nil }
    var rest = steps.dropFirst()
    var current: SymbolID
    if facts.matches(first.name, "self") || facts.matches(first.name, "Self") {
      guard let own = codebase.type(at: place) else { return nil }
      current = own
    } else if let (symbol, end) = typePrefix(expression, first.name, at: place) {
      current = symbol
      while let next = rest.first, next.name.end <= end { rest = rest.dropFirst() }
      // The type itself is no value.
      let isMade = steps.contains { $0.name.end <= end && $0.isCalled }
      if rest.isEmpty, !isMade { return nil }
      if let next = rest.first, facts.matches(next.name, "init") { rest = rest.dropFirst() }
    } else {
      guard let type = value(first, at: place, depth: depth) else { return nil }
      current = type
    }
    for step in rest {
      guard let type = member(step, of: current, depth: depth) else { return nil }
      current = type
    }
    return current
  }

  private func typePrefix(
    _ expression: ByteRange, _ first: ByteRange, at place: Place
  ) -> (symbol: SymbolID, end: Int32)? {
    guard facts.bytes[Int(first.start)].isUpperCase else { return nil }
    let chain = ByteRange(start: first.start, end: expression.end)
    guard let found = codebase.symbols.resolvePrefix(chain, at: place, in: file) else { return nil }
    switch codebase.symbols[found.symbol].kind {
    case .class, .struct, .enum, .actor: return found
    case .protocol, .extension, .typealias, .associatedtype: return nil
    }
  }

  /// The chain of names that the whole expression is; `nil` for anything else.
  private func steps(of expression: ByteRange) -> [Step]? {
    let bytes = facts.bytes
    let end = Int(expression.end)
    var steps: [Step] = []
    var index = Int(expression.start)
    skipBlanks(&index, end)
    if index < end, bytes[index] == UInt8(ascii: "&") { index += 1 }
    while true {
      guard let name = name(&index, end) else { return nil }
      if steps.isEmpty, facts.matches(name, "try") || facts.matches(name, "await") {
        while index < end, isMark(bytes[index]) || bytes[index].isBlank { index += 1 }
        continue
      }
      var step = Step(name: name)
      while index < end {
        if isMark(bytes[index]) {
          index += 1
        } else if bytes[index] == UInt8(ascii: "<"), bytes[Int(name.start)].isUpperCase {
          guard skipGenericArguments(&index, end) else { return nil }
        } else if bytes[index] == UInt8(ascii: "("), let behind = self.end(ofArguments: index) {
          step.isCalled = true
          index = behind
        } else {
          break
        }
      }
      skipBlanks(&index, end)
      if index < end, bytes[index] == UInt8(ascii: "{"), let behind = self.end(ofArguments: index) {
        step.isCalled = true
        index = behind
        skipBlanks(&index, end)
      }
      steps.append(step)
      guard index < end else { return steps }
      guard bytes[index] == UInt8(ascii: ".") else { return nil }
      index += 1
      skipBlanks(&index, end)
    }
  }

  /// Behind the call whose arguments start at an offset. A search, since few expressions are ever asked about.
  private func end(ofArguments index: Int) -> Int? {
    facts.calls.first { $0.arguments == Int32(index) }.map { Int($0.end) }
  }

  private func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

  private func name(_ index: inout Int, _ end: Int) -> ByteRange? {
    let isQuoted = index < end && facts.bytes[index] == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while index < end, facts.bytes[index].isIdentifierPart { index += 1 }
    guard index > start, !facts.bytes[start].isDigit else { return nil }
    let name = ByteRange(start: Int32(start), end: Int32(index))
    if isQuoted { index += 1 }
    return name
  }

  private func skipBlanks(_ index: inout Int, _ end: Int) {
    while index < end, facts.bytes[index].isBlank { index += 1 }
  }

  private func skipGenericArguments(_ index: inout Int, _ end: Int) -> Bool {
    var depth = 0
    while index < end {
      if facts.bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if facts.bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }
}

// What a name stands for.
extension ExpressionTypes {
  private func value(_ step: Step, at place: Place, depth: Int) -> SymbolID? {
    if let local = local(step.name, at: place) {
      guard !step.isCalled else { return nil }
      let scope = Place(file: index, owner: local.owner, function: local.function)
      if !local.type.isEmpty { return codebase.resolveType(local.type, at: scope) }
      return local.value.isEmpty ? nil : type(of: local.value, at: scope, depth: depth + 1)
    }
    if let parameter = parameter(step.name, at: place) {
      return step.isCalled ? nil : codebase.resolveType(parameter.type, at: place)
    }
    if member(step.name, at: place) != nil, let own = codebase.type(at: place) {
      return member(step, of: own, depth: depth)
    }
    return agreed(codebase.globals(named: step.name, in: file), step, depth: depth)
  }

  /// The nearest local with this name that is declared before its use.
  private func local(_ name: ByteRange, at place: Place) -> LocalVariable? {
    var function = place.function
    while function >= 0 {
      let found = facts.locals.last {
        $0.function == function && $0.name.start < name.start && isEqual($0.name, in: file, name)
      }
      if let found { return found }
      function = facts.functions[Int(function)].enclosing
    }
    return nil
  }

  private func parameter(_ name: ByteRange, at place: Place) -> Parameter? {
    var function = place.function
    while function >= 0 {
      for index in facts.functions[Int(function)].parameters.indices
      where isEqual(facts.parameters[index].name, in: file, name) {
        return facts.parameters[index]
      }
      function = facts.functions[Int(function)].enclosing
    }
    return nil
  }

  private func member(_ name: ByteRange, at place: Place) -> MemberReference? {
    guard let own = codebase.type(at: place) else { return nil }
    for owner in [own] + codebase.symbols.supertypes(of: own) {
      let found = codebase.members(of: owner).first {
        isEqual(codebase.member($0).name, in: codebase.files[Int($0.file)], name)
      }
      if let found { return found }
    }
    return nil
  }

  private func member(_ step: Step, of symbol: SymbolID, depth: Int) -> SymbolID? {
    for owner in [symbol] + codebase.symbols.supertypes(of: symbol) {
      if let found = agreed(codebase.members(of: owner), step, depth: depth) { return found }
    }
    return nil
  }

  /// What all members with a name give, if that is one type.
  private func agreed(
    _ candidates: ArraySlice<MemberReference>, _ step: Step, depth: Int
  ) -> SymbolID? {
    var found: SymbolID?
    for reference in candidates {
      let member = codebase.member(reference)
      let other = codebase.files[Int(reference.file)]
      guard isEqual(member.name, in: other, step.name), !other.isTest || file.isTest else { continue }
      let type: SymbolID?
      switch member.kind {
      case .func where step.isCalled:
        let place = Place(file: reference.file, owner: member.owner, function: member.function)
        type = codebase.resolveType(member.returnType, at: place)
      case .let where !step.isCalled, .var where !step.isCalled:
        type = self.type(of: reference, depth: depth)
      case .let, .var, .func, .`init`, .subscript, .deinit:
        continue
      }
      guard let type, found == nil || found == type else { return nil }
      found = type
    }
    return found
  }

  private func type(of reference: MemberReference, depth: Int) -> SymbolID? {
    let member = codebase.member(reference)
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    if !member.type.isEmpty { return codebase.resolveType(member.type, at: place) }
    guard !member.value.isEmpty, depth < Self.deepest else { return nil }
    let own = reference.file == index ? self : ExpressionTypes(codebase, file: reference.file)
    return own.type(of: member.value, at: place, depth: depth + 1)
  }

  private func isEqual(_ range: ByteRange, in other: SourceFile, _ name: ByteRange) -> Bool {
    guard range.count == name.count else { return false }
    return other.facts.bytes[Int(range.start)..<Int(range.end)]
      .elementsEqual(facts.bytes[Int(name.start)..<Int(name.end)])
  }
}
