import ArchFacts

/// What the functions of one file declare in their bodies, found without looking at the whole file.
struct FunctionScopes {
  /// By function, in each in the order of the source. Lists instead of a dictionary of lists: rules ask about a few
  /// functions of a file, and each makes this again.
  private let variables: [Entry]
  private let bindings: [Entry]

  private struct Entry {
    let function: Int32
    let offset: Int32
    let index: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      left.function == right.function ? left.offset < right.offset : left.function < right.function
    }
  }

  static var none: FunctionScopes { FunctionScopes() }

  private init() {
    variables = []
    bindings = []
  }

  init(_ facts: FileFacts) {
    var variables: [Entry] = []
    variables.reserveCapacity(facts.locals.count)
    for (index, local) in facts.locals.enumerated() {
      variables.append(Entry(function: local.function, offset: local.name.start, index: Int32(index)))
    }
    var bindings: [Entry] = []
    for (index, branch) in facts.branches.enumerated()
    where branch.contents.contains(.binding) && !branch.condition.isEmpty {
      bindings.append(Entry(function: branch.function, offset: branch.position, index: Int32(index)))
    }
    variables.sort(by: <)
    bindings.sort(by: <)
    self.variables = variables
    self.bindings = bindings
  }

  /// The nearest first.
  func variables(before offset: Int32, of function: Int32, in facts: FileFacts) -> [LocalVariable] {
    Self.nearest(before: offset, of: function, in: variables).map { facts.locals[$0] }
  }

  /// The nearest first.
  func bindings(before offset: Int32, of function: Int32, in facts: FileFacts) -> [Branch] {
    Self.nearest(before: offset, of: function, in: bindings).map { facts.branches[$0] }
  }

  /// Names are declared near to where they are used: so many of them back from there are looked at. A function that
  /// declares more is long already; its names that the end of it does not see are counted with those that are not
  /// resolved.
  private static let furthest = 60

  /// The names that a function declares and does not see at its end.
  static func namesOutOfSight(in facts: FileFacts) -> [ByteRange] {
    guard facts.locals.count > furthest || facts.branches.count > furthest else { return [] }
    let scopes = FunctionScopes(facts)
    let variables = outOfSight(scopes.variables).map { facts.locals[$0].name }
    let bindings = outOfSight(scopes.bindings).flatMap { index in
      facts.conditions(of: facts.branches[index]).filter { $0.kind == .binding }.map(\.pattern)
    }
    return variables + bindings
  }

  private static func outOfSight(_ entries: [Entry]) -> [Int] {
    // Those of a function are together, so whatever is so far before another of the same is out of sight.
    zip(entries, entries.dropFirst(furthest)).filter { $0.function == $1.function }.map { Int($0.0.index) }
  }

  private static func nearest(before offset: Int32, of function: Int32, in entries: [Entry]) -> [Int] {
    let place = Entry(function: function, offset: offset, index: 0)
    let end = entries.partitioningIndex { !($0 < place) }
    return entries[max(0, end - furthest)..<end].reversed().prefix { $0.function == function }.map {
      Int($0.index)
    }
  }
}
