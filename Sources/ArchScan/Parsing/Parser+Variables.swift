import ArchFacts

extension Parser {
  struct Accessors {
    var isComputed = false
    var hasSetter = false
    var isAsync = false
    var `throws` = false
    var thrown = ByteRange.none
  }

  /// `let` and `var` with all their bindings.
  mutating func parseVariables(_ memberKind: MemberKind, _ prefix: Prefix, in scope: ItemScope) {
    advance()
    repeat {
      let names = parsePatternNames()
      guard !names.isEmpty || kind == .colon || kind == .equal else { return }
      parseBinding(of: names, memberKind, prefix, in: scope)
    } while consume(.comma)
  }

  private mutating func parseBinding(
    of names: [ByteRange], _ memberKind: MemberKind, _ prefix: Prefix, in scope: ItemScope
  ) {
    let firstMember = facts.members.count
    for name in names { _ = addMember(memberKind, name, prefix, function: FileFacts.none, in: scope) }
    var type = ByteRange.none
    if consume(.colon) { type = parseTypeOfVariable() }
    var value = ByteRange.none
    if consume(.equal) {
      let start = current.start
      let outer = context.isPattern
      context.isPattern = false
      parseExpression(.basic)
      context.isPattern = outer
      value = cursor.range(from: start)
    }
    var function = FileFacts.none
    var accessors = Accessors()
    if kind == .leftBrace, value.isEmpty || !current.isAtStartOfLine || isAtObserver, let name = names.first {
      function = Int32(facts.functions.count)
      facts.functions.append(Function(name: name, owner: context.owner, enclosing: context.function))
      accessors = parseAccessors(of: function, at: name.start)
      facts.functions[Int(function)].extent.end = cursor.previousEnd
    }
    // A pattern that takes a value apart has no annotation of its own for each name.
    let ownType = names.count == 1 && cursor.bytes[Int(names[0].end)] != UInt8(ascii: ")") ? type : .none
    if scope == .local {
      for name in names {
        facts.locals.append(
          LocalVariable(
            name: name, type: ownType, value: value, owner: context.owner, function: context.function))
      }
      return
    }
    for member in firstMember..<(firstMember + names.count) {
      facts.members[member].type = ownType
      facts.members[member].value = value
      facts.members[member].function = function
      facts.members[member].isComputed = accessors.isComputed
      facts.members[member].hasSetter = accessors.hasSetter
      facts.members[member].isAsync = accessors.isAsync
      facts.members[member].throws = accessors.throws
      facts.members[member].thrown = accessors.thrown
      facts.members[member].extent.end = cursor.previousEnd
    }
  }

  private mutating func parseTypeOfVariable() -> ByteRange {
    let start = current.start
    _ = parseGenericParameters()
    parseType(as: .variable)
    return cursor.range(from: start)
  }

  /// The names that a pattern binds; with an empty one for each wildcard, where it matters which part of a tuple each is.
  mutating func parsePatternNames(withWildcards: Bool = false) -> [ByteRange] {
    var names: [ByteRange] = []
    parsePattern(into: &names, withWildcards)
    return names
  }

  private mutating func parsePattern(into names: inout [ByteRange], _ withWildcards: Bool) {
    guard enter() else { return }
    defer { depth -= 1 }
    switch kind {
    case .leftParen:
      let close = current.link
      advance()
      while cursor.index < close {
        if kind == .identifier, next.kind == .colon {
          advance()
          advance()
        }
        let start = cursor.index
        parsePattern(into: &names, withWildcards)
        _ = consume(.comma)
        if cursor.index == start { break }
      }
      cursor.jump(to: close)
      _ = consume(.rightParen)
    case .wildcard:
      if withWildcards { names.append(.none) }
      advance()
    case .identifier:
      names.append(current.range)
      advance()
    case .keyword where word == .let || word == .var || word == .inout:
      advance()
      parsePattern(into: &names, withWildcards)
    case .keyword where word == .self:
      advance()
    default:
      break
    }
  }

  /// `{ didSet`, also after attributes: observers of a variable with a value, no trailing closure.
  var isAtObserver: Bool {
    mutating get {
      guard kind == .leftBrace else { return false }
      if next.word.isObserver { return true }
      guard next.kind == .at else { return false }
      return attempt { parser in
        parser.advance()
        while parser.kind == .at { parser.parseAttribute() }
        return parser.word.isObserver
      }
    }
  }

  /// `{ get … set … }`, or the body of a getter.
  mutating func parseAccessors(of function: Int32, at place: Int32) -> Accessors {
    guard cursor.accessorWordIndex(from: cursor.index + 1) != nil, enter() else {
      parseBody(of: function, at: place)
      return Accessors(isComputed: true)
    }
    defer { depth -= 1 }
    var accessors = Accessors()
    let outer = context
    context.function = function
    context.body = FileFacts.none
    let close = current.link
    advance()
    while cursor.index < close, let wordIndex = cursor.accessorWordIndex(from: cursor.index) {
      while kind == .at { parseAttribute() }
      cursor.jump(to: wordIndex)
      let accessor = current
      advance()
      if kind == .leftParen { cursor.skipOne() }
      let effects = consumeEffects()
      switch accessor.word {
      case .get:
        accessors.isComputed = true
        accessors.isAsync = effects.isAsync
        accessors.throws = effects.throws
        accessors.thrown = effects.thrown
      case .set, ._modify, .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
        accessors.hasSetter = true
      case .willSet, .didSet:
        break
      default:
        accessors.isComputed = true
      }
      if kind == .leftBrace { parseBody(of: function, at: accessor.start) }
    }
    context = outer
    if cursor.index < close { skipRest(to: close) }
    _ = consume(.rightBrace)
    return accessors
  }
}
