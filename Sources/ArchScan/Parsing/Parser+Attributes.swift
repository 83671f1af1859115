import ArchFacts

extension Parser {
  /// What is before the keyword of a declaration.
  struct Prefix {
    /// Where it all begins.
    var start: Int32
    var attributes: [ByteRange] = []
    /// Without the `@`, with arguments.
    var attributeTexts: [ByteRange] = []
    var modifiers: [ByteRange] = []
    var isStatic = false
    /// `@available(*, unavailable)`
    var isUnavailable = false
    var access = ByteRange.none
    /// How many facts there were before; those since then are within the attributes.
    var marks: Marks
  }

  /// Lengths of the lists whose facts name the declaration around them.
  struct Marks {
    var calls: Int
    var assignments: Int
    var returnedValues: Int
    var memberAccesses: Int
    var implicitMembers: Int
    var macros: Int
    var typeReferences: Int
    var typesInGenericTypes: Int
  }

  var marks: Marks {
    Marks(
      calls: facts.calls.count, assignments: facts.assignments.count,
      returnedValues: facts.returnedValues.count,
      memberAccesses: facts.memberAccesses.count,
      implicitMembers: facts.implicitMembers.count, macros: facts.macros.count,
      typeReferences: facts.typeReferences.count, typesInGenericTypes: facts.typesInGenericTypes.count)
  }

  /// Gives what is within the attributes of a declaration to that declaration. What is in a function
  /// or a type within them stays there.
  mutating func assign(since marks: Marks, owner: Int32, function: Int32) {
    guard isNoting else { return }
    let (outerOwner, outerFunction) = (context.owner, context.function)
    func isOuter(_ owner: Int32, _ function: Int32) -> Bool {
      owner == outerOwner && function == outerFunction
    }
    for index in facts.calls.indices.suffix(from: marks.calls)
    where isOuter(facts.calls[index].owner, facts.calls[index].function) {
      facts.calls[index].owner = owner
      facts.calls[index].function = function
    }
    for index in facts.assignments.indices.suffix(from: marks.assignments)
    where isOuter(facts.assignments[index].owner, facts.assignments[index].function) {
      facts.assignments[index].owner = owner
      facts.assignments[index].function = function
    }
    for index in facts.returnedValues.indices.suffix(from: marks.returnedValues)
    where facts.returnedValues[index].function == outerFunction {
      facts.returnedValues[index].function = function
    }
    for index in facts.memberAccesses.indices.suffix(from: marks.memberAccesses)
    where isOuter(facts.memberAccesses[index].owner, facts.memberAccesses[index].function) {
      facts.memberAccesses[index].owner = owner
      facts.memberAccesses[index].function = function
    }
    for index in facts.implicitMembers.indices.suffix(from: marks.implicitMembers)
    where isOuter(facts.implicitMembers[index].owner, facts.implicitMembers[index].function) {
      facts.implicitMembers[index].owner = owner
      facts.implicitMembers[index].function = function
    }
    for index in facts.macros.indices.suffix(from: marks.macros)
    where isOuter(facts.macros[index].owner, facts.macros[index].function) {
      facts.macros[index].owner = owner
      facts.macros[index].function = function
    }
    for index in facts.typeReferences.indices.suffix(from: marks.typeReferences)
    where isOuter(facts.typeReferences[index].owner, facts.typeReferences[index].function) {
      facts.typeReferences[index].owner = owner
      facts.typeReferences[index].function = function
    }
    for index in facts.typesInGenericTypes.indices.suffix(from: marks.typesInGenericTypes)
    where isOuter(facts.typesInGenericTypes[index].owner, facts.typesInGenericTypes[index].function) {
      facts.typesInGenericTypes[index].owner = owner
      facts.typesInGenericTypes[index].function = function
    }
  }

  /// Attributes, also those within `#if`, and modifiers.
  mutating func parsePrefix() -> Prefix {
    var prefix = Prefix(start: current.start, marks: marks)
    parseAttributes(into: &prefix)
    parseModifiers(into: &prefix)
    return prefix
  }

  private mutating func parseAttributes(into prefix: inout Prefix) {
    while true {
      if kind == .at {
        let start = current.end
        let first = cursor.index
        let name = parseAttribute()
        if isUnavailable(name, from: first) { prefix.isUnavailable = true }
        prefix.attributes.append(name)
        prefix.attributeTexts.append(cursor.range(from: start))
      } else if kind == .poundIf, isAtConditionalAttributes() {
        parseConditional { parser in parser.parseAttributes(into: &prefix) }
      } else {
        return
      }
    }
  }

  /// Whether the attribute that was read last is `available`, with `unavailable` for every platform.
  private func isUnavailable(_ name: ByteRange, from first: Int) -> Bool {
    guard name.count == 9, cursor.bytes.spells("available", at: Int(name.start)) else { return false }
    let arguments = (first..<cursor.index).map(cursor.token(at:))
    return arguments.contains { cursor.spells("*", $0) }
      && arguments.contains { cursor.spells("unavailable", $0) }
  }

  private mutating func parseModifiers(into prefix: inout Prefix) {
    while isAtModifier {
      let token = current
      advance()
      var modifier = token.range
      if kind == .leftParen, token.word.takesModifierArgument {
        cursor.skipOne()
        modifier.end = cursor.previousEnd
      }
      prefix.modifiers.append(modifier)
      switch token.word {
      case .static, .class: prefix.isStatic = true
      case .public, .internal, .private, .fileprivate, .package, .open:
        if prefix.access.isEmpty { prefix.access = modifier }
      default: break
      }
    }
  }

  /// Whether a modifier is here; `class` is one only before another declaration.
  private var isAtModifier: Bool {
    mutating get {
      guard word == .class else { return current.isModifier }
      switch next.word {
      case .func, .var, .let, .subscript, .`init`, .typealias, .override:
        return true
      default:
        guard next.isModifier else { return false }
        return attempt { parser in
          parser.advance()
          return parser.isAtDeclaration(requiresDeclaration: false)
        }
      }
    }
  }

  /// `@Name(arguments)`; answers the name.
  @discardableResult
  mutating func parseAttribute() -> ByteRange {
    let start = current.start
    advance()
    let attribute = facts.attributes.count
    if isNoting { facts.attributes.append(Attribute(position: start, name: .none)) }
    let name = parseAttributeName()
    if isNoting { facts.attributes[attribute].name = name }
    if isAtAttributeArguments { parseArguments(ofAttribute: attribute, name) }
    if isNoting { facts.attributes[attribute].end = cursor.previousEnd }
    return name
  }

  /// An attribute of a type: some of those never have arguments, so that the `(` is the type's own.
  mutating func parseTypeAttribute() {
    let first = facts.attributes.count
    // In `extension Plan: @MainActor Comparable` it is the conformance that is bound.
    let isOfType = typeRole != .inheritance
    defer {
      if facts.attributes.indices.contains(first) { facts.attributes[first].isOfType = isOfType }
    }
    switch AttributeName(spelledBy: cursor.bytes, in: next.range) {
    case .withoutArguments:
      let start = current.start
      advance()
      let name = current.range
      advance()
      if isNoting { facts.attributes.append(Attribute(position: start, name: name)) }
    case .withPlainArguments, .withNameOfGroup, .macroRole, .ordinary:
      parseAttribute()
    }
  }

  private mutating func parseAttributeName() -> ByteRange {
    let start = current.start
    if kind == .keyword, word != .Any, word != .Self {
      advance()
      return cursor.range(from: start)
    }
    let outer = typeRole
    typeRole = .attribute
    _ = parseSimpleType(isAttributeName: true)
    typeRole = outer
    return cursor.range(from: start)
  }

  /// A `(` right after the name belongs to it; one after a blank only if a declaration follows.
  private var isAtAttributeArguments: Bool {
    mutating get {
      guard kind == .leftParen, !current.isAtStartOfLine else { return false }
      if !current.hasSpaceBefore { return true }
      return attempt { parser in
        parser.cursor.skipOne()
        return parser.kind == .at || parser.isAtDeclaration(requiresDeclaration: false)
      }
    }
  }

  private mutating func parseArguments(ofAttribute attribute: Int, _ name: ByteRange) {
    guard isNoting else {
      cursor.skipOne()
      return
    }
    switch AttributeName(spelledBy: cursor.bytes, in: name) {
    case .withPlainArguments:
      cursor.skipOne()
    case .macroRole:
      let close = current.link
      advance()
      if word == .extension || kind == .identifier { advance() }
      if consume(.comma) { parseArgumentList() }
      cursor.jump(to: close)
      _ = consume(.rightParen)
    case .withNameOfGroup:
      // `@_spi(Testing)` asks for no type of that name.
      let known = facts.typeReferences.count
      parseExpressions(ofAttribute: attribute)
      facts.typeReferences.removeSubrange(known...)
    case .withoutArguments, .ordinary:
      parseExpressions(ofAttribute: attribute)
    }
  }

  private mutating func parseExpressions(ofAttribute attribute: Int) {
    let close = current.link
    advance()
    if current.isLabel, next.kind == .colon {
      advance()
      advance()
    }
    let start = current.start
    if !kind.isClosing { parseExpression(.basic) }
    if cursor.previousEnd > start { facts.attributes[attribute].argument = cursor.range(from: start) }
    if cursor.previousEnd <= start || consume(.comma) { parseArgumentList() }
    cursor.jump(to: close)
    _ = consume(.rightParen)
  }
}

/// How the arguments of an attribute are to be read.
private enum AttributeName {
  /// Never has any.
  case withoutArguments
  /// Something other than expressions.
  case withPlainArguments
  /// `@_spi(Testing)`
  case withNameOfGroup
  /// `@attached(member, names: …)`
  case macroRole
  case ordinary

  init(spelledBy bytes: SourceBytes, in range: ByteRange) {
    switch bytes.string(from: Int(range.start), to: Int(range.end)) {
    case "escaping", "autoclosure", "Sendable", "unchecked", "retroactive", "preconcurrency", "noescape",
      "async", "_local", "_noMetadata", "noDerivative":
      self = .withoutArguments
    case "available", "objc", "_specialize", "specialized", "differentiable", "derivative", "transpose",
      "_dynamicReplacement", "_originallyDefinedIn", "backDeployed", "_backDeploy", "_effects",
      "_documentation", "_implements", "_spi_available", "abi":
      self = .withPlainArguments
    case "_spi":
      self = .withNameOfGroup
    case "attached", "freestanding":
      self = .macroRole
    default:
      self = .ordinary
    }
  }
}
