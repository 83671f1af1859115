import ArchFacts
import ArchKnowledge

extension SymbolTable {
  /// Aliases of aliases that are followed; nobody has more. A longer row, as one that leads back to itself, is counted
  /// with the names that are not resolved.
  static let longestAliasChain = 16
  /// How often the aliases are gone through: once more for each alias that a name leads through on its way inwards. What
  /// the last time still finds may lead to others, so it is counted with the names that are not resolved.
  private static let mostAliasRounds = 8

  /// In rounds, since an alias may be of a type within another alias.
  mutating func resolveAliases(_ files: [SourceFile]) {
    aliasTargets = Column(repeating: .noType, count: symbols.count)
    for _ in 1..<Self.mostAliasRounds where !resolveAliasesOnce(files) { return }
    let known = aliasTargets
    if resolveAliasesOnce(files) {
      aliasesLeftOut += ids.filter { aliasTargets[$0] != known[$0] }
    }
  }

  /// Answers whether anything new was found.
  private mutating func resolveAliasesOnce(_ files: [SourceFile]) -> Bool {
    var next = Column<SymbolID, SymbolID>(repeating: .noType, count: symbols.count)
    for id in ids where symbols[id].kind == .typealias {
      let symbol = symbols[id]
      let file = files[symbol.file]
      let type = file.facts.types[Int(symbol.declaration)]
      guard let name = TypeText.singleName(type.aliased, in: file.facts.bytes) else { continue }
      let place = Place(file: symbol.file, owner: type.owner, function: type.function)
      let meaning = resolve(name, at: place, in: file)
      if let found = meaning.symbol, found != id, !meaning.mayBeForeign || isUsual(found) {
        next[id] = found
      } else if meaning.mayBeForeign, let last = NamePath.names(name, in: file.facts.bytes).last {
        foreignAliases[id] = intern(last, in: file)
      }
    }
    for id in ids where next[id].exists && symbols[next[id]].kind == .typealias {
      aliasSteps[id] = next[id]
    }
    var isNew = false
    aliasesLeftOut = []
    for id in ids where next[id].exists && !aliasTargets[id].exists {
      var target = next[id]
      var hops = 0
      while target.exists, symbols[target].kind == .typealias, hops < Self.longestAliasChain {
        target = next[target]
        hops += 1
      }
      guard target.exists else { continue }
      guard symbols[target].kind != .typealias else {
        aliasesLeftOut.append(id)
        continue
      }
      aliasTargets[id] = target
      isNew = true
    }
    return isNew
  }

  /// An extension of an alias extends what the alias stands for.
  mutating func joinExtensionsOfAliases() {
    for file in symbolOfDeclaration.keys {
      for (index, symbol) in symbolOfDeclaration[file].enumerated() where symbol.exists {
        guard symbols[symbol].kind == .typealias, aliasTargets[symbol].exists else { continue }
        let isItself = symbols[symbol].file == file && symbols[symbol].declaration == index
        if !isItself { symbolOfDeclaration[file][index] = aliasTargets[symbol] }
      }
    }
  }

  /// What each type names after its colon and its extensions'.
  mutating func directSupertypes(_ files: [SourceFile]) -> DirectSupertypes {
    var direct = DirectSupertypes(count: symbols.count)
    for fileIndex in symbolOfDeclaration.keys {
      let file = files[fileIndex]
      for (index, symbol) in symbolOfDeclaration[fileIndex].enumerated() where symbol.exists {
        let type = file.facts.types[index]
        let place = Place(file: fileIndex, owner: type.owner, function: type.function)
        for part in type.inherits.indices {
          addSupertypes(file.facts.names[part], of: symbol, at: place, in: file, to: &direct)
        }
        if type.kind == .typealias {
          addSupertypes(type.aliased, of: symbol, at: place, in: file, to: &direct)
        }
      }
    }
    return direct
  }

  private mutating func addSupertypes(
    _ written: ByteRange, of symbol: SymbolID, at place: Place, in file: SourceFile,
    to direct: inout DirectSupertypes
  ) {
    for name in TypeText.names(written, in: file.facts.bytes) {
      switch resolve(name, at: place, in: file) {
      case .declared(let found):
        if found != symbol { direct.add(.declared(found), to: symbol) }
      case .sometimes(let found):
        if found != symbol { direct.add(.declared(found), to: symbol) }
        addForeign(name, to: symbol, in: file, &direct)
      case .notOurs:
        addForeign(name, to: symbol, in: file, &direct)
      case .ambiguous, .genericParameter:
        break
      }
    }
  }
}

extension SymbolTable {
  private mutating func addForeign(
    _ name: ByteRange, to symbol: SymbolID, in file: SourceFile, _ direct: inout DirectSupertypes
  ) {
    guard let last = NamePath.names(name, in: file.facts.bytes).last else { return }
    let id = intern(last, in: file)
    // A nested type that is itself inherited can only be found once the others are known.
    if id.tableIndex < candidates.count, !candidates[id].isEmpty, !file.isForeign(last) {
      direct.isComplete = false
    }
    direct.add(.foreign(id), to: symbol)
    // A library's class that is called after a view of Apple's is one: `SwipeTableViewCell`.
    guard symbols[symbol].kind == .class, let view = LibraryViewEndings.view(called: names.string(id)) else {
      return
    }
    direct.add(.foreign(intern(view)), to: symbol)
  }

  /// The name of somebody else's type that an alias stands for in the end, through other aliases; `nil` for
  /// everything else.
  package func foreignName(ofAlias symbol: SymbolID) -> String? {
    var current = symbol
    for _ in 0..<Self.longestAliasChain {
      if let name = foreignAliases[current] { return names.string(name) }
      guard let next = aliasSteps[current] else { return nil }
      current = next
    }
    return nil
  }
}

/// Pairs of a type and what it names after its colon.
struct DirectSupertypes: Sendable, Equatable {
  enum Supertype: Sendable, Equatable {
    case declared(SymbolID)
    /// Of a type of Apple's or of a package.
    case foreign(NameID)
  }

  let count: Int
  private(set) var keys: [SymbolID] = []
  private(set) var values: [Supertype] = []
  /// Whether no name was left that could still turn out to be a type of this codebase.
  var isComplete = true

  init(count: Int) { self.count = count }

  mutating func add(_ supertype: Supertype, to symbol: SymbolID) {
    keys.append(symbol)
    values.append(supertype)
  }
}

extension SymbolTable {
  /// The names that this codebase does not declare among what a type inherits or conforms to, with all that Apple's
  /// types among these inherit in turn.
  package func foreignSupertypes(of symbol: SymbolID) -> [String] {
    // A closure would copy the whole table.
    var found: [String] = []
    for supertype in externalSupertypes(of: symbol) {
      let name = names.string(supertype)
      found.append(name)
      found += InheritedTypes.ancestors[name] ?? []
    }
    return found
  }
}
