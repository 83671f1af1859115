import ArchFacts

extension SymbolTable {
  mutating func resolveAliases(_ files: [SourceFile]) {
    aliasTargets = [SymbolID](repeating: FileFacts.none, count: symbols.count)
    var next = aliasTargets
    for (index, symbol) in symbols.enumerated() where symbol.kind == .typealias {
      let file = files[Int(symbol.file)]
      let type = file.facts.types[Int(symbol.declaration)]
      guard let name = TypeText.singleName(type.aliased, in: file.facts.bytes) else { continue }
      let place = Place(file: symbol.file, owner: type.owner, function: type.function)
      if case .declared(let found) = resolve(name, at: place, in: file), found != Int32(index) {
        next[index] = found
      }
    }
    for index in symbols.indices where next[index] >= 0 {
      var target = next[index]
      var hops = 0
      while target >= 0, symbols[Int(target)].kind == .typealias, hops < 16 {
        target = next[Int(target)]
        hops += 1
      }
      if target >= 0, symbols[Int(target)].kind != .typealias { aliasTargets[index] = target }
    }
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

  /// What each type names behind its colon and its extensions': symbols, or `-2 - name` for others' types.
  mutating func directSupertypes(_ files: [SourceFile]) -> [[Int32]] {
    var direct = [[Int32]](repeating: [], count: symbols.count)
    for (fileIndex, row) in symbolOfDeclaration.enumerated() {
      let file = files[fileIndex]
      for (index, symbol) in row.enumerated() where symbol >= 0 {
        let type = file.facts.types[index]
        let place = Place(file: Int32(fileIndex), owner: type.owner, function: type.function)
        var parts = type.inherits.indices.map { file.facts.names[$0] }
        if type.kind == .typealias { parts = [type.aliased] }
        for part in parts {
          for name in TypeText.names(part, in: file.facts.bytes) {
            switch resolve(name, at: place, in: file) {
            case .declared(let found):
              if found != symbol { direct[Int(symbol)].append(found) }
            case .notOurs:
              if let last = NamePath.names(name, in: file.facts.bytes).last {
                direct[Int(symbol)].append(-2 - names.intern(file.facts.bytes, last))
              }
            case .ambiguous, .genericParameter:
              break
            }
          }
        }
      }
    }
    return direct
  }
}
