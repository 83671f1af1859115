import ArchConfig
import ArchFacts
import ArchModel

/// Whether declarations and files are tied to others as the words of the rules ask.
struct Ties: Sendable {
  /// What a word about ties lists.
  struct Listed: Sendable {
    var types: Set<SymbolID> = []
    /// Where it says no more than where something is.
    var files: Set<FileID> = []
    /// Where the extensions are that it asks for.
    var extensions: [FileID] = []
  }

  let graphs: UseGraphs
  private let codebase: Codebase
  /// By where the word is.
  private let listed: [ContentKey: Listed]
  private let reachingTypes: [ContentKey: Set<SymbolID>]
  private let reachingFiles: [ContentKey: Set<FileID>]

  init(_ clauses: [(clause: OwnRule.Clause, listed: Listed)], _ graphs: UseGraphs, in codebase: Codebase) {
    self.graphs = graphs
    self.codebase = codebase
    var listed: [ContentKey: Listed] = [:]
    var types: [ContentKey: Set<SymbolID>] = [:]
    var files: [ContentKey: Set<FileID>] = [:]
    for (clause, wanted) in clauses {
      let key = ContentKey(clause, .types)
      listed[key] = wanted
      let homes = Set(wanted.types.map { codebase.symbols[$0].file })
      let graph = graphs[clause]
      switch clause.matcher {
      case .reaches:
        types[key] = graph.typesReaching(wanted.types)
        files[key] = graph.filesReaching(homes)
      case .reachedFrom:
        types[key] = graph.typesReached(from: wanted.types)
        files[key] = graph.filesReached(from: homes)
      case .usedBy, .conformers, .companion, .layer, .feature, .module, .files, .except, .code, .named,
        .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed, .takes,
        .parameters, .of,
        .async, .documented,
        .throws,
        .within, .given, .imports, .types, .calls, .members, .macros, .writes, .properties, .functions,
        .initializers, .cases:
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
    case .usedBy, .conformers, .companion, .layer, .feature, .module, .files, .except, .code, .named,
      .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed, .takes,
      .parameters, .of,
      .async, .documented,
      .throws,
      .within, .given, .imports, .types, .calls, .members, .macros, .writes, .properties, .functions,
      .initializers,
      .cases:
      return clause.bounds.contains(count(clause, of: type))
    }
  }

  func hold(_ clause: OwnRule.Clause, ofFile file: FileID) -> Bool {
    let key = ContentKey(clause, .types)
    switch clause.matcher {
    case .reaches, .reachedFrom: return reachingFiles[key]?.contains(file) ?? false
    case .usedBy, .conformers, .companion, .layer, .feature, .module, .files, .except, .code, .named,
      .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed, .takes,
      .parameters, .of,
      .async, .documented,
      .throws,
      .within, .given, .imports, .types, .calls, .members, .macros, .writes, .properties, .functions,
      .initializers,
      .cases:
      return clause.bounds.contains(count(clause, ofFile: file))
    }
  }

  func count(_ clause: OwnRule.Clause, of type: SymbolID) -> Int {
    let wanted = listed[ContentKey(clause, .types)] ?? Listed()
    if clause.matcher == .conformers {
      return graphs[clause].conformers(of: type).intersection(wanted.types).count
    }
    if clause.matcher == .companion {
      // Nothing is its own companion.
      return wanted.types.subtracting([type]).count + wanted.extensions.count
        + wanted.files.subtracting([codebase.symbols[type].file]).count
    }
    return count(graphs[clause].users(of: type), clause, wanted)
  }

  func count(_ clause: OwnRule.Clause, ofFile file: FileID) -> Int {
    let wanted = listed[ContentKey(clause, .types)] ?? Listed()
    if clause.matcher == .companion {
      return wanted.types.count { codebase.symbols[$0].file != file }
        + wanted.extensions.count { $0 != file } + wanted.files.subtracting([file]).count
    }
    return count(graphs[clause].users(of: file), clause, wanted)
  }

  /// Of a property, a function or a case; it is taken for used where others may use it who do not name it.
  func hold(_ clause: OwnRule.Clause, ofMember member: SelectedDeclaration) -> Bool {
    count(clause, ofMember: member).map(clause.bounds.contains) ?? true
  }

  /// `nil` where that is not known.
  func count(_ clause: OwnRule.Clause, ofMember member: SelectedDeclaration) -> Int? {
    graphs.members?.users(of: member, everywhere: clause.asksForOtherCode).map { users in
      count(users, clause, listed[ContentKey(clause, .types)] ?? Listed())
    }
  }

  private func count(_ users: [UseGraph.User], _ clause: OwnRule.Clause, _ wanted: Listed) -> Int {
    // Whoever it is counts, functions outside types included.
    let isAny = clause.isAnything
    return clause.amount(
      of: users.filter { user in
        isAny || (user.type.exists ? wanted.types.contains(user.type) : wanted.files.contains(user.file))
      }, in: codebase)
  }

  /// `'A' → 'B' → 'C'`; `nil` for other words, and where it is one step.
  func way(_ clause: OwnRule.Clause, from type: SymbolID) -> String? {
    guard clause.matcher == .reaches else { return nil }
    let targets = listed[ContentKey(clause, .types)]?.types ?? []
    let way = graphs[clause].way(from: type, to: targets)
    return Self.text(way.map { codebase.symbols.qualifiedName(of: $0) })
  }

  func way(_ clause: OwnRule.Clause, fromFile file: FileID) -> String? {
    guard clause.matcher == .reaches else { return nil }
    let homes = Set((listed[ContentKey(clause, .types)]?.types ?? []).map { codebase.symbols[$0].file })
    return Self.text(graphs[clause].way(from: file, to: homes).map { codebase.files[$0].path })
  }

  private static func text(_ way: [String]) -> String? {
    way.count < 2 ? nil : way.map { "'\($0)'" }.joined(separator: " → ")
  }
}

/// Who uses whom, for words about the app's code and for those that ask for other code, too.
///
/// A class, since it is asked about every type.
final class UseGraphs: Sendable {
  private let app: UseGraph?
  private let everywhere: UseGraph?
  /// `nil` where nobody asks for them.
  let members: NamesOfMembers?

  init(for clauses: [OwnRule.Clause], members: NamesOfMembers?, in codebase: Codebase) {
    self.members = members
    let followed = clauses.filter { $0.matcher != .companion }
    let hasWays = followed.contains { $0.matcher == .reaches || $0.matcher == .reachedFrom }
    app = followed.isEmpty ? nil : UseGraph(of: codebase, hasWays: hasWays)
    everywhere =
      followed.contains(where: \.asksForOtherCode) ? app?.withOtherCode(of: codebase) : nil
  }

  subscript(clause: OwnRule.Clause) -> UseGraph {
    (clause.asksForOtherCode ? everywhere : app) ?? UseGraph()
  }
}

extension OwnRule.Clause {
  /// How many there have to be.
  var bounds: ClosedRange<Int> { selections.lazy.compactMap(\.count).first ?? 1...Int.max }

  /// What is counted.
  var counted: OwnRuleSelection.Counted { selections.lazy.compactMap(\.counted).first ?? .types }

  /// How many users there are of what is counted.
  ///
  /// - Parameter users: each of them once.
  func amount(of users: [UseGraph.User], in codebase: Codebase) -> Int {
    switch counted {
    case .types: users.count
    case .files: Set(users.map(\.file)).count
    case .features: Set(users.compactMap { codebase.files[$0.file].feature }).count
    case .layers: Set(users.compactMap { codebase.files[$0.file].layer?.name }).count
    case .modules: Set(users.compactMap { codebase.files[$0.file].placement.module }).count
    }
  }

  /// Whether it speaks of tests, previews or other code that rules leave alone.
  var asksForOtherCode: Bool {
    var isFound = false
    for selection in selections {
      selection.forEachClause(of: .types) { _, clause in
        isFound =
          isFound
          || clause.matcher == .code && clause.patterns.contains { $0.text != CodePurpose.app.rawValue }
      }
    }
    return isFound
  }
}
