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
    let facts = facts
    // `Binding(get: …, set: …)`, or `.init` where one is expected.
    let bindingCalls = facts.calls.filter { call in
      guard facts.matches(call.member, "Binding") || facts.matches(call.member, "init") else { return false }
      return CallArguments.labels(of: call, in: facts).first == "get"
    }
    for body in facts.bodies {
      let function = facts.functions[Int(body.function)]
      let place = Place(file: index, owner: function.owner, function: body.function)
      for chain in NameChain.all(in: body.range, of: facts) { look(at: chain, place, bindingCalls) }
      for names in projections(in: body.range) {
        bindings += members(of: names[...], place).map { StateBinding(owner: $0.owner, name: $0.name) }
      }
    }
  }

  /// The names of each `$viewModel.query`, without the `$`.
  private func projections(in range: ByteRange) -> [[ByteRange]] {
    var found: [[ByteRange]] = []
    var index = range.start
    while index < range.end {
      if let behind = facts.endOfTextOrComment(at: index, limit: range.end) {
        index = behind
        continue
      }
      let begin = index + 1
      index += 1
      guard facts.bytes[Int(begin) - 1] == UInt8(ascii: "$"), begin < range.end,
        facts.bytes[Int(begin)].isLowerCase
      else { continue }
      let names = NamePath.names(ByteRange(start: begin, end: range.end), in: facts.bytes)
      if names.count > 1 { found.append(names) }
    }
    return found
  }

  private mutating func look(at chain: NameChain, _ place: Place, _ bindingCalls: [Call]) {
    let start = chain.range.start
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
  private func members(of chain: ArraySlice<ByteRange>, _ place: Place) -> [(owner: SymbolID?, name: String)]
  {
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
