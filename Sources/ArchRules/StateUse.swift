import ArchFacts
import ArchModel

/// A property that a view model publishes.
struct StateProperty {
  let owner: SymbolID
  let observed: ObservedProperty
}

/// Where code changes a property of another type, or of its own: `viewModel.trips = []`, `trips.append(trip)`.
struct StateWrite {
  /// The type that the property belongs to, by what the chain before it is.
  let owner: SymbolID
  let name: String
  let range: ByteRange
  let place: Place

  func writes(_ property: StateProperty) -> Bool {
    owner == property.owner && name == property.observed.name
  }
}

/// `$viewModel.query`; the owner is `nil` where the code does not say what stands before the name.
struct StateBinding {
  let owner: SymbolID?
  let name: String
}

/// What one file changes and binds.
struct StateUse {
  private(set) var writes: [StateWrite] = []
  private(set) var bindings: [StateBinding] = []
  private let codebase: Codebase
  private let index: Int32
  private let facts: FileFacts
  private let types: ExpressionTypes

  init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    facts = codebase.files[Int(index)].facts
    types = ExpressionTypes(codebase, file: index)
    let bindingCalls = facts.calls.filter { facts.matches($0.member, "Binding") }
    for body in facts.bodies {
      let function = facts.functions[Int(body.function)]
      let place = Place(file: index, owner: function.owner, function: body.function)
      for chain in NameChain.all(in: body.range, of: facts) {
        look(at: chain, place, bindingCalls)
      }
    }
  }

  private mutating func look(at chain: NameChain, _ place: Place, _ bindingCalls: [Call]) {
    let start = chain.range.start
    if start > 0, facts.bytes[Int(start) - 1] == UInt8(ascii: "$") {
      guard chain.names.count > 1 else { return }
      bindings += members(of: chain.names[...], place).map { StateBinding(owner: $0.owner, name: $0.name) }
      return
    }
    let names = isMutation(chain, place) ? chain.names.dropLast() : chain.names[...]
    guard names.count < chain.names.count || isAssigned(behind: chain.range.end), let last = names.last else {
      return
    }
    // A binding made by hand is one with `$`.
    if bindingCalls.contains(where: { $0.arguments <= start && start < $0.end }) {
      bindings += members(of: names, place).map { StateBinding(owner: $0.owner, name: $0.name) }
      return
    }
    let range = ByteRange(start: start, end: last.end)
    writes += members(of: names, place).compactMap { member in
      member.owner.map { StateWrite(owner: $0, name: member.name, range: range, place: place) }
    }
  }

  /// Each name of a chain with the type that it is read from; the first one is read from the type around.
  private func members(of chain: ArraySlice<ByteRange>, _ place: Place) -> [(owner: SymbolID?, name: String)] {
    var members: [(owner: SymbolID?, name: String)] = []
    if chain.count == 1, let name = chain.first, !isLocal(name, place) {
      members.append((codebase.type(at: place), facts.verbatim(name)))
    }
    for length in 1..<max(chain.count, 1) {
      let owner = types.kind(of: chain[..<length], at: place).symbol
      members.append((owner, facts.verbatim(chain[length])))
    }
    return members
  }

  private func isLocal(_ name: ByteRange, _ place: Place) -> Bool {
    place.function >= 0
      && facts.locals.contains { local in
        local.function == place.function && facts.verbatim(local.name) == facts.verbatim(name)
      }
  }

  /// `.toggle()`, `.append(…)` and their like, which change what stands before them. What is declared here decides
  /// by itself what its methods do.
  private func isMutation(_ chain: NameChain, _ place: Place) -> Bool {
    guard chain.isCalled, chain.names.count > 1, let last = chain.names.last,
      Self.mutations.contains(facts.verbatim(last))
    else { return false }
    return types.kind(of: chain.names.dropLast(), at: place).symbol == nil
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "insert", "removeAll", "removeFirst", "removeLast",
  ]

  /// `=`, `+=` and their like, subscripts stepped over; `==` and `=>` are none.
  private func isAssigned(behind offset: Int32) -> Bool {
    var index = Int(offset)
    let bytes = facts.bytes
    if index < bytes.count, bytes[index] == UInt8(ascii: "[") {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "[") { depth += 1 }
        if bytes[index] == UInt8(ascii: "]") { depth -= 1 }
        index += 1
        if depth == 0 { break }
      }
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") {
      index += 1
    }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index + 1 < bytes.count else { return false }
    if Self.signs.contains(bytes[index]) { return bytes[index + 1] == UInt8(ascii: "=") }
    return bytes[index] == UInt8(ascii: "=") && bytes[index + 1] != UInt8(ascii: "=")
      && bytes[index + 1] != UInt8(ascii: ">")
  }

  private static let signs = Set("+-*/%".utf8)
}

/// All that view models publish, and what is known of each.
struct ObservedProperties {
  private(set) var all: [StateProperty] = []
  private var boundNames: Set<String> = []
  private var bound: Set<Key> = []
  /// Changed by the type's own code in another file, where `private(set)` would not let it.
  private var changedElsewhere: Set<Key> = []
  private var bases: Set<SymbolID> = []
  private let codebase: Codebase

  private struct Key: Hashable {
    let owner: SymbolID
    let name: String
  }

  init(_ codebase: Codebase, _ types: PresentationTypes) {
    self.codebase = codebase
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) {
      bases.formUnion(codebase.symbols.supertypes(of: symbol))
      guard types.isObservableViewModel(symbol) else { continue }
      all += codebase.observedProperties(of: symbol).map { StateProperty(owner: symbol, observed: $0) }
    }
  }

  mutating func noteBinding(_ binding: StateBinding) {
    if let owner = binding.owner {
      bound.insert(Key(owner: owner, name: binding.name))
    } else {
      boundNames.insert(binding.name)
    }
  }

  mutating func noteOwnWrite(_ write: StateWrite) {
    guard codebase.type(at: write.place) == write.owner,
      codebase.symbols[write.owner].file != write.place.file
    else { return }
    changedElsewhere.insert(Key(owner: write.owner, name: write.name))
  }

  func isBound(_ property: StateProperty) -> Bool {
    let name = property.observed.name
    if boundNames.contains(name) || bound.contains(Key(owner: property.owner, name: name)) { return true }
    return codebase.symbols.supertypes(of: property.owner).contains {
      bound.contains(Key(owner: $0, name: name))
    }
  }

  /// Whether `private(set)` is missing and would compile.
  func canBePrivate(_ property: StateProperty) -> Bool {
    let member = property.observed.member
    let file = codebase.files[Int(property.observed.reference.file)]
    let modifiers = file.texts(member.modifiers)
    guard !modifiers.contains("private(set)"), !modifiers.contains("fileprivate(set)"),
      !modifiers.contains("weak"), !modifiers.contains("override"), !bases.contains(property.owner),
      !changedElsewhere.contains(Key(owner: property.owner, name: property.observed.name))
    else { return false }
    // What is called back is no state.
    guard !TypeText.isFunction(member.type, in: file.facts.bytes) else { return false }
    return !isRequired(property)
  }

  /// Whether a protocol of this codebase asks for it.
  private func isRequired(_ property: StateProperty) -> Bool {
    codebase.symbols.supertypes(of: property.owner).contains { ancestor in
      codebase.symbols[ancestor].kind == .protocol
        && codebase.members(of: ancestor).contains { reference in
          let member = codebase.member(reference)
          let facts = codebase.files[Int(reference.file)].facts
          return member.kind == .var && facts.verbatim(member.name) == property.observed.name
            && facts.verbatim(member.extent).contains("set")
        }
    }
  }
}
