package import ArchFacts

/// Says which type an implicit member such as `.shared` or `.init(…)` belongs to, where its surroundings say
/// so: an annotation, a return type, the parameter it is passed to or is the default of.
package struct ImplicitMemberTypes: Sendable {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts
  /// Ranges of initial and default values with the type written beside each, sorted by their start.
  private let values: [(range: ByteRange, type: ByteRange, place: Place)]
  /// The types of the variables whose accessors are functions of their own.
  private let accessorTypes: [Int32: ByteRange]
  private let bodiesByFunction: [Int32: [ByteRange]]
  private let argumentTypes: ArgumentTypes

  package init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
    argumentTypes = ArgumentTypes(codebase, file: index)
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
    var bodies: [Int32: [ByteRange]] = [:]
    for body in facts.bodies { bodies[body.function, default: []].append(body.range) }
    bodiesByFunction = bodies
  }

  /// The type of this codebase that the member is one of; `nil` when it is another's or not known.
  package func type(of member: ImplicitMember) -> SymbolID? {
    if member.call >= 0 { return argumentTypes.type(of: member) }
    return annotatedType(of: member) ?? assignedType(of: member) ?? returnType(of: member)
  }

  /// The type that is written beside the value which the member begins: of `let session: URLSession = .shared`
  /// the name `URLSession`.
  package func writtenType(of member: ImplicitMember) -> ByteRange? { written(member)?.name }

  private func annotatedType(of member: ImplicitMember) -> SymbolID? {
    guard let (name, place) = written(member) else { return nil }
    return codebase.symbols.resolve(name, at: place, in: file).symbol
  }

  private func written(_ member: ImplicitMember) -> (name: ByteRange, place: Place)? {
    let period = member.name.start
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle].range.start <= period { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let value = values[low - 1]
    guard value.range.contains(period) else { return nil }
    let bytes = facts.bytes
    var before = Int(value.range.start)
    let isElement = bytes[before] == UInt8(ascii: "[")
    if isElement { before += 1 }
    guard isPlainPrefix(from: before, to: Int(period) - 1) else { return nil }
    let name =
      isElement ? TypeText.elementName(value.type, in: bytes) : TypeText.singleName(value.type, in: bytes)
    return name.map { ($0, value.place) }
  }

  /// Whether nothing stands between two offsets but what keeps the type: blanks, `try`, `await`, the parts
  /// of `?:` and `??`, and commas.
  private func isPlainPrefix(from start: Int, to end: Int) -> Bool {
    var last = end - 1
    while last >= start, facts.bytes[last].isBlank { last -= 1 }
    guard last >= start else { return true }
    for byte in facts.bytes[start...last] where Self.opening.contains(byte) { return false }
    switch facts.bytes[last] {
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","): return true
    default: break
    }
    var begin = last
    while begin > start, facts.bytes[begin - 1].isIdentifierPart { begin -= 1 }
    let word = String(decoding: facts.bytes[begin...last], as: UTF8.self)
    return word == "try" || word == "await"
  }

  private static let opening: [UInt8] = Array("({[\"".utf8)

  /// `client = .init(…)` and `self.client = .init(…)`, where a type around declares the property.
  private func assignedType(of member: ImplicitMember) -> SymbolID? {
    guard member.owner >= 0, member.function >= 0 else { return nil }
    let bytes = facts.bytes
    let place = Place(file: index, owner: member.owner, function: member.function)
    guard let (name, isOwn) = assignedName(before: Int(member.name.start) - 1) else { return nil }
    let text = bytes[Int(name.start)..<Int(name.end)]
    func isNamed(_ other: ByteRange, _ facts: FileFacts) -> Bool {
      facts.bytes[Int(other.start)..<Int(other.end)].elementsEqual(text)
    }
    if !isOwn, facts.locals.contains(where: { isAround($0.function, place) && isNamed($0.name, facts) }) {
      return nil
    }
    for type in codebase.types(around: place) {
      for reference in codebase.members(of: type) {
        let property = codebase.member(reference)
        let other = codebase.files[Int(reference.file)].facts
        guard property.kind == .var || property.kind == .let, isNamed(property.name, other) else { continue }
        guard !property.type.isEmpty else { return nil }
        return codebase.resolveType(
          property.type,
          at: Place(file: reference.file, owner: property.owner, function: property.function))
      }
    }
    return nil
  }

  /// Whether a place is in a function, or in a local function of it.
  private func isAround(_ function: Int32, _ place: Place) -> Bool {
    var current = place.function
    while current >= 0 {
      if current == function { return true }
      current = facts.functions[Int(current)].enclosing
    }
    return false
  }

  /// The name before a `=` that ends at an offset, and whether `self.` stands before it.
  private func assignedName(before offset: Int) -> (name: ByteRange, isOwn: Bool)? {
    let bytes = facts.bytes
    var last = offset - 1
    while last > 0, bytes[last].isBlank { last -= 1 }
    guard last > 0, bytes[last] == UInt8(ascii: "="), bytes[last - 1].isBlank else { return nil }
    last -= 1
    while last > 0, bytes[last].isBlank { last -= 1 }
    var begin = last + 1
    while begin > 0, bytes[begin - 1].isIdentifierPart { begin -= 1 }
    guard begin <= last else { return nil }
    let name = ByteRange(start: Int32(begin), end: Int32(last + 1))
    guard begin > 0, bytes[begin - 1] == UInt8(ascii: ".") else { return (name, false) }
    let word = begin - 5
    guard word >= 0, bytes[word..<begin - 1].elementsEqual("self".utf8),
      word == 0 || !bytes[word - 1].isIdentifierPart && bytes[word - 1] != UInt8(ascii: ".")
    else { return nil }
    return (name, true)
  }

  /// `func make() -> T { .init() }` and `return .init()`, directly in the body.
  private func returnType(of member: ImplicitMember) -> SymbolID? {
    guard member.function >= 0 else { return nil }
    let returned = facts.functions[Int(member.function)].returnType
    let type = returned.isEmpty ? accessorTypes[member.function] ?? .none : returned
    guard !type.isEmpty, let bodies = bodiesByFunction[member.function],
      let body = bodies.first(where: { $0.contains(member.name.start) })
    else { return nil }
    let bytes = facts.bytes
    var depth = 0
    for byte in bytes[Int(body.start)..<Int(member.name.start)] {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
    }
    guard depth == 1 else { return nil }
    var last = Int(member.name.start) - 2
    while last > Int(body.start), bytes[last].isBlank { last -= 1 }
    if last > Int(body.start) {
      var begin = last
      while begin > Int(body.start), bytes[begin - 1].isIdentifierPart { begin -= 1 }
      guard String(decoding: bytes[begin...last], as: UTF8.self) == "return" else { return nil }
    }
    let place = Place(file: index, owner: member.owner, function: member.function)
    return codebase.resolveType(type, at: place)
  }
}
