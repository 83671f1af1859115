import ArchFacts

extension SymbolTable {
  /// Aliases of aliases that are followed; nobody has more. A longer row, as one that leads back to itself, is counted
  /// with the names that are not resolved.
  static let longestAliasChain = 16
  /// How often the aliases are gone through: once more for each alias that a name leads through on its way inwards. What
  /// the last time still finds may lead to others, so it is counted with the names that are not resolved.
  private static let mostAliasRounds = 8

  /// In rounds, since an alias may be of a type within another alias.
  mutating func resolveAliases(_ files: [SourceFile]) {
    aliasTargets = [SymbolID](repeating: FileFacts.none, count: symbols.count)
    for _ in 1..<Self.mostAliasRounds where !resolveAliasesOnce(files) { return }
    let known = aliasTargets
    if resolveAliasesOnce(files) {
      aliasesLeftOut += aliasTargets.indices.filter { aliasTargets[$0] != known[$0] }.map(Int32.init)
    }
  }

  /// Answers whether anything new was found.
  private mutating func resolveAliasesOnce(_ files: [SourceFile]) -> Bool {
    var next = [SymbolID](repeating: FileFacts.none, count: symbols.count)
    for (index, symbol) in symbols.enumerated() where symbol.kind == .typealias {
      let file = files[Int(symbol.file)]
      let type = file.facts.types[Int(symbol.declaration)]
      guard let name = TypeText.singleName(type.aliased, in: file.facts.bytes) else { continue }
      let place = Place(file: symbol.file, owner: type.owner, function: type.function)
      let meaning = resolve(name, at: place, in: file)
      if let found = meaning.symbol, found != Int32(index), !meaning.mayBeForeign || isUsual(found) {
        next[index] = found
      } else if meaning.mayBeForeign, let last = NamePath.names(name, in: file.facts.bytes).last {
        foreignAliases[Int32(index)] = names.intern(file.facts.bytes, last)
      }
    }
    for index in symbols.indices where next[index] >= 0 && symbols[Int(next[index])].kind == .typealias {
      aliasSteps[Int32(index)] = next[index]
    }
    var isNew = false
    aliasesLeftOut = []
    for index in symbols.indices where next[index] >= 0 && aliasTargets[index] < 0 {
      var target = next[index]
      var hops = 0
      while target >= 0, symbols[Int(target)].kind == .typealias, hops < Self.longestAliasChain {
        target = next[Int(target)]
        hops += 1
      }
      guard target >= 0 else { continue }
      guard symbols[Int(target)].kind != .typealias else {
        aliasesLeftOut.append(Int32(index))
        continue
      }
      aliasTargets[index] = target
      isNew = true
    }
    return isNew
  }

  /// An extension of an alias extends what the alias stands for.
  mutating func joinExtensionsOfAliases() {
    for file in symbolOfDeclaration.indices {
      for (index, symbol) in symbolOfDeclaration[file].enumerated() where symbol >= 0 {
        guard symbols[Int(symbol)].kind == .typealias, aliasTargets[Int(symbol)] >= 0 else { continue }
        let isItself = symbols[Int(symbol)].file == file && symbols[Int(symbol)].declaration == index
        if !isItself { symbolOfDeclaration[file][index] = aliasTargets[Int(symbol)] }
      }
    }
  }

  /// What each type names after its colon and its extensions': symbols, or `-2 - name` for others' types.
  mutating func directSupertypes(_ files: [SourceFile]) -> DirectSupertypes {
    var direct = DirectSupertypes(count: symbols.count)
    for (fileIndex, row) in symbolOfDeclaration.enumerated() {
      let file = files[fileIndex]
      for (index, symbol) in row.enumerated() where symbol >= 0 {
        let type = file.facts.types[index]
        let place = Place(file: Int32(fileIndex), owner: type.owner, function: type.function)
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
        if found != symbol { direct.add(found, to: symbol) }
      case .sometimes(let found):
        if found != symbol { direct.add(found, to: symbol) }
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
    let id = names.intern(file.facts.bytes, last)
    // A nested type that is itself inherited can only be found once the others are known.
    if Int(id) < candidates.count, !candidates[Int(id)].isEmpty, !file.isForeign(last) {
      direct.isComplete = false
    }
    direct.add(-2 - id, to: symbol)
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
  let count: Int
  private(set) var keys: [SymbolID] = []
  private(set) var values: [Int32] = []
  /// Whether no name was left that could still turn out to be a type of this codebase.
  var isComplete = true

  init(count: Int) { self.count = count }

  mutating func add(_ supertype: Int32, to symbol: SymbolID) {
    keys.append(symbol)
    values.append(supertype)
  }
}
