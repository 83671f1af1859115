import ArchFacts

/// The types of a name that very many have, by where they can be meant, so that a use of the name does not look at all
/// of them.
struct NameCrowd: Sendable {
  /// At module scope, of one file.
  private var byFile: [FileID: [SymbolID]] = [:]
  /// Those of them that other files see.
  private(set) var open: [SymbolID] = []
  private var local: [FileID: [SymbolID]] = [:]
  private var byParent: [SymbolID: [SymbolID]] = [:]
  /// Those that no use of the name looks at.
  private(set) var leftOut: [SymbolID] = []
  private let name: NameID

  /// So many types of a name are looked at one by one.
  static let least = 32
  /// Types of one name in one scope that are looked at; a file declares one only once in each build. What is beyond
  /// them is counted with the names that are not resolved.
  private static let mostOfScope = 12
  /// Files that declare a type of one name for others. Of more, the nearest is not looked for: the name is left alone
  /// and counted with those that may mean several.
  private static let mostFiles = 512

  init(_ name: NameID, in table: SymbolTable) {
    self.name = name
    let candidates = table.candidates[name]
    for candidate in candidates {
      let symbol = table[candidate]
      if symbol.isLocal {
        local[symbol.file, default: []].append(candidate)
      } else if symbol.parent.exists {
        if !Self.add(candidate, to: &byParent[symbol.parent, default: []]) { leftOut.append(candidate) }
      } else if !symbol.isNested {
        guard Self.add(candidate, to: &byFile[symbol.file, default: []]) else {
          leftOut.append(candidate)
          continue
        }
        if !symbol.isFilePrivate { open.append(candidate) }
      }
    }
  }

  /// Answers whether there was room.
  private static func add(_ candidate: SymbolID, to list: inout [SymbolID]) -> Bool {
    guard list.count < mostOfScope else { return false }
    list.append(candidate)
    return true
  }

  /// Those that the name may mean at a place; `nil` when there are too many of them and none of those around the place.
  func candidates(from place: Place, in table: SymbolTable) -> [SymbolID]? {
    var found = local[place.file] ?? []
    var scope = table.symbol(ofDeclaration: place.owner, file: place.file)
    while scope.exists {
      found += nested(in: scope, in: table)
      if table[scope].name == name { found.append(scope) }
      scope = table[scope].parent
    }
    if isTooOpen(for: place.file) { return found.isEmpty ? nil : Self.sorted(found) }
    let own = byFile[place.file] ?? []
    found += own.isEmpty ? open : own
    return Self.sorted(found)
  }

  /// Each once.
  private static func sorted(_ found: [SymbolID]) -> [SymbolID] {
    // Most are the one `CodingKeys` of a type.
    found.count > 1 ? Array(Set(found)).sorted() : found
  }

  /// Whether a file that declares no such type at module scope would see too many.
  func isTooOpen(for file: FileID) -> Bool {
    open.count > Self.mostFiles && byFile[file, default: []].isEmpty
  }

  /// Those that are nested in a type or in what it inherits.
  func nested(in type: SymbolID, in table: SymbolTable) -> [SymbolID] {
    guard !byParent.isEmpty else { return [] }
    var found = byParent[type] ?? []
    for ancestor in table.supertypes(of: type) { found += byParent[ancestor] ?? [] }
    return found
  }
}

extension SymbolTable {
  /// The crowd of the types of a name; `nil` for all but very few names.
  func crowd(of name: NameID) -> NameCrowd? {
    candidates[name].count > NameCrowd.least ? crowds[name] : nil
  }

  mutating func noteCrowds() {
    for name in candidates.keys where candidates[name].count > NameCrowd.least {
      crowds[name] = NameCrowd(name, in: self)
    }
  }
}
