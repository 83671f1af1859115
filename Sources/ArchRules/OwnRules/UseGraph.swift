import ArchConfig
import ArchFacts
import ArchModel

/// Who uses whom, type by type and file by file, in code of the app.
struct UseGraph: Sendable {
  /// Who names a type: another type, or a file outside types.
  struct User: Hashable, Sendable {
    /// `noType` outside types.
    let type: SymbolID
    let file: FileID
  }

  private var usersOfTypes: [SymbolID: Set<User>] = [:]
  private var usersOfFiles: [FileID: Set<User>] = [:]
  private var usedByTypes: [SymbolID: Set<SymbolID>] = [:]
  private var usedByFiles: [FileID: Set<FileID>] = [:]
  private var typesUsing: [SymbolID: Set<SymbolID>] = [:]
  private var filesUsing: [FileID: Set<FileID>] = [:]
  private var conformers: [SymbolID: Set<SymbolID>] = [:]

  init(of codebase: Codebase) {
    for use in codebase.typeUses where codebase.files[use.place.file].isProduction(at: use.range.start) {
      add(use, codebase)
    }
    for symbol in codebase.symbols.ids where !codebase.symbols[symbol].isExternal {
      let name = codebase.nameRange(of: symbol)
      guard codebase.files[codebase.symbols[symbol].file].isProduction(at: name.start),
        codebase.symbols[symbol].kind != .protocol
      else { continue }
      for ancestor in codebase.symbols.supertypes(of: symbol) {
        conformers[ancestor, default: []].insert(symbol)
      }
    }
  }

  private mutating func add(_ use: TypeUse, _ codebase: Codebase) {
    let target = codebase.symbols[use.symbol]
    let around = codebase.types(around: use.place)
    if !around.contains(use.symbol) {
      let user = User(type: around.first ?? .noType, file: use.place.file)
      usersOfTypes[use.symbol, default: []].insert(user)
      for type in around {
        usedByTypes[type, default: []].insert(use.symbol)
        typesUsing[use.symbol, default: []].insert(type)
      }
    }
    guard !target.isExternal else { return }
    for declaration in codebase.symbols.declarations(of: use.symbol) where declaration.file == target.file {
      guard declaration.file != use.place.file else { break }
      usersOfFiles[declaration.file, default: []].insert(
        User(type: around.first ?? .noType, file: use.place.file))
      usedByFiles[use.place.file, default: []].insert(declaration.file)
      filesUsing[declaration.file, default: []].insert(use.place.file)
      break
    }
  }

  func users(of type: SymbolID) -> Set<User> { usersOfTypes[type] ?? [] }

  /// Those in other files.
  func users(of file: FileID) -> Set<User> { usersOfFiles[file] ?? [] }

  /// The classes, structs and enums that inherit from a type, directly or through others.
  func conformers(of type: SymbolID) -> Set<SymbolID> { conformers[type] ?? [] }

  /// All from which one of these is reached, in any number of steps; not these themselves, unless from each other.
  func typesReaching(_ targets: Set<SymbolID>) -> Set<SymbolID> { Self.all(from: targets, typesUsing) }

  func filesReaching(_ targets: Set<FileID>) -> Set<FileID> { Self.all(from: targets, filesUsing) }

  /// All that one of these reaches, and these themselves.
  func typesReached(from sources: Set<SymbolID>) -> Set<SymbolID> {
    Self.all(from: sources, usedByTypes).union(sources)
  }

  func filesReached(from sources: Set<FileID>) -> Set<FileID> {
    Self.all(from: sources, usedByFiles).union(sources)
  }

  /// The shortest way from one to any of the others, its ends included; empty for none.
  func way(from start: SymbolID, to targets: Set<SymbolID>) -> [SymbolID] {
    Self.way(from: start, to: targets, usedByTypes)
  }

  func way(from start: FileID, to targets: Set<FileID>) -> [FileID] {
    Self.way(from: start, to: targets, usedByFiles)
  }

  func usedFiles(by file: FileID) -> [FileID] { (usedByFiles[file] ?? []).sorted() }

  private static func all<Node: Hashable>(from starts: Set<Node>, _ edges: [Node: Set<Node>]) -> Set<Node> {
    var found: Set<Node> = []
    var open = Array(starts)
    while let node = open.popLast() {
      for next in edges[node] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  private static func way<Node: Hashable & Comparable>(
    from start: Node, to targets: Set<Node>, _ edges: [Node: Set<Node>]
  ) -> [Node] {
    var before: [Node: Node] = [:]
    var open = [start]
    var index = 0
    while index < open.count {
      let node = open[index]
      index += 1
      for next in (edges[node] ?? []).sorted() where next != start && before[next] == nil {
        before[next] = node
        guard targets.contains(next) else {
          open.append(next)
          continue
        }
        var way = [next]
        while let last = way.last, let previous = before[last] { way.append(previous) }
        return way.reversed()
      }
    }
    return []
  }
}

/// Whether declarations and files are tied to others as the words of the rules ask.
struct Ties: Sendable {
  private let graph: UseGraph
  private let codebase: Codebase
  /// What a word about ties lists, by where it is.
  private let listed: [ContentKey: Set<SymbolID>]
  private let reachingTypes: [ContentKey: Set<SymbolID>]
  private let reachingFiles: [ContentKey: Set<FileID>]

  /// - Parameter clauses: with the types that each lists.
  init(_ clauses: [(clause: OwnRule.Clause, types: Set<SymbolID>)], in codebase: Codebase) {
    graph = UseGraph(of: codebase)
    self.codebase = codebase
    var listed: [ContentKey: Set<SymbolID>] = [:]
    var types: [ContentKey: Set<SymbolID>] = [:]
    var files: [ContentKey: Set<FileID>] = [:]
    for (clause, wanted) in clauses {
      let key = ContentKey(clause, .types)
      listed[key] = wanted
      let homes = Set(wanted.map { codebase.symbols[$0].file })
      switch clause.matcher {
      case .reaches:
        types[key] = graph.typesReaching(wanted)
        files[key] = graph.filesReaching(homes)
      case .reachedFrom:
        types[key] = graph.typesReached(from: wanted)
        files[key] = graph.filesReached(from: homes)
      case .usedBy, .conformers, .layer, .feature, .module, .files, .except, .code, .named, .conformingTo,
        .attributed, .declaredAs, .modified, .access, .role, .typed, .of, .async, .throws, .within, .imports,
        .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
        break
      }
    }
    self.listed = listed
    reachingTypes = types
    reachingFiles = files
  }

  func hold(_ clause: OwnRule.Clause, of type: SymbolID) -> Bool {
    let key = ContentKey(clause, .types)
    switch clause.matcher {
    case .reaches, .reachedFrom: return reachingTypes[key]?.contains(type) ?? false
    case .usedBy, .conformers, .layer, .feature, .module, .files, .except, .code, .named, .conformingTo,
      .attributed, .declaredAs, .modified, .access, .role, .typed, .of, .async, .throws, .within, .imports,
      .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
      return clause.bounds.contains(count(clause, of: type))
    }
  }

  func hold(_ clause: OwnRule.Clause, ofFile file: FileID) -> Bool {
    let key = ContentKey(clause, .types)
    switch clause.matcher {
    case .reaches, .reachedFrom: return reachingFiles[key]?.contains(file) ?? false
    case .usedBy, .conformers, .layer, .feature, .module, .files, .except, .code, .named, .conformingTo,
      .attributed, .declaredAs, .modified, .access, .role, .typed, .of, .async, .throws, .within, .imports,
      .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
      return clause.bounds.contains(count(clause, ofFile: file))
    }
  }

  func count(_ clause: OwnRule.Clause, of type: SymbolID) -> Int {
    if clause.matcher == .conformers {
      return graph.conformers(of: type).intersection(listed[ContentKey(clause, .types)] ?? []).count
    }
    return count(graph.users(of: type), clause)
  }

  func count(_ clause: OwnRule.Clause, ofFile file: FileID) -> Int { count(graph.users(of: file), clause) }

  private func count(_ users: Set<UseGraph.User>, _ clause: OwnRule.Clause) -> Int {
    let wanted = listed[ContentKey(clause, .types)] ?? []
    // Whoever it is counts, functions outside types included.
    let isAny = clause.isAnything
    let meant = users.filter { isAny || wanted.contains($0.type) }
    switch clause.counted {
    case .types: return meant.count
    case .files: return Set(meant.map(\.file)).count
    case .features: return Set(meant.compactMap { codebase.files[$0.file].feature }).count
    case .layers: return Set(meant.compactMap { codebase.files[$0.file].layer?.name }).count
    case .modules: return Set(meant.compactMap { codebase.files[$0.file].placement.module }).count
    }
  }

  /// `'A' → 'B' → 'C'`; `nil` for other words, and where it is one step.
  func way(_ clause: OwnRule.Clause, from type: SymbolID) -> String? {
    guard clause.matcher == .reaches else { return nil }
    let way = graph.way(from: type, to: listed[ContentKey(clause, .types)] ?? [])
    return Self.text(way.map { codebase.symbols.qualifiedName(of: $0) })
  }

  func way(_ clause: OwnRule.Clause, fromFile file: FileID) -> String? {
    guard clause.matcher == .reaches else { return nil }
    let homes = Set((listed[ContentKey(clause, .types)] ?? []).map { codebase.symbols[$0].file })
    return Self.text(graph.way(from: file, to: homes).map { codebase.files[$0].path })
  }

  private static func text(_ way: [String]) -> String? {
    way.count < 2 ? nil : way.map { "'\($0)'" }.joined(separator: " → ")
  }
}

extension OwnRule.Clause {
  /// How many there have to be.
  var bounds: ClosedRange<Int> { selections.lazy.compactMap(\.count).first ?? 1...Int.max }

  /// What is counted.
  var counted: OwnRuleSelection.Counted { selections.lazy.compactMap(\.counted).first ?? .types }
}
