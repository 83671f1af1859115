import ArchFacts

extension Parser {
  /// `func`, `init` and `deinit`.
  mutating func parseFunction(_ memberKind: MemberKind, _ prefix: Prefix, in scope: ItemScope) {
    var name = current.range
    advance()
    if memberKind == .func {
      guard kind != .leftParen, kind != .endOfFile else { return }
      name = consumeFunctionName()
    } else if kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion {
      advance()
    }
    let function = addFunction(named: name, prefix)
    let member = addMember(memberKind, name, prefix, function: function, in: scope)
    let outer = context
    context.function = function
    context.body = FileFacts.none
    context.isPattern = false
    defer { context = outer }

    let genericParameters = parseGenericParameters()
    facts.functions[Int(function)].genericParameters = genericParameters
    let parameters = kind == .leftParen && memberKind != .deinit ? parseParameters() : .none
    let effects = consumeEffects()
    let returnType = consume(.arrow) ? parseResultType() : .none
    parseWhereClause()
    facts.functions[Int(function)].parameters = parameters
    facts.functions[Int(function)].returnType = returnType
    if let member {
      facts.members[member].parameters = parameters
      facts.members[member].returnType = returnType
      facts.members[member].isAsync = effects.isAsync
      facts.members[member].throws = effects.throws
      facts.members[member].thrown = effects.thrown
    }
    if kind == .leftBrace { parseBody(of: function, at: name.start) }
    finish(function: function, member: member)
  }

  /// An identifier or an operator; of `==<T>` the last `<` opens the generic parameters.
  private mutating func consumeFunctionName() -> ByteRange {
    let token = current
    var name = token.range
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if name.count > 1, cursor.bytes[Int(name.end) - 1] == UInt8(ascii: "<"), next.kind == .identifier {
        name.end -= 1
        cursor.split(at: name.end)
        return name
      }
    default:
      break
    }
    advance()
    return name
  }

  mutating func parseSubscript(_ prefix: Prefix, in scope: ItemScope) {
    let name = current.range
    advance()
    let function = addFunction(named: name, prefix)
    let member = addMember(.subscript, name, prefix, function: function, in: scope)
    let outer = context
    context.function = function
    context.body = FileFacts.none
    context.isPattern = false
    defer { context = outer }

    let genericParameters = parseGenericParameters()
    facts.functions[Int(function)].genericParameters = genericParameters
    let parameters = kind == .leftParen ? parseParameters() : .none
    let returnType = consume(.arrow) ? parseResultType() : .none
    parseWhereClause()
    facts.functions[Int(function)].parameters = parameters
    facts.functions[Int(function)].returnType = returnType
    var accessors = Accessors()
    if kind == .leftBrace { accessors = parseAccessors(of: function, at: name.start) }
    if let member {
      facts.members[member].parameters = parameters
      facts.members[member].returnType = returnType
      facts.members[member].isAsync = accessors.isAsync
      facts.members[member].throws = accessors.throws
      facts.members[member].thrown = accessors.thrown
      facts.members[member].isComputed = true
      facts.members[member].hasSetter = accessors.hasSetter
    }
    finish(function: function, member: member)
  }

  private mutating func addFunction(named name: ByteRange, _ prefix: Prefix) -> Int32 {
    let index = Int32(facts.functions.count)
    var function = Function(name: name, owner: context.owner, enclosing: context.function)
    function.extent.start = prefix.start
    facts.functions.append(function)
    assign(since: prefix.marks, owner: context.owner, function: index)
    return index
  }

  /// Answers the index of the member, `nil` for a local declaration.
  mutating func addMember(
    _ memberKind: MemberKind, _ name: ByteRange, _ prefix: Prefix, function: Int32, in scope: ItemScope
  ) -> Int? {
    guard scope != .local else { return nil }
    var member = Member(kind: memberKind, name: name, owner: context.owner)
    member.isStatic = prefix.isStatic
    member.modifiers = note(names: prefix.modifiers)
    member.attributes = note(names: prefix.attributes)
    member.function = function
    member.extent = ByteRange(start: prefix.start, end: name.end)
    facts.members.append(member)
    return facts.members.count - 1
  }

  private mutating func finish(function: Int32, member: Int?) {
    facts.functions[Int(function)].extent.end = cursor.previousEnd
    if let member { facts.members[member].extent.end = cursor.previousEnd }
  }

  /// `{ … }` of a function or an accessor.
  mutating func parseBody(of function: Int32, at place: Int32) {
    let outer = context
    context.function = function
    context.body = Int32(facts.bodies.count)
    context.isPattern = false
    context.closure = FileFacts.none
    let start = current.start
    facts.bodies.append(Body(function: function, position: place, range: .none))
    let items = parseCodeBlock()
    noteImplicitResult(ofItems: items)
    facts.bodies[Int(context.body)].range = cursor.range(from: start)
    context = outer
  }

  /// The parameters between parentheses, for declarations and associated values.
  mutating func parseParameters(role: TypeReferenceRole = .parameter) -> FactRange {
    let close = current.link
    advance()
    var parameters: [Parameter] = []
    while cursor.index < close {
      let start = cursor.index
      parameters.append(parseParameter(role))
      guard consume(.comma) else { break }
      if cursor.index == start { break }
    }
    if cursor.index < close { skipRest(to: close) }
    _ = consume(.rightParen)
    guard !parameters.isEmpty else { return .none }
    let first = Int32(facts.parameters.count)
    facts.parameters.append(contentsOf: parameters)
    return FactRange(start: first, end: first + Int32(parameters.count))
  }

  /// Something before a closing bracket was not understood.
  mutating func skipRest(to close: Int) {
    facts.skipped += 1
    cursor.jump(to: close)
  }

  private mutating func parseParameter(_ role: TypeReferenceRole) -> Parameter {
    let firstAttribute = facts.attributes.count
    while kind == .at { parseAttribute() }
    while current.isModifier || word == ._const, !cursor.startsParameterName { advance() }
    if !cursor.startsParameterName {
      // `case done(@MainActor () -> Void)`
      for index in facts.attributes.indices.suffix(from: firstAttribute) {
        facts.attributes[index].isOfType = true
      }
    }
    var parameter = Parameter(label: .none, name: .none, type: .none, defaultValue: .none)
    if cursor.startsParameterName {
      parameter.label = current.range
      parameter.name = parameter.label
      advance()
      if current.isLabel {
        parameter.name = current.range
        advance()
      }
      if consume(.colon) { parameter.type = parseType(as: role) }
    } else {
      parameter.type = parseType(as: role)
    }
    if cursor.isOperator(spelling: "...") { advance() }
    if consume(.equal) {
      let start = current.start
      parseExpression(.basic)
      parameter.defaultValue = cursor.range(from: start)
    }
    return parameter
  }

  /// A result type, which may declare generic parameters of its own.
  mutating func parseResultType() -> ByteRange {
    let start = current.start
    _ = parseGenericParameters()
    parseType(as: .returnType)
    return cursor.range(from: start)
  }
}
