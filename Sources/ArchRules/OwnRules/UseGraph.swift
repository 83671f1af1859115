import ArchConfig
import ArchFacts
import ArchModel

/// Who uses whom, type by type and file by file.
struct UseGraph: Sendable {
  /// Who names a type: another type, or a file outside types.
  struct User: Hashable, Comparable, Sendable {
    /// `noType` outside types.
    let type: SymbolID
    let file: FileID

    static func < (one: User, other: User) -> Bool { (one.file, one.type) < (other.file, other.type) }
  }

  /// By type and by file, each user once.
  private var usersOfTypes: [[User]] = []
  private var usersOfFiles: [[User]] = []
  private var conformers: [SymbolID: Set<SymbolID>] = [:]
  // `nil` where nobody asks for more than one step.
  private var ofTypes: StepsOfUse<SymbolID>?
  private var ofFiles: StepsOfUse<FileID>?

  /// Of nothing.
  init() {}

  /// Of the app's own code.
  ///
  /// - Parameter hasWays: whether anybody asks what is reached in several steps.
  init(of codebase: Codebase, hasWays: Bool) {
    ofTypes = hasWays ? StepsOfUse(count: codebase.symbols.count) : nil
    ofFiles = hasWays ? StepsOfUse(count: codebase.files.count) : nil
    usersOfTypes = Array(repeating: [], count: codebase.symbols.count)
    usersOfFiles = Array(repeating: [], count: codebase.files.count)
    add(usesOf: codebase, inApp: true)
    addExtensions(in: codebase, inApp: true)
    settle(codebase)
    addConformers(in: codebase, inApp: true)
  }

  /// With those in tests, previews and other code that rules leave alone.
  func withOtherCode(of codebase: Codebase) -> UseGraph {
    var graph = self
    graph.add(usesOf: codebase, inApp: false)
    graph.addExtensions(in: codebase, inApp: false)
    graph.addConformers(in: codebase, inApp: false)
    // The codebase notes the uses of the app only.
    for file in codebase.files.ids where codebase.files[file].isTest {
      let facts = codebase.files[file].facts
      for found in NamesInFile(codebase, file: file).found(by: .types).places {
        guard let symbol = found.symbol else { continue }
        graph.add(symbol, usedAt: found.place(inFile: file, facts), codebase)
      }
    }
    graph.settle(codebase)
    return graph
  }

  /// Keeps each user and each step once.
  private mutating func settle(_ codebase: Codebase) {
    for index in usersOfTypes.indices { Self.keepEachOnce(in: &usersOfTypes[index]) }
    for index in usersOfFiles.indices { Self.keepEachOnce(in: &usersOfFiles[index]) }
    ofTypes?.settle(codebase.symbols.ids)
    ofFiles?.settle(codebase.files.ids)
  }

  private static func keepEachOnce(in users: inout [User]) {
    guard !users.isInStrictOrder else { return }
    users.sort()
    var kept = 1
    for index in 1..<users.count where users[index] != users[kept - 1] {
      users[kept] = users[index]
      kept += 1
    }
    users.removeLast(users.count - kept)
  }

  private mutating func add(usesOf codebase: Codebase, inApp: Bool) {
    // Most types are named again and again by one user, and uses are in the order of files.
    var last: [(file: FileID, owner: Int32)?] = Array(repeating: nil, count: codebase.symbols.count)
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

  /// A type is no user of itself, but a module that extends the type of another one is.
  private mutating func addExtensions(in codebase: Codebase, inApp: Bool) {
    for symbol in codebase.symbols.ids where !codebase.symbols[symbol].isExternal {
      let home = codebase.files[codebase.symbols[symbol].file].placement.module
      for part in codebase.symbols.declarations(of: symbol) {
        let file = codebase.files[part.file]
        guard let module = file.placement.module, module != home else { continue }
        let declared = file.facts.types[Int(part.index)]
        guard declared.kind == .extension, file.isProduction(at: declared.name.start) == inApp else {
          continue
        }
        usersOfTypes[symbol.tableIndex].append(User(type: .noType, file: part.file))
      }
    }
  }

  private mutating func add(_ symbol: SymbolID, usedAt place: Place, _ codebase: Codebase) {
    let target = codebase.symbols[symbol]
    let user = User(type: codebase.type(at: place) ?? .noType, file: place.file)
    if !isIn(symbol, user.type, codebase) {
      usersOfTypes[symbol.tableIndex].append(user)
      if ofTypes != nil {
        for type in codebase.types(around: place) { ofTypes?.add(from: type, to: symbol) }
      }
    }
    guard !target.isExternal, target.file != place.file else { return }
    usersOfFiles[target.file.tableIndex].append(user)
    ofFiles?.add(from: place.file, to: target.file)
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
  func typesReaching(_ targets: Set<SymbolID>) -> Set<SymbolID> { ofTypes?.reaching(targets) ?? [] }

  func filesReaching(_ targets: Set<FileID>) -> Set<FileID> { ofFiles?.reaching(targets) ?? [] }

  /// All that one of these reaches, and these themselves.
  func typesReached(from sources: Set<SymbolID>) -> Set<SymbolID> {
    (ofTypes?.reached(from: sources) ?? []).union(sources)
  }

  func filesReached(from sources: Set<FileID>) -> Set<FileID> {
    (ofFiles?.reached(from: sources) ?? []).union(sources)
  }

  // Of one, which reaches itself only in a circle, but rests on itself.

  func reached(from type: SymbolID) -> Set<SymbolID> { ofTypes?.reached(from: [type]) ?? [] }

  func reached(from file: FileID) -> Set<FileID> { ofFiles?.reached(from: [file]) ?? [] }

  func restingOn(_ type: SymbolID) -> Set<SymbolID> { typesReaching([type]).union([type]) }

  func restingOn(_ file: FileID) -> Set<FileID> { filesReaching([file]).union([file]) }

  /// The shortest way from one to any of the others, its ends included; empty for none.
  func way(from start: SymbolID, to targets: Set<SymbolID>) -> [SymbolID] {
    ofTypes?.way(from: start, to: targets) ?? []
  }

  func way(from start: FileID, to targets: Set<FileID>) -> [FileID] {
    ofFiles?.way(from: start, to: targets) ?? []
  }

  /// In order.
  func usedFiles(by file: FileID) -> [FileID] { ofFiles?.used(by: file) ?? [] }
}
