package import ArchFacts
import ArchKnowledge

/// Says of what type a variable or a plain chain such as `session.user.name` is, where declarations say so.
///
/// It reads annotations, initializer calls, casts and the return types of functions, and knows what the standard library gives to
/// the closures that are called for each element of a list. What it cannot see is unknown.
package struct ExpressionTypes {
  package enum Kind: Equatable {
    case own(SymbolID)
    case list(of: SymbolID)
    /// A dictionary with such values, or a list of such elements with their numbers.
    case pairs(of: SymbolID)
    case pair(with: SymbolID)
    /// A type that this codebase does not declare, by its last name.
    case foreign(String)
    case unknown

    package var symbol: SymbolID? {
      if case .own(let symbol) = self { symbol } else { nil }
    }
  }

  /// How far a question has led from the one that was asked. Values name each other, themselves among them, and
  /// each may name several; so there is an end to how deep one leads and to how many are looked at.
  struct Steps {
    private var depth = 0
    private var left = 256
    private(set) var isTooFar = false

    mutating func further(_ ask: (inout Steps) -> Kind) -> Kind {
      guard depth < ExpressionTypes.deepest, left > 0 else {
        isTooFar = true
        return .unknown
      }
      depth += 1
      left -= 1
      defer { depth -= 1 }
      return ask(&self)
    }
  }

  /// Values of variables without a type that name each other, as far as they are followed: nobody writes longer rows. A
  /// longer one is counted with the names that are not resolved.
  static let deepest = 16

  let code: NamedCode
  private let index: FileID
  private let file: SourceFile
  let facts: FileFacts
  private let locals: FunctionScopes
  private let blocks: BlockScopes

  package init(_ code: NamedCode, file index: FileID) {
    let facts = code.files[index].facts
    self.init(code, index, FunctionScopes(facts), BlockScopes(facts))
  }

  init(_ code: NamedCode, _ index: FileID, _ locals: FunctionScopes, _ blocks: BlockScopes) {
    self.code = code
    self.index = index
    file = code.files[index]
    facts = file.facts
    self.locals = locals
    self.blocks = blocks
  }

  /// The kind of a chain of names; the last one is called if `isCall`.
  package func kind(of names: ArraySlice<ByteRange>, isCall: Bool = false, at place: Place) -> Kind {
    var steps = Steps()
    return kind(of: names, isCall: isCall, at: place, &steps)
  }

  /// The kind of a simple value: `T(…)`, `a.b`, `try await a.b(…)`.
  package func kind(ofValue range: ByteRange, at place: Place) -> Kind {
    var steps = Steps()
    return value(range, at: place, &steps)
  }

  /// Whether a value names others, and these others, until there is an end to how far that is followed.
  func leadsTooFar(_ range: ByteRange, at place: Place) -> Bool {
    var steps = Steps()
    _ = value(range, at: place, &steps)
    return steps.isTooFar
  }

  func kind(
    of names: ArraySlice<ByteRange>, isCall: Bool, at place: Place, _ steps: inout Steps
  ) -> Kind {
    guard var first = names.first else { return .unknown }
    var rest = names.dropFirst()
    var kind: Kind
    if facts.matches(first, "self") {
      kind = code.type(at: place).map(Kind.own) ?? .unknown
    } else if facts.bytes[Int(first.start)].isUpperCase {
      kind = typeNamed(first, at: place)
    } else {
      if rest.isEmpty, isCall { return functionResult(first, at: place, &steps) }
      kind = steps.further { variable(first, at: place, &$0) }
    }
    while let name = rest.popFirst() {
      first = name
      let isCall = rest.isEmpty && isCall
      kind = steps.further { member(facts.verbatim(name), of: kind, isCall: isCall, &$0) }
    }
    if case .unknown = kind, isCall, let result = code.resultOfFunctions(named: first, in: file) {
      return .own(result)
    }
    return kind
  }

  private func typeNamed(_ name: ByteRange, at place: Place) -> Kind {
    Self.kind(code.symbols.resolve(name, at: place, in: file), named: name, in: file, code)
  }

  private func functionResult(_ name: ByteRange, at place: Place, _ steps: inout Steps) -> Kind {
    let text = facts.verbatim(name)
    if let type = code.type(at: place) {
      let own = steps.further { member(text, of: .own(type), isCall: true, &$0) }
      if own != .unknown { return own }
    }
    if let result = code.resultOfFunctions(named: name, in: file) { return .own(result) }
    for reference in code.globals(named: name, in: file) {
      let member = code.member(reference)
      guard member.kind == .func else { continue }
      return Self.kind(of: member.returnType, of: reference, code)
    }
    return .unknown
  }

  /// A variable by its name: given to a loop or closure, bound in a condition, local, a parameter, a property, or at file
  /// scope.
  private func variable(_ name: ByteRange, at place: Place, _ steps: inout Steps) -> Kind {
    if let number = numberOfParameter(name) {
      return blocks.closure(around: name.start).map { parameter(number, ofClosure: $0, at: place, &steps) }
        ?? .unknown
    }
    let given = blocks.name(around: name.start) { isEqual(withoutSign($0.name), name) }
    // What is declared before it, it hides.
    let start = given?.name.start ?? 0
    if let bound = bound(name, after: start, at: place, &steps) { return bound }
    var function = place.function
    while function >= 0 {
      // Within its own value a name still means what it meant before.
      if let local = locals.variables(before: name.start, of: function, in: facts).first(where: {
        $0.name.start >= start && isEqual($0.name, name) && !$0.value.contains(name)
      }) {
        return local.type.isEmpty
          ? value(local.value, at: place, &steps) : annotation(local.type, at: place)
      }
      let declared = facts.functions[Int(function)]
      for parameter in declared.parameters.indices.lazy.map({ facts.parameters[$0] })
      where parameter.name.start >= start && isEqual(parameter.name, name) {
        return annotation(parameter.type, at: place)
      }
      function = declared.enclosing
    }
    if let given { return kind(of: given, at: place, &steps) }
    if let type = code.type(at: place) {
      let property = member(facts.verbatim(name), of: .own(type), isCall: false, &steps)
      if property != .unknown { return property }
    }
    for reference in code.globals(named: name, in: file) {
      let member = code.member(reference)
      guard member.kind == .let || member.kind == .var else { continue }
      return Self.kind(of: member.type, of: reference, code)
    }
    return .unknown
  }

  /// `if let name = value`, `guard let name`: the nearest one before in the same function.
  private func bound(_ name: ByteRange, after start: Int32, at place: Place, _ steps: inout Steps) -> Kind? {
    for branch in locals.bindings(before: name.start, of: place.function, in: facts) {
      // Of an `if` the names live as long as its branches, of a `guard` as long as the function.
      guard branch.kind == .guard || branch.condition.contains(name) || branch.end > name.start else {
        continue
      }
      for part in facts.conditions(of: branch) where part.kind == .binding {
        guard part.pattern.start >= start, part.pattern.start < name.start, isEqual(part.pattern, name) else {
          continue
        }
        guard !part.value.isEmpty else { return nil }
        // In its own value, `if let user = user`, the name is the one outside.
        guard part.value.start < name.start else { continue }
        return value(part.value, at: place, &steps)
      }
    }
    return nil
  }

  /// An initial value: `T(…)`, `a.b`, `try await a.b(…)`, `item as? T`.
  func value(_ range: ByteRange, at place: Place, _ steps: inout Steps) -> Kind {
    guard !range.isEmpty else { return .unknown }
    let rest = facts.withoutEffects(range)
    if let type = facts.cast(at: rest) { return annotation(type, at: place) }
    guard let chain = facts.nameChain(at: rest.start), chain.end <= rest.end else { return .unknown }
    var names = NamePath.names(chain, in: facts.bytes)
    guard let last = names.last else { return .unknown }
    if names.count > 1, facts.matches(last, "init") { names.removeLast() }
    if chain.end == rest.end { return kind(of: names[...], isCall: false, at: place, &steps) }
    guard let call = facts.call(of: chain), call.end == rest.end else {
      guard let last = facts.lastCall(in: rest), last.receiver >= 0 else { return .unknown }
      return result(of: last, at: place, &steps)
    }
    let isType = names.allSatisfy { facts.bytes[Int($0.start)].isUpperCase }
    if isType {
      let meaning = code.symbols.resolve(names, at: place, in: file)
      return Self.kind(meaning, named: names.last ?? last, in: file, code)
    }
    return kind(of: names[...], isCall: true, at: place, &steps)
  }

  func annotation(_ type: ByteRange, at place: Place) -> Kind {
    Self.kind(of: type, at: place, code)
  }

  func member(_ name: String, of kind: Kind, isCall: Bool, _ steps: inout Steps) -> Kind {
    guard case .own(let symbol) = kind else { return Self.member(name, of: kind) ?? Self.appleProperty(name) }
    for owner in [symbol] + code.symbols.supertypes(of: symbol) {
      for reference in code.members(of: owner, named: name) {
        let member = code.member(reference)
        switch member.kind {
        case .let, .var:
          guard member.type.isEmpty else {
            let written = Self.kind(of: member.type, of: reference, code)
            guard owner != symbol, written.symbol == nil else { return written }
            return GenericArguments(code).kind(of: reference, declaredIn: owner, for: symbol) ?? written
          }
          let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
          let types = ExpressionTypes(code, reference.file, .none, .none)
          if member.value.isEmpty { return types.wrapped(member, at: place, &steps) }
          return steps.further { types.value(member.value, at: place, &$0) }
        case .func where isCall:
          return Self.kind(of: member.returnType, of: reference, code)
        case .func, .`init`, .subscript, .deinit:
          continue
        }
      }
    }
    return Self.appleProperty(name)
  }

  /// Properties that view controllers and windows have of Apple.
  private static func appleProperty(_ name: String) -> Kind {
    AppleProperties.types[name].map { .foreign($0) } ?? .unknown
  }

  private static func kind(of type: ByteRange, of reference: MemberReference, _ code: NamedCode) -> Kind {
    let member = code.member(reference)
    return kind(
      of: type, at: Place(file: reference.file, owner: member.owner, function: member.function), code)
  }

  /// The kind of a type as it is written.
  package static func kind(of type: ByteRange, at place: Place, _ code: NamedCode) -> Kind {
    let file = code.files[place.file]
    let bytes = file.facts.bytes
    if let element = TypeText.elementName(ofAnyList: type, in: bytes) {
      return code.symbols.resolve(element, at: place, in: file).symbol.map { .list(of: $0) } ?? .unknown
    }
    if let value = TypeText.valueName(ofDictionary: type, in: bytes) {
      return code.symbols.resolve(value, at: place, in: file).symbol.map { .pairs(of: $0) } ?? .unknown
    }
    guard let name = TypeText.singleName(type, in: bytes) else { return .unknown }
    let meaning = code.symbols.resolve(name, at: place, in: file)
    switch meaning {
    // A name that no type of this codebase has may be a parameter's as well.
    case .genericParameter, .notOurs:
      if let bound = GenericBounds.bound(of: name, at: place, code) { return .own(bound) }
    case .declared, .sometimes, .ambiguous: break
    }
    return Self.kind(meaning, named: NamePath.names(name, in: bytes).last ?? name, in: file, code)
  }

  /// An alias of somebody else's type is that type.
  private static func kind(
    _ meaning: Resolution, named name: ByteRange, in file: SourceFile, _ code: NamedCode
  ) -> Kind {
    switch meaning {
    case .declared(let symbol), .sometimes(let symbol):
      if let foreign = code.symbols.foreignName(ofAlias: symbol) { return .foreign(foreign) }
      guard !meaning.mayBeForeign || code.symbols.isUsual(symbol) else {
        return .foreign(file.facts.verbatim(name))
      }
      return .own(symbol)
    case .notOurs: return .foreign(file.facts.verbatim(name))
    case .ambiguous, .genericParameter: return .unknown
    }
  }

  /// `trip` of `{ $trip in … }`, which names what the binding holds.
  private func withoutSign(_ name: ByteRange) -> ByteRange {
    name.count > 1 && facts.bytes[Int(name.start)] == UInt8(ascii: "$")
      ? ByteRange(start: name.start + 1, end: name.end) : name
  }

  func isEqual(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left.count == right.count
      && facts.bytes[Int(left.start)..<Int(left.end)].elementsEqual(
        facts.bytes[Int(right.start)..<Int(right.end)])
  }
}
