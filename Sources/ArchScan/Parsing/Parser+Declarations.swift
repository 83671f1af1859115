import ArchFacts

extension Parser {
  mutating func parseDeclaration(in scope: ItemScope) {
    let prefix = parsePrefix()
    switch word {
    case .import: parseImport(prefix)
    case .class: parseNominalType(.class, prefix)
    case .struct: parseNominalType(.struct, prefix)
    case .enum: parseNominalType(.enum, prefix)
    case .protocol: parseNominalType(.protocol, prefix)
    case .extension: parseExtension(prefix)
    case .actor: parseNominalType(.actor, prefix)
    case .typealias: parseTypealias(.typealias, prefix)
    case .associatedtype: parseTypealias(.associatedtype, prefix)
    case .func: parseFunction(.func, prefix, in: scope)
    case .`init`: parseFunction(.`init`, prefix, in: scope)
    case .deinit: parseFunction(.deinit, prefix, in: scope)
    case .subscript: parseSubscript(prefix, in: scope)
    case .var: parseVariables(.var, prefix, in: scope)
    case .let: parseVariables(.let, prefix, in: scope)
    case .case where scope == .type: parseEnumCases()
    case .operator: parseOperatorDeclaration()
    case .precedencegroup:
      advance()
      cursor.skipOne()
      if kind == .leftBrace { cursor.skipOne() }
    case .macro: parseMacroDeclaration()
    case .using:
      advance()
      if kind == .at { parseAttribute() } else { advance() }
    default:
      if kind == .pound { parseMacroExpansion(isDeclaration: true, flavor: .basic, prefix: prefix) }
    }
  }

  private mutating func parseImport(_ prefix: Prefix) {
    let start = current.start
    advance()
    var kindRange = ByteRange.none
    switch word {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func:
      kindRange = current.range
      advance()
    default:
      break
    }
    let pathStart = current.start
    while kind != .endOfFile, kind != .semicolon {
      advance()
      guard kind == .period || kind == .colonColon else { break }
      advance()
    }
    let attributes = note(names: prefix.attributeTexts)
    facts.imports.append(
      Import(
        position: start, kind: kindRange, path: cursor.range(from: pathStart), attributes: attributes,
        access: prefix.access, isConditional: conditionalDepth > 0))
  }

  private mutating func parseOperatorDeclaration() {
    advance()
    advance()
    if consume(.colon) {
      repeat { advance() } while consume(.comma)
    }
    if kind == .leftBrace { cursor.skipOne() }
  }

  private mutating func parseMacroDeclaration() {
    advance()
    advance()
    _ = parseGenericParameters()
    if kind == .leftParen { _ = parseParameters() }
    consumeEffects()
    if consume(.arrow) { parseType(as: .returnType) }
    if consume(.equal) { parseExpression(.basic) }
    parseWhereClause()
  }

  private mutating func parseNominalType(_ typeKind: TypeKind, _ prefix: Prefix) {
    advance()
    let name = current.range
    guard kind == .identifier || kind == .keyword else { return }
    advance()
    let index = addType(
      TypeDeclaration(kind: typeKind, name: name, owner: context.owner, function: context.function), prefix)
    let genericParameters = parseGenericParameters()
    if isNoting { facts.types[Int(index)].genericParameters = genericParameters }
    parseTypeRest(index)
  }

  private mutating func parseExtension(_ prefix: Prefix) {
    advance()
    let start = current.start
    let mark = marks
    let name = parseType(as: .extended)
    guard !name.isEmpty else { return }
    let index = addType(
      TypeDeclaration(
        kind: .extension, name: ByteRange(start: start, end: name.end), owner: context.owner,
        function: context.function), prefix)
    assign(since: mark, owner: index, function: FileFacts.none)
    parseTypeRest(index)
  }

  private mutating func addType(_ type: TypeDeclaration, _ prefix: Prefix) -> Int32 {
    var type = type
    type.modifiers = note(names: prefix.modifiers)
    type.attributes = note(names: prefix.attributes)
    type.isUnavailable = prefix.isUnavailable
    type.extent = ByteRange(start: prefix.start, end: type.name.end)
    let index = Int32(facts.types.count)
    facts.types.append(type)
    // The name of an alias is not a scope.
    if type.kind != .typealias, type.kind != .associatedtype {
      assign(since: prefix.marks, owner: index, function: FileFacts.none)
    }
    return index
  }

  /// Inheritance, `where` and members.
  private mutating func parseTypeRest(_ index: Int32) {
    let outer = context
    context = Context(owner: index)
    defer { context = outer }
    if consume(.colon) { facts.types[Int(index)].inherits = parseInheritance() }
    parseWhereClause()
    if kind == .leftBrace {
      let close = current.link
      if enter() {
        advance()
        parseItems(in: .type, limit: close)
        depth -= 1
        cursor.jump(to: close)
        _ = consume(.rightBrace)
      }
    }
    facts.types[Int(index)].extent.end = max(facts.types[Int(index)].extent.end, cursor.previousEnd)
  }

  private mutating func parseInheritance() -> FactRange {
    var names: [ByteRange] = []
    repeat {
      if word == .class {
        names.append(current.range)
        advance()
      } else {
        let name = parseType(as: .inheritance)
        if !name.isEmpty { names.append(name) }
      }
    } while consume(.comma) && kind != .leftBrace
    return note(names: names)
  }

  private mutating func parseTypealias(_ typeKind: TypeKind, _ prefix: Prefix) {
    advance()
    guard kind == .identifier || kind == .keyword else { return }
    let name = current.range
    advance()
    let index = addType(
      TypeDeclaration(kind: typeKind, name: name, owner: context.owner, function: context.function), prefix)
    let genericParameters = parseGenericParameters()
    facts.types[Int(index)].genericParameters = genericParameters
    if typeKind == .associatedtype, consume(.colon) { facts.types[Int(index)].inherits = parseInheritance() }
    if consume(.equal) { facts.types[Int(index)].aliased = parseType(as: .aliased) }
    parseWhereClause()
    facts.types[Int(index)].extent.end = max(name.end, cursor.previousEnd)
  }

  private mutating func parseEnumCases() {
    advance()
    repeat {
      guard kind == .identifier || kind == .keyword && !current.isAtStartOfLine else { return }
      let name = current.range
      advance()
      let index = facts.enumCases.count
      facts.enumCases.append(EnumCase(name: name, owner: context.owner, payload: .none, value: .none))
      if kind == .leftParen, !current.isAtStartOfLine {
        let start = current.start
        let parameters = parseParameters(role: .payload)
        facts.enumCases[index].parameters = parameters
        facts.enumCases[index].payload = cursor.range(from: start)
      }
      guard consume(.equal) else { continue }
      let start = current.start
      parseExpression(.basic)
      facts.enumCases[index].value = cursor.range(from: start)
    } while consume(.comma)
  }
}
