import ArchFacts

// Each function answers whether a type could be read.
extension Parser {
  /// Reads a type for what it is used as.
  @discardableResult
  mutating func parseType(as role: TypeReferenceRole) -> ByteRange {
    let outer = typeRole
    typeRole = role
    let start = current.start
    _ = parseType()
    typeRole = outer
    return cursor.range(from: start)
  }

  mutating func parseType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    _ = consume(.repeat)
    return parseTypeScalar()
  }

  private mutating func parseTypeScalar() -> Bool {
    parseTypeSpecifiers()
    while kind == .at { parseTypeAttribute() }
    if word == .nonisolated, next.kind != .period { parseTypeSpecifiers() }
    guard parseCompositionType() else { return false }
    if cursor.isAtFunctionArrow {
      consumeEffects()
      guard consume(.arrow) else { return false }
      return parseType()
    }
    return true
  }

  /// `inout`, `borrowing`, `sending`, `isolated`, `nonisolated(nonsending)`, …
  private mutating func parseTypeSpecifiers() {
    while true {
      switch word {
      case .inout:
        advance()
      case .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending, ._resultDependsOn:
        guard next.mayFollowSpecifier else { return }
        advance()
      case .nonisolated:
        if next.kind == .leftParen, !next.isAtStartOfLine {
          advance()
          cursor.skipOne()
        } else {
          guard next.mayFollowSpecifier else { return }
          advance()
        }
      default:
        return
      }
    }
  }

  /// `async`, `throws`, `throws(E)`, in any order.
  @discardableResult
  mutating func consumeEffects() -> (isAsync: Bool, throws: Bool, thrown: ByteRange) {
    var effects = (isAsync: false, throws: false, thrown: ByteRange.none)
    while true {
      switch word {
      case .async, .reasync:
        effects.isAsync = true
        advance()
      case .throws, .rethrows:
        effects.throws = true
        advance()
        if kind == .leftParen, !current.isAtStartOfLine {
          advance()
          effects.thrown = parseType(as: .returnType)
          _ = consume(.rightParen)
        }
      default:
        return effects
      }
    }
  }

  private mutating func parseCompositionType() -> Bool {
    if word == .some || word == .any || word == .each { advance() }
    guard parseSimpleType() else { return false }
    while cursor.isOperator(spelling: "&") {
      advance()
      guard parseSimpleType() else { return false }
    }
    return true
  }

  /// A type without `->` and `&`. The root of a key path takes no members, the name of an attribute no `?`.
  mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) -> Bool {
    if cursor.isOperator(spelling: "~") {
      // Looking ahead from an expression, `a<~b` is an operator.
      if !isNoting, kind != .prefixOperator { return false }
      advance()
    }
    var name = ByteRange.none
    var firstName = ByteRange.none
    switch kind {
    case .identifier:
      name = current.range
      firstName = name
      advance()
      if kind == .colonColon {
        advance()
        name.end = current.end
        advance()
      }
    case .keyword where word == .Any:
      advance()
    case .keyword where word == .Self:
      firstName = current.range
      advance()
    case .wildcard:
      advance()
    case .leftParen:
      guard parseTupleType() else { return false }
    case .leftSquare:
      guard parseCollectionType() else { return false }
    default:
      return false
    }
    /// The end of the last name after generic arguments, or after `Self`.
    var endWithinGeneric: Int32 = 0
    if cursor.isOperator(startingWith: UInt8(ascii: "<")) {
      note(typeNamed: name, firstName: firstName, hasArguments: true)
      name = .none
      guard parseGenericArguments() else { return false }
    }
    while true {
      if kind == .period, allowsMembers || next.word == .Type || next.word == .Protocol {
        let member = next
        guard member.kind == .identifier || member.kind == .keyword else {
          note(typeNamed: name, firstName: firstName)
          return false
        }
        advance()
        advance()
        if member.word == .Type || member.word == .Protocol {
          note(typeNamed: name, firstName: firstName)
          name = .none
        } else if !name.isEmpty {
          name.end = member.end
        } else if !firstName.isEmpty {
          endWithinGeneric = member.end
        }
        if cursor.isOperator(startingWith: UInt8(ascii: "<")) {
          note(typeNamed: name, firstName: firstName, hasArguments: true)
          name = .none
          guard parseGenericArguments() else { return false }
        }
      } else if !isAttributeName, kind == .postfixQuestion || kind == .exclamation, !current.isAtStartOfLine {
        advance()
      } else if !isAttributeName, kind == .postfixOperator,
        cursor.consists(of: [UInt8(ascii: "?"), UInt8(ascii: "!")])
      {
        advance()
      } else {
        break
      }
    }
    note(typeNamed: name, firstName: firstName)
    if endWithinGeneric > 0, isNoting {
      facts.typesInGenericTypes.append(
        TypeReference(
          name: ByteRange(start: firstName.start, end: endWithinGeneric), role: typeRole,
          owner: context.owner, function: context.function))
    }
    return true
  }

  /// - Parameter firstName: of several with periods between them.
  @inline(__always)
  private mutating func note(typeNamed name: ByteRange, firstName: ByteRange, hasArguments: Bool = false) {
    guard isNoting, !name.isEmpty else { return }
    var reference = TypeReference(
      name: name, role: typeRole, owner: context.owner, function: context.function)
    reference.hasArguments = hasArguments
    reference.isOneWord = name == firstName && !cursor.isQuoted(name)
    facts.typeReferences.append(reference)
  }

  mutating func note(names: [ByteRange]) -> FactRange {
    guard isNoting, !names.isEmpty else { return .none }
    let start = Int32(facts.names.count)
    facts.names.append(contentsOf: names)
    return FactRange(start: start, end: start + Int32(names.count))
  }

  private mutating func parseTupleType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    let close = current.link
    advance()
    while kind != .rightParen, kind != .endOfFile {
      _ = consume(.inout)
      if cursor.startsParameterName {
        advance()
        if current.isLabel { advance() }
        guard consume(.colon) else { return false }
        guard parseType() else { return false }
        if consume(.equal) { while kind != .comma, cursor.index < close { cursor.skipOne() } }
      } else {
        guard parseType() else { return false }
      }
      if cursor.isOperator(spelling: "...") { advance() }
      guard consume(.comma) else { break }
    }
    return consume(.rightParen)
  }

  private mutating func parseCollectionType() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    advance()
    guard parseGenericArgument() else { return false }
    if word == .of, !current.isAtStartOfLine {
      advance()
      guard parseGenericArgument() else { return false }
    } else if consume(.colon) {
      guard parseType() else { return false }
    }
    return consume(.rightSquare)
  }
}
