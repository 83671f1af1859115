import ArchFacts

/// What the functions of one file declare in their bodies, found without looking at the whole file.
struct FunctionScopes {
  /// By function, in the order of the source.
  private var variables: [Int32: [Entry]] = [:]
  private var bindings: [Int32: [Entry]] = [:]

  private struct Entry {
    let offset: Int32
    let index: Int
  }

  static var none: FunctionScopes { FunctionScopes() }

  private init() {}

  init(_ facts: FileFacts) {
    for (index, local) in facts.locals.enumerated() {
      variables[local.function, default: []].append(Entry(offset: local.name.start, index: index))
    }
    for (index, branch) in facts.branches.enumerated()
    where branch.contents.contains(.binding) && !branch.condition.isEmpty {
      bindings[branch.function, default: []].append(Entry(offset: branch.position, index: index))
    }
    for function in variables.keys { variables[function]?.sort { $0.offset < $1.offset } }
    for function in bindings.keys { bindings[function]?.sort { $0.offset < $1.offset } }
  }

  /// The nearest first.
  func variables(before offset: Int32, of function: Int32, in facts: FileFacts) -> [LocalVariable] {
    nearest(before: offset, in: variables[function] ?? []).map { facts.locals[$0] }
  }

  /// The nearest first.
  func bindings(before offset: Int32, of function: Int32, in facts: FileFacts) -> [Branch] {
    nearest(before: offset, in: bindings[function] ?? []).map { facts.branches[$0] }
  }

  /// Names are declared near to where they are used: so many of them back from there are looked at. A function that
  /// declares more is long already; its names that the end of it does not see are counted with those that are not
  /// resolved.
  private static let furthest = 60

  /// The names that a function declares and does not see at its end.
  static func namesOutOfSight(in facts: FileFacts) -> [ByteRange] {
    guard facts.locals.count > furthest || facts.branches.count > furthest else { return [] }
    let scopes = FunctionScopes(facts)
    let variables = scopes.variables.values.flatMap { $0.dropLast(furthest) }.map {
      facts.locals[$0.index].name
    }
    let bindings = scopes.bindings.values.flatMap { $0.dropLast(furthest) }.flatMap { entry in
      facts.conditions(of: facts.branches[entry.index]).filter { $0.kind == .binding }.map(\.pattern)
    }
    return variables + bindings
  }

  private func nearest(before offset: Int32, in entries: [Entry]) -> [Int] {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return entries[max(0, low - Self.furthest)..<low].reversed().map(\.index)
  }
}
