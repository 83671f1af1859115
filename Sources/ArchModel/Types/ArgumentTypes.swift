import ArchFacts
import ArchKnowledge

/// Finds the type of the parameter that an argument is passed to, by the callee and the labels of the call.
struct ArgumentTypes: Sendable {
  private let code: NamedCode
  private let index: FileID
  private let file: SourceFile
  private let facts: FileFacts
  private let types: ExpressionTypes

  init(_ code: NamedCode, file index: FileID) {
    self.code = code
    self.index = index
    file = code.files[index]
    facts = file.facts
    types = ExpressionTypes(code, file: index)
  }

  /// `nil` when the callee is not known, or its overloads do not agree.
  ///
  /// - Parameter element: where the argument is a list or a dictionary, the element of it that the member is.
  func type(of member: ImplicitMember, in element: ListElement? = nil) -> SymbolID? {
    let call = facts.calls[Int(member.call)]
    guard !call.callee.isEmpty, !call.isPattern else { return nil }
    let place = Place(file: index, owner: call.owner, function: call.function)
    let candidates = candidates(for: call, at: place)
    if case .memberwise(let symbol) = candidates {
      return memberwiseParameter(of: symbol, for: member, element)
    }
    guard case .functions(let functions) = candidates, !functions.isEmpty else { return nil }
    let fitting = functions.filter { fits($0, call) }
    return agreed(fitting.isEmpty ? functions : fitting, member, element)
  }

  /// Whether a generic function gives back what the closure that it is called with makes: `keep(&model) { .init() }` of
  /// `func keep<T>(_ kept: inout T?, make: () -> T) -> T`.
  func givesBackWhatItsClosureMakes(_ call: Call) -> Bool {
    let place = Place(file: index, owner: call.owner, function: call.function)
    guard case .functions(let functions) = candidates(for: call, at: place), !functions.isEmpty else {
      return false
    }
    let fitting = functions.filter { fits($0, call) }
    return !fitting.isEmpty && fitting.allSatisfy(givesBackWhatItsClosureMakes)
  }

  private func givesBackWhatItsClosureMakes(_ reference: MemberReference) -> Bool {
    let member = code.member(reference)
    let other = code.files[reference.file]
    let (facts, bytes) = (other.facts, other.facts.bytes)
    guard member.function >= 0, let result = TypeText.singleName(member.returnType, in: bytes) else {
      return false
    }
    let isGeneric = facts.functions[Int(member.function)].genericParameters.indices.contains { index in
      NamePath.names(facts.names[index], in: bytes).first.map { facts.hasSameText($0, as: result, of: facts) }
        ?? false
    }
    return isGeneric
      && parameters(of: reference, in: other).contains { parameter in
        TypeText.result(ofFunction: parameter.type, in: bytes)
          .flatMap { TypeText.singleName($0, in: bytes) }
          .map { facts.hasSameText($0, as: result, of: facts) } ?? false
      }
  }

  private enum Candidates {
    case functions([MemberReference])
    /// A struct without an initializer of its own.
    case memberwise(SymbolID)
    case none
  }

  private func candidates(for call: Call, at place: Place) -> Candidates {
    var names = NamePath.names(call.callee, in: facts.bytes)
    guard let first = names.first, let last = names.last else { return .none }
    let isInitializer = names.count > 1 && facts.matches(last, "init")
    if isInitializer { names.removeLast() }
    if names.count == 1, isInitializer || call.member != first {
      if facts.matches(first, "self") || facts.matches(first, "Self") {
        return code.type(at: place).map(initializers) ?? .none
      }
      if facts.matches(first, "super") { return superclass(at: place).map(initializers) ?? .none }
    }
    if let symbol = code.symbols.resolve(names, at: place, in: file).symbol {
      return initializers(of: symbol)
    }
    guard !isInitializer, let function = names.popLast() else { return .none }
    guard let receiver = names.last else { return .functions(functions(named: function, around: place)) }
    guard let type = receiverType(names, receiver, at: place) else { return .none }
    return .functions(functions(named: function, of: type))
  }

  private func superclass(at place: Place) -> SymbolID? {
    guard let type = code.type(at: place) else { return nil }
    return code.symbols.supertypes(of: type).first { code.symbols[$0].kind == .class }
  }

  /// A class without initializers of its own has those of its superclass.
  private func initializers(of symbol: SymbolID) -> Candidates {
    let own = code.members(of: symbol).filter { code.member($0).kind == .`init` }
    if !own.isEmpty { return .functions(own) }
    switch code.symbols[symbol].kind {
    case .struct: return .memberwise(symbol)
    case .class:
      for ancestor in code.symbols.supertypes(of: symbol) where code.symbols[ancestor].kind == .class {
        let inherited = code.members(of: ancestor).filter { code.member($0).kind == .`init` }
        if !inherited.isEmpty { return .functions(inherited) }
      }
      return .none
    case .enum, .actor, .protocol, .extension, .typealias, .associatedtype: return .none
    }
  }

  /// The type of what is before the function's name, where it is written down.
  private func receiverType(_ names: [ByteRange], _ receiver: ByteRange, at place: Place) -> SymbolID? {
    if names.count == 1, facts.matches(receiver, "self") || facts.matches(receiver, "Self") {
      return code.type(at: place)
    }
    if names.count == 1, facts.matches(receiver, "super") { return superclass(at: place) }
    if let type = code.symbols.resolve(names, at: place, in: file).symbol { return type }
    return types.kind(of: names[...], at: place).symbol
  }

  /// Of the types around from the inside out, then at file scope.
  private func functions(named name: ByteRange, around place: Place) -> [MemberReference] {
    var scope = code.type(at: place)
    while let type = scope {
      let found = functions(named: name, of: type)
      if !found.isEmpty { return found }
      scope = code.symbols[type].parent.ifAny
    }
    return code.globals(named: name, in: file).filter { code.member($0).kind == .func }
  }

  private func functions(named name: ByteRange, of type: SymbolID) -> [MemberReference] {
    let named = code.functions(named: name, in: file).prefix(Self.mostOverloads + 1)
    guard named.count <= Self.mostOverloads else { return [] }
    var byType: [SymbolID: [MemberReference]] = [:]
    for reference in named {
      let place = Place(
        file: reference.file, owner: code.member(reference).owner, function: FileFacts.none)
      if let owner = code.type(at: place) { byType[owner, default: []].append(reference) }
    }
    return byType.isEmpty
      ? [] : ([type] + code.symbols.supertypes(of: type)).flatMap { byType[$0] ?? [] }
  }

  /// Functions of one name that are told apart by their labels: each call looks at all of them. Of more, none is known to
  /// be meant, and the call is counted with the names that are not resolved.
  static let mostOverloads = 256
}

// How a call and a declaration fit.
extension ArgumentTypes {
  /// Whether every argument has its parameter, in order, and every other parameter can be left out.
  private func fits(_ reference: MemberReference, _ call: Call) -> Bool {
    let other = code.files[reference.file]
    let all = Array(facts.arguments(of: call))
    var arguments = all.filter { !$0.isTrailingClosure }[...]
    let hasTrailingClosure = arguments.count < all.count
    for parameter in parameters(of: reference, in: other) {
      if let argument = arguments.first, hasLabel(parameter, argument.label, in: other) {
        arguments.removeFirst()
        // Of a variadic parameter the further values have no label.
        let isVariadic = other.facts.verbatim(parameter.type).hasSuffix("...")
        while isVariadic, let next = arguments.first, next.label.isEmpty { arguments.removeFirst() }
      } else {
        let isClosure = hasTrailingClosure && mayBeFunction(parameter.type, in: other)
        guard !parameter.defaultValue.isEmpty || isClosure else { return false }
      }
    }
    // A closure after the parentheses needs a parameter that takes it.
    guard arguments.isEmpty else { return false }
    return !hasTrailingClosure
      || parameters(of: reference, in: other).contains { mayBeFunction($0.type, in: other) }
  }

  /// A function type as it is written, or a name that may stand for one.
  private func mayBeFunction(_ type: ByteRange, in other: SourceFile) -> Bool {
    if TypeText.isFunction(type, in: other.facts.bytes) { return true }
    let text = other.facts.verbatim(type)
    return Self.closureEndings.contains(where: text.hasSuffix)
  }

  private static let closureEndings = MemberWords.inOrder(.closureEnding)

  private func parameters(of reference: MemberReference, in other: SourceFile) -> ArraySlice<Parameter> {
    let range = code.member(reference).parameters
    return range.isEmpty ? [] : other.facts.parameters[range.indices]
  }

  private func hasLabel(_ parameter: Parameter, _ label: ByteRange, in other: SourceFile) -> Bool {
    label.isEmpty ? isUnderscore(parameter.label, in: other) : isEqual(parameter.label, in: other, label)
  }

  private func agreed(
    _ functions: [MemberReference], _ member: ImplicitMember, _ element: ListElement?
  ) -> SymbolID? {
    var found: SymbolID?
    for reference in functions {
      guard let type = parameterType(of: reference, for: member, element) else { continue }
      if found != nil, found != type { return nil }
      found = type
    }
    return found
  }

  /// The type of the parameter with the label of the argument, or of the one at its place when it has none.
  private func parameterType(
    of reference: MemberReference, for member: ImplicitMember, _ element: ListElement?
  ) -> SymbolID? {
    let declared = code.member(reference)
    let other = code.files[reference.file]
    let place = Place(file: reference.file, owner: declared.owner, function: declared.function)
    let parameters = Array(parameters(of: reference, in: other))
    if member.label.isEmpty {
      guard Int(member.argument) < parameters.count,
        isUnderscore(parameters[Int(member.argument)].label, in: other)
      else { return nil }
      return resolve(parameters[Int(member.argument)].type, element, at: place)
    }
    for parameter in parameters where isEqual(parameter.label, in: other, member.label) {
      return resolve(parameter.type, element, at: place)
    }
    return nil
  }

  private func resolve(_ type: ByteRange, _ element: ListElement?, at place: Place) -> SymbolID? {
    guard let element else { return code.resolveType(type, at: place) }
    let other = code.files[place.file]
    return TypeText.name(of: element, inLiteralOf: type, in: other.facts.bytes).flatMap {
      code.symbols.resolve($0, at: place, in: other).symbol
    }
  }

  private func memberwiseParameter(
    of symbol: SymbolID, for member: ImplicitMember, _ element: ListElement?
  ) -> SymbolID? {
    for reference in code.members(of: symbol) {
      let candidate = code.member(reference)
      let other = code.files[reference.file]
      guard candidate.kind == .let || candidate.kind == .var, !candidate.isStatic, !candidate.isComputed,
        isEqual(candidate.name, in: other, member.label)
      else { continue }
      let place = Place(file: reference.file, owner: candidate.owner, function: candidate.function)
      return resolve(candidate.type, element, at: place)
    }
    return nil
  }

  private func isUnderscore(_ label: ByteRange, in other: SourceFile) -> Bool {
    label.count == 1 && other.facts.bytes[Int(label.start)] == UInt8(ascii: "_")
  }

  private func isEqual(_ range: ByteRange, in other: SourceFile, _ name: ByteRange) -> Bool {
    guard range.count == name.count else { return false }
    return other.facts.bytes[Int(range.start)..<Int(range.end)]
      .elementsEqual(facts.bytes[Int(name.start)..<Int(name.end)])
  }
}
