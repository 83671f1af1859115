import ArchFacts
import ArchKnowledge
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

/// `$viewModel.query`; the owner is `nil` where the code does not say what is before the name.
struct StateBinding {
  let owner: SymbolID?
  let name: String
}

/// What one file changes and binds.
struct StateUse {
  private(set) var writes: [StateWrite] = []
  private(set) var bindings: [StateBinding] = []
  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes

  /// - Parameter fillers: the names of the app's own functions that set what a key path leads to.
  init(_ file: CodeFile, fillers: Set<String> = []) {
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
    let facts = facts
    // `Binding(get: …, set: …)`, `Binding<String>(…)`, which has no name before its arguments, or `.init`.
    let bindingCalls = facts.calls.filter { call in
      guard call.member.isEmpty || facts.matches(call.member, "Binding") || facts.matches(call.member, "init")
      else { return false }
      var arguments = facts.arguments(of: call)
      return arguments.next().map { facts.matches($0.label, "get") } ?? false
    }
    for call in facts.calls where facts.hasText(call.member, Self.assigns) { noteStream(call, file) }
    if !fillers.isEmpty {
      for call in facts.calls where fillers.contains(facts.verbatim(call.member)) {
        if codebase.view(at: file.place(of: call)) != nil { noteKeyPaths(of: call) }
      }
    }
    for assignment in facts.assignments where Self.storesInRoot(assignment, facts) {
      let place = file.place(in: assignment.owner, function: assignment.function)
      note(NamePath.names(assignment.root, in: facts.bytes)[...], place, bindingCalls)
    }
    for body in facts.bodies {
      let function = facts.functions[Int(body.function)]
      let place = file.place(in: function.owner, function: body.function)
      for chain in facts.nameChains(in: body.range) where mayBeMutation(chain) {
        let start = ByteRange(start: chain.start, end: chain.start + 1)
        for chain in NameChain.all(in: start, of: facts) where isMutation(chain, place) {
          note(chain.names.dropLast(), place, bindingCalls)
        }
      }
      for names in projections(in: body.range) {
        bindings += members(of: names[...], place).map { StateBinding(owner: $0.owner, name: $0.name) }
      }
    }
  }

  /// `viewModel.trips = …`, `viewModel.trips[0] = …`; not `viewModel.trips[0].name = …`, `make().name = …`.
  private static func storesInRoot(_ assignment: Assignment, _ facts: FileFacts) -> Bool {
    if assignment.isPlain { return true }
    return !assignment.root.isEmpty && assignment.member.isEmpty && facts.call(of: assignment.root) == nil
  }

  /// The names of each `$viewModel.query`, without the `$`.
  private func projections(in range: ByteRange) -> [[ByteRange]] {
    facts.nameChains(in: range).compactMap { chain in
      guard facts.bytes[Int(chain.start)] == UInt8(ascii: "$"), chain.count > 1,
        facts.bytes[Int(chain.start) + 1].isLowerCase
      else { return nil }
      let names = NamePath.names(ByteRange(start: chain.start + 1, end: chain.end), in: facts.bytes)
      // `$viewModel.query.wrappedValue` is read at once, and handed to nobody.
      guard names.count > 1, let last = names.last, !Self.read.contains(last, in: facts.bytes) else {
        return nil
      }
      return names
    }
  }

  /// `.assign(to: \.query, on: viewModel)`, `.assign(to: &viewModel.$query)`: what a stream of another type fills.
  private mutating func noteStream(_ call: Call, _ file: CodeFile) {
    var arguments = facts.arguments(of: call)
    guard let target = arguments.next()?.value, !target.isEmpty else { return }
    let place = file.place(of: call)
    let names = NamePath.names(ByteRange(start: target.start + 1, end: target.end), in: facts.bytes)
    guard let last = names.last else { return }
    let owner: SymbolID?
    var name = facts.verbatim(last)
    if facts.bytes[Int(target.start)] == UInt8(ascii: "\\"), let object = arguments.next()?.value {
      owner = types.kind(ofValue: object, at: place).symbol
    } else if name.hasPrefix("$"), names.count > 1 {
      name.removeFirst()
      owner = types.kind(of: names.dropLast(), at: place).symbol
    } else {
      return
    }
    guard owner == nil || owner != codebase.type(at: place) else { return }
    bindings.append(StateBinding(owner: owner, name: name))
  }

  /// `bind(field, to: \\.query)`: whose property it is, only the function knows.
  private mutating func noteKeyPaths(of call: Call) {
    for argument in facts.arguments(of: call) where !argument.value.isEmpty {
      guard facts.bytes[Int(argument.value.start)] == UInt8(ascii: "\\") else { continue }
      let path = ByteRange(start: argument.value.start + 1, end: argument.value.end)
      guard let last = NamePath.names(path, in: facts.bytes).last else { continue }
      bindings.append(StateBinding(owner: nil, name: facts.verbatim(last)))
    }
  }

  private mutating func note(_ names: ArraySlice<ByteRange>, _ place: Place, _ bindingCalls: [Call]) {
    guard let first = names.first, let last = names.last else { return }
    // A binding made by hand is one with `$`.
    if bindingCalls.contains(where: { $0.arguments <= first.start && first.start < $0.end }) {
      bindings += members(of: names, place).map { StateBinding(owner: $0.owner, name: $0.name) }
      return
    }
    let range = ByteRange(start: first.start, end: last.end)
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
      // `super.trips = []` is a change of the type around, as `self.trips = []` is.
      let isInherited = length == 1 && facts.matches(chain[chain.startIndex], "super")
      let owner =
        isInherited ? codebase.type(at: place) : types.kind(of: chain[..<length], at: place).symbol
      members.append((owner, facts.verbatim(chain[chain.startIndex + length])))
    }
    return members
  }

  private func isLocal(_ name: ByteRange, _ place: Place) -> Bool {
    place.function >= 0
      && facts.locals.contains { local in
        local.function == place.function && facts.hasSameText(local.name, as: name, of: facts)
      }
  }

  /// `.toggle()`, `.append(…)` and their like, which change what is before them. What is declared here decides
  /// by itself what its methods do.
  private func isMutation(_ chain: NameChain, _ place: Place) -> Bool {
    guard chain.isCalled, chain.names.count > 1, let last = chain.names.last,
      Self.mutations.contains(last, in: facts.bytes)
    else { return false }
    return types.kind(of: chain.names.dropLast(), at: place).symbol == nil
  }

  /// Nearly every chain ends in another name, and needs no list of its names.
  private func mayBeMutation(_ chain: ByteRange) -> Bool {
    let bytes = facts.bytes
    guard !chain.isEmpty, bytes[Int(chain.end) - 1].isIdentifierPart else { return true }
    var last = ByteRange(start: chain.end - 1, end: chain.end)
    while last.start > chain.start, bytes[Int(last.start) - 1].isIdentifierPart { last.start -= 1 }
    return Self.mutations.contains(last, in: bytes)
  }

  /// The names of functions that are given a key path to set something by.
  static func fillers(in code: Code) -> Set<String> {
    var names: Set<String> = []
    for file in code.files {
      for member in file.facts.members where member.kind == .func {
        let isFiller = member.parameters.indices.contains { index in
          let type = file.facts.parameters[index].type
          return file.facts.typeReferences(in: type).contains {
            writablePaths.contains(file.facts.verbatim($0.name))
          }
        }
        if isFiller { names.insert(file.facts.verbatim(member.name)) }
      }
    }
    return names
  }

  private static let writablePaths = AppleTypes[.writablePath]
  private static let assigns = AppleFunctions.only(.assigns)
  private static let read = WordSet(AppleProperties[.wrapped])
  private static let mutations = WordSet(AppleFunctions[.mutates])
}
