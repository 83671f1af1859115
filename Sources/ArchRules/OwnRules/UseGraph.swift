import ArchConfig
import ArchFacts
import ArchModel

/// Who uses whom, type by type and file by file.
struct UseGraph: Sendable {
  /// Who names a type: another type, or a file outside types.
  struct User: Hashable, Sendable {
    /// `noType` outside types.
    let type: SymbolID
    let file: FileID
  }

  /// Ways from user to used, in both directions.
  private struct Ways: Sendable {
    var usedByTypes: [SymbolID: Set<SymbolID>] = [:]
    var usedByFiles: [FileID: Set<FileID>] = [:]
    var typesUsing: [SymbolID: Set<SymbolID>] = [:]
    var filesUsing: [FileID: Set<FileID>] = [:]
  }

  /// By type and by file, each user once.
  private var usersOfTypes: [[User]] = []
  private var usersOfFiles: [[User]] = []
  private var conformers: [SymbolID: Set<SymbolID>] = [:]
  /// `nil` where nobody asks for more than one step.
  private var ways: Ways?

  /// Of nothing.
  init() {}

  /// Of the app's own code.
  ///
  /// - Parameter hasWays: whether anybody asks what is reached in several steps.
  init(of codebase: Codebase, hasWays: Bool) {
    ways = hasWays ? Ways() : nil
    usersOfTypes = Array(repeating: [], count: codebase.symbols.ids.count)
    usersOfFiles = Array(repeating: [], count: codebase.files.count)
    add(usesOf: codebase, inApp: true)
    keepEachUserOnce()
    addConformers(in: codebase, inApp: true)
  }

  /// With those in tests, previews and other code that rules leave alone.
  func withOtherCode(of codebase: Codebase) -> UseGraph {
    var graph = self
    graph.add(usesOf: codebase, inApp: false)
    graph.addConformers(in: codebase, inApp: false)
    // The codebase notes the uses of the app only.
    for file in codebase.files.ids where codebase.files[file].isTest {
      let facts = codebase.files[file].facts
      for found in NamesInFile(codebase, file: file).found(by: .types) {
        guard let symbol = found.symbol else { continue }
        graph.add(symbol, usedAt: found.place(inFile: file, facts), codebase)
      }
    }
    graph.keepEachUserOnce()
    return graph
  }

  private mutating func keepEachUserOnce() {
    for index in usersOfTypes.indices { Self.keepEachOnce(in: &usersOfTypes[index]) }
    for index in usersOfFiles.indices { Self.keepEachOnce(in: &usersOfFiles[index]) }
  }

  private static func keepEachOnce(in users: inout [User]) {
    guard users.count > 1 else { return }
    users.sort { ($0.file, $0.type) < ($1.file, $1.type) }
    var kept = 1
    for index in 1..<users.count where users[index] != users[kept - 1] {
      users[kept] = users[index]
      kept += 1
    }
    users.removeLast(users.count - kept)
  }

  private mutating func add(usesOf codebase: Codebase, inApp: Bool) {
    // Most types are named again and again by one user, and uses are in the order of files.
    var last: [(file: FileID, owner: Int32)?] = Array(repeating: nil, count: codebase.symbols.ids.count)
    for use in codebase.typeUses
    where codebase.files[use.place.file].isProduction(at: use.range.start) == inApp {
      let place = use.place
      if let last = last[use.symbol.tableIndex], last == (place.file, place.owner) { continue }
      last[use.symbol.tableIndex] = (place.file, place.owner)
      add(use.symbol, usedAt: place, codebase)
    }
  }

  private mutating func addConformers(in codebase: Codebase, inApp: Bool) {
    for symbol in codebase.symbols.ids where !codebase.symbols[symbol].isExternal {
      let name = codebase.nameRange(of: symbol)
      guard codebase.files[codebase.symbols[symbol].file].isProduction(at: name.start) == inApp,
        codebase.symbols[symbol].kind != .protocol
      else { continue }
      for ancestor in codebase.symbols.supertypes(of: symbol) {
        conformers[ancestor, default: []].insert(symbol)
      }
    }
  }

  private mutating func add(_ symbol: SymbolID, usedAt place: Place, _ codebase: Codebase) {
    let target = codebase.symbols[symbol]
    let user = User(type: codebase.type(at: place) ?? .noType, file: place.file)
    if !isIn(symbol, user.type, codebase) {
      usersOfTypes[symbol.tableIndex].append(user)
      if ways != nil {
        for type in codebase.types(around: place) {
          ways?.usedByTypes[type, default: []].insert(symbol)
          ways?.typesUsing[symbol, default: []].insert(type)
        }
      }
    }
    guard !target.isExternal, target.file != place.file else { return }
    usersOfFiles[target.file.tableIndex].append(user)
    ways?.usedByFiles[place.file, default: []].insert(target.file)
    ways?.filesUsing[target.file, default: []].insert(place.file)
  }

  /// Whether a type is another one or nested in it, however deep.
  private func isIn(_ symbol: SymbolID, _ type: SymbolID, _ codebase: Codebase) -> Bool {
    var around = type
    while around.exists {
      if around == symbol { return true }
      around = codebase.symbols[around].parent
    }
    return false
  }

  func users(of type: SymbolID) -> [User] {
    usersOfTypes.indices.contains(type.tableIndex) ? usersOfTypes[type.tableIndex] : []
  }

  /// Those in other files.
  func users(of file: FileID) -> [User] {
    usersOfFiles.indices.contains(file.tableIndex) ? usersOfFiles[file.tableIndex] : []
  }

  /// The classes, structs and enums that inherit from a type, directly or through others.
  func conformers(of type: SymbolID) -> Set<SymbolID> { conformers[type] ?? [] }

  /// All from which one of these is reached, in any number of steps; not these themselves, unless from each other.
  func typesReaching(_ targets: Set<SymbolID>) -> Set<SymbolID> { Self.all(from: targets, ways?.typesUsing) }

  func filesReaching(_ targets: Set<FileID>) -> Set<FileID> { Self.all(from: targets, ways?.filesUsing) }

  /// All that one of these reaches, and these themselves.
  func typesReached(from sources: Set<SymbolID>) -> Set<SymbolID> {
    Self.all(from: sources, ways?.usedByTypes).union(sources)
  }

  func filesReached(from sources: Set<FileID>) -> Set<FileID> {
    Self.all(from: sources, ways?.usedByFiles).union(sources)
  }

  // Of one, which reaches itself only in a circle, but rests on itself.

  func reached(from type: SymbolID) -> Set<SymbolID> { Self.all(from: [type], ways?.usedByTypes) }

  func reached(from file: FileID) -> Set<FileID> { Self.all(from: [file], ways?.usedByFiles) }

  func restingOn(_ type: SymbolID) -> Set<SymbolID> { typesReaching([type]).union([type]) }

  func restingOn(_ file: FileID) -> Set<FileID> { filesReaching([file]).union([file]) }

  /// The shortest way from one to any of the others, its ends included; empty for none.
  func way(from start: SymbolID, to targets: Set<SymbolID>) -> [SymbolID] {
    Self.way(from: start, to: targets, ways?.usedByTypes)
  }

  func way(from start: FileID, to targets: Set<FileID>) -> [FileID] {
    Self.way(from: start, to: targets, ways?.usedByFiles)
  }

  func usedFiles(by file: FileID) -> [FileID] { (ways?.usedByFiles[file] ?? []).sorted() }

  private static func all<Node: Hashable>(from starts: Set<Node>, _ edges: [Node: Set<Node>]?) -> Set<Node> {
    var found: Set<Node> = []
    var open = Array(starts)
    while let node = open.popLast() {
      for next in edges?[node] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  private static func way<Node: Hashable & Comparable>(
    from start: Node, to targets: Set<Node>, _ edges: [Node: Set<Node>]?
  ) -> [Node] {
    var before: [Node: Node] = [:]
    var open = [start]
    var index = 0
    while index < open.count {
      let node = open[index]
      index += 1
      for next in (edges?[node] ?? []).sorted() where next != start && before[next] == nil {
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
