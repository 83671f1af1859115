package import ArchFacts
import ArchKnowledge

/// Says which type an implicit member such as `.shared` or `.init(…)` belongs to, where its surroundings say
/// so: an annotation, a return type, the parameter it is passed to or is the default of.
package struct ImplicitMemberTypes: Sendable {
  private let code: NamedCode
  private let index: FileID
  private let file: SourceFile
  private let facts: FileFacts
  /// Ranges of initial and default values with the type written next to each, sorted by their start.
  private let values: [(range: ByteRange, type: ByteRange, place: Place)]
  /// The types of the variables whose accessors are functions of their own.
  private let accessorTypes: [Int32: ByteRange]
  private let starts: ValueStarts
  private let argumentTypes: ArgumentTypes
  private let types: ExpressionTypes
  /// Lists that are passed to calls, sorted by their start.
  private let lists: [(range: ByteRange, call: Int32, label: ByteRange, argument: Int32)]

  package init(_ code: NamedCode, file index: FileID) {
    self.code = code
    self.index = index
    file = code.files[index]
    facts = file.facts
    argumentTypes = ArgumentTypes(code, file: index)
    types = ExpressionTypes(code, file: index)
    let facts = facts
    var values: [(range: ByteRange, type: ByteRange, place: Place)] = []
    var accessorTypes: [Int32: ByteRange] = [:]
    for member in facts.members {
      if member.function >= 0, member.isComputed { accessorTypes[member.function] = member.type }
      let place = Place(file: index, owner: member.owner, function: member.function)
      if !member.value.isEmpty, !member.type.isEmpty { values.append((member.value, member.type, place)) }
      for parameter in member.parameters.indices.lazy.map({ facts.parameters[$0] })
      where !parameter.defaultValue.isEmpty {
        values.append((parameter.defaultValue, parameter.type, place))
      }
    }
    for local in facts.locals where !local.value.isEmpty && !local.type.isEmpty {
      values.append(
        (local.value, local.type, Place(file: index, owner: local.owner, function: local.function)))
    }
    self.values = values.sorted { $0.range.start < $1.range.start }
    self.accessorTypes = accessorTypes
    starts = ValueStarts(facts)
    var lists: [(range: ByteRange, call: Int32, label: ByteRange, argument: Int32)] = []
    for (index, call) in facts.calls.enumerated() where !call.isPattern {
      for (number, argument) in facts.arguments(of: call).enumerated()
      where !argument.value.isEmpty && facts.bytes[Int(argument.value.start)] == UInt8(ascii: "[") {
        lists.append((argument.value, Int32(index), argument.label, Int32(number)))
      }
    }
    self.lists = lists.sorted { $0.range.start < $1.range.start }
  }

  /// The type of this codebase that the member is one of; `nil` when it is another's or not known.
  package func type(of member: ImplicitMember) -> SymbolID? {
    if member.call >= 0 {
      return argumentTypes.type(of: member) ?? wrappedType(of: member)
        ?? elementType(takenBy: facts.calls[Int(member.call)])
    }
    return annotatedType(of: member) ?? assignedType(of: member) ?? returnType(of: member)
      ?? elementType(of: member) ?? listedType(of: member) ?? closureType(of: member)
      ?? alternativeType(of: member)
  }

  /// `Screen(model: keep(&model) { .init() })`: what the closure makes is what the call around it gives.
  private func closureType(of member: ImplicitMember) -> SymbolID? {
    guard let closure = starts.closureResults[member.name.start - 1],
      let call = facts.call(withArgumentAt: facts.closures[Int(closure)].start),
      argumentTypes.givesBackWhatItsClosureMakes(call)
    else { return nil }
    return type(of: member, at: call.position)
  }

  /// `Screen(model: flag ? .init() : .shared)` and `Screen(model: model ?? .init())`: either is what is passed.
  private func alternativeType(of member: ImplicitMember) -> SymbolID? {
    guard let start = starts.alternatives[member.name.start - 1], facts.call(withArgumentAt: start) != nil
    else {
      return nil
    }
    return type(of: member, at: start)
  }

  /// As if the member stood where something else does that comes to it.
  private func type(of member: ImplicitMember, at start: Int32) -> SymbolID? {
    var outer = member
    outer.name = ByteRange(start: start + 1, end: start + 2)
    if let around = facts.call(withArgumentAt: start) {
      let number = facts.arguments(of: around).enumerated().first { $0.element.value.start == start }
      guard let number else { return nil }
      outer.call = Int32(facts.calls.partitioningIndex { $0.arguments >= around.arguments })
      outer.label = number.element.label
      outer.argument = Int32(number.offset)
    }
    return type(of: outer)
  }

  /// `add([.shared])` and `add(["key": .shared])`, where the parameter is a list or a dictionary.
  private func elementType(of member: ImplicitMember) -> SymbolID? {
    let offset = member.name.start - 1
    let next = lists.partitioningIndex { $0.range.start > offset }
    // A list is short and holds few others.
    guard let list = lists[..<next].suffix(Self.nearestLists).last(where: { $0.range.contains(offset) }),
      let element = facts.listElement(around: offset, in: list.range), element.list == list.range.start,
      facts.isOutcome(offset, of: element.value)
    else { return nil }
    var argument = member
    (argument.call, argument.label, argument.argument) = (list.call, list.label, list.argument)
    return argumentTypes.type(of: argument, in: element)
      ?? elementType(takenBy: facts.calls[Int(list.call)])
  }

  /// `plugins.append(.shared)` and `plugins.append(contentsOf: [.shared])`
  private func elementType(takenBy call: Call) -> SymbolID? {
    guard !call.isPattern, Self.takesElement.contains(where: { facts.hasText(call.member, $0) }) else {
      return nil
    }
    let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
    let place = Place(file: index, owner: call.owner, function: call.function)
    guard !receiver.isEmpty, case .list(let type) = types.kind(of: receiver, at: place) else { return nil }
    return type
  }

  /// `func plugins() -> [Plugin] { [.shared] }`, `plugins = [.shared]`, `plugins += [.shared]`, and dictionaries so.
  private func listedType(of member: ImplicitMember) -> SymbolID? {
    guard member.function >= 0 else { return nil }
    let offset = member.name.start - 1
    let extent = facts.functions[Int(member.function)].extent
    guard let element = facts.listElement(around: offset, in: extent),
      facts.isOutcome(offset, of: element.value)
    else { return nil }
    let place = Place(file: index, owner: member.owner, function: member.function)
    if starts.results.contains(element.list) {
      guard let result = resultType(of: member.function),
        let name = TypeText.name(of: element, inLiteralOf: result, in: facts.bytes)
      else { return nil }
      return code.symbols.resolve(name, at: place, in: file).symbol
    }
    guard let assignment = starts.assignments[element.list] ?? starts.additions[element.list],
      facts.assignments[assignment].isPlain
    else { return nil }
    let names = NamePath.names(facts.assignments[assignment].target, in: facts.bytes)
    switch types.kind(of: names[...], at: place) {
    case .list(let type): return element.hasKey ? nil : type
    case .pairs(let type): return element.hasKey ? type : nil
    case .own, .pair, .foreign, .unknown: return nil
    }
  }

  /// The type that is written next to the value which the member begins: of `let session: URLSession = .shared`
  /// the name `URLSession`.
  package func writtenType(of member: ImplicitMember) -> ByteRange? { written(member)?.name }

  private func annotatedType(of member: ImplicitMember) -> SymbolID? {
    guard let (name, place) = written(member) else { return nil }
    return code.symbols.resolve(name, at: place, in: file).symbol
  }

  private func written(_ member: ImplicitMember) -> (name: ByteRange, place: Place)? {
    let period = member.name.start
    let next = values.partitioningIndex { $0.range.start > period }
    guard let value = values[..<next].last, value.range.contains(period) else { return nil }
    let bytes = facts.bytes
    let offset = period - 1
    guard let element = facts.listElement(around: offset, in: value.range) else {
      guard facts.isOutcome(offset, of: value.range) else { return nil }
      return TypeText.singleName(value.type, in: bytes).map { ($0, value.place) }
    }
    guard facts.isOutcome(element.list, of: value.range), facts.isOutcome(offset, of: element.value) else {
      return nil
    }
    return TypeText.name(of: element, inLiteralOf: value.type, in: bytes).map { ($0, value.place) }
  }

  /// `client = .init(…)` and `self.client = .init(…)`, where a type around declares the property.
  private func assignedType(of member: ImplicitMember) -> SymbolID? {
    guard member.owner >= 0, member.function >= 0 else { return nil }
    let place = Place(file: index, owner: member.owner, function: member.function)
    guard let assignment = starts.assignments[member.name.start - 1].map({ facts.assignments[$0] }),
      assignment.isPlain
    else { return nil }
    let names = NamePath.names(assignment.target, in: facts.bytes)
    let isOwn = names.count == 2 && facts.matches(names[0], "self")
    guard let name = names.last, names.count == 1 || isOwn else {
      return types.kind(of: names[...], at: place).symbol
    }
    let text = facts.bytes[Int(name.start)..<Int(name.end)]
    func isNamed(_ other: ByteRange, _ facts: FileFacts) -> Bool {
      facts.bytes[Int(other.start)..<Int(other.end)].elementsEqual(text)
    }
    // `var client: Client?`, then `client = .init(…)`
    if !isOwn, facts.locals.contains(where: { isAround($0.function, place) && isNamed($0.name, facts) }) {
      return types.kind(of: names[...], at: place).symbol
    }
    for type in code.types(around: place) {
      for reference in code.members(of: type) {
        let property = code.member(reference)
        let other = code.files[reference.file].facts
        guard property.kind == .var || property.kind == .let, isNamed(property.name, other) else { continue }
        guard !property.type.isEmpty else { return nil }
        return code.resolveType(
          property.type,
          at: Place(file: reference.file, owner: property.owner, function: property.function))
      }
    }
    return nil
  }

  /// `_model = StateObject(wrappedValue: .init(…))` and `self._model = .init(initialValue: .init(…))`, where a type
  /// around declares `model` under a wrapper.
  private func wrappedType(of member: ImplicitMember) -> SymbolID? {
    guard Self.wrappedLabels.contains(where: { facts.hasText(member.label, $0) }) else { return nil }
    let call = facts.calls[Int(member.call)]
    guard let assignment = starts.assignments[call.position].map({ facts.assignments[$0] }),
      assignment.isPlain, let storage = NamePath.names(assignment.target, in: facts.bytes).last,
      storage.count > 1, facts.bytes[Int(storage.start)] == UInt8(ascii: "_")
    else { return nil }
    let name = facts.bytes[(Int(storage.start) + 1)..<Int(storage.end)]
    let place = Place(file: index, owner: member.owner, function: member.function)
    for type in code.types(around: place) {
      for reference in code.members(of: type) {
        let property = code.member(reference)
        let other = code.files[reference.file].facts
        guard property.kind == .var, !property.attributes.isEmpty, !property.type.isEmpty,
          other.bytes[Int(property.name.start)..<Int(property.name.end)].elementsEqual(name)
        else { continue }
        return code.resolveType(
          property.type,
          at: Place(file: reference.file, owner: property.owner, function: property.function))
      }
    }
    return nil
  }

  private static let nearestLists = 8

  /// By which SwiftUI's wrappers take their first value.
  private static let wrappedLabels = AppleProperties.inOrder(.wrapped)

  private static let takesElement = ListNames.inOrder(.takesElement)

  /// Whether a place is in a function, or in a local function of it.
  private func isAround(_ function: Int32, _ place: Place) -> Bool {
    var current = place.function
    while current >= 0 {
      if current == function { return true }
      current = facts.functions[Int(current)].enclosing
    }
    return false
  }

  /// `func make() -> T { .init() }` and `return .init()`, directly in the body.
  private func returnType(of member: ImplicitMember) -> SymbolID? {
    guard member.function >= 0 else { return nil }
    guard starts.results.contains(member.name.start - 1), let type = resultType(of: member.function) else {
      return nil
    }
    let place = Place(file: index, owner: member.owner, function: member.function)
    return code.resolveType(type, at: place)
  }

  /// As written: of an accessor that of its variable.
  private func resultType(of function: Int32) -> ByteRange? {
    let returned = facts.functions[Int(function)].returnType
    let type = returned.isEmpty ? accessorTypes[function] ?? .none : returned
    return type.isEmpty ? nil : type
  }
}
