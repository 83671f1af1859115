import ArchFacts

extension SymbolTable {
  mutating func declareTypes(_ files: [SourceFile]) {
    symbolOfDeclaration.reserveCapacity(files.count)
    for (fileIndex, file) in files.numbered {
      let types = file.facts.types
      var row = [SymbolID](repeating: .noType, count: types.count)
      var free = numbers[fileIndex].makeIterator()
      for (index, type) in types.enumerated() where type.kind != .extension {
        var path = NamePath(type.name)
        guard let range = path.next(in: file.facts.bytes), let number = free.next() else { continue }
        let isLocal =
          type.function >= 0 && (type.owner < 0 || types[Int(type.owner)].function != type.function)
        let id = SymbolID(number)
        row[index] = id
        ids.append(id)
        let condition = Self.condition(of: type, in: file).map { note($0, of: range, in: file) }
        symbols[id] = TypeSymbol(
          name: intern(range, in: file), kind: type.kind, file: fileIndex,
          declaration: Int32(index), parent: .noType, isFilePrivate: false,
          isInternal: !file.facts.isOpenToModules(type), isTest: file.isTest,
          isNested: type.owner >= 0, isLocal: isLocal, condition: condition ?? FileFacts.none)
        if !type.genericParameters.isEmpty { noteGenericParameters(of: type, id, in: file) }
      }
      symbolOfDeclaration.append(row)
    }
  }

  /// A type that nobody can use is one that no build has.
  private static func condition(of type: TypeDeclaration, in file: SourceFile) -> BuildCondition? {
    let condition = file.buildCondition(at: type.name.start)
    guard type.isUnavailable else { return condition }
    return condition?.and(.unavailable) ?? .unavailable
  }

  private mutating func note(_ condition: BuildCondition, of name: ByteRange, in file: SourceFile) -> Int32 {
    conditionalNames.insert(intern(name, in: file))
    conditions.append(DeclaredCondition(condition))
    return Int32(conditions.count) - 1
  }

  private mutating func noteGenericParameters(
    of type: TypeDeclaration, _ symbol: SymbolID, in file: SourceFile
  ) {
    var parameters: Set<NameID> = []
    for index in type.genericParameters.indices {
      for name in NamePath.names(file.facts.names[index], in: file.facts.bytes) {
        let id = intern(name, in: file)
        parameters.insert(id)
        namesOfGenericParameters.insert(id)
      }
    }
    genericParameterNames[symbol] = parameters
  }

  mutating func joinToParents(_ files: [SourceFile]) {
    for id in ids where !symbols[id].parent.exists && symbols[id].isNested {
      let symbol = symbols[id]
      let owner = files[symbol.file].facts.types[Int(symbol.declaration)].owner
      let parent = symbolOfDeclaration[symbol.file][Int(owner)]
      if parent.exists, mayContain(parent, id) { symbols[id].parent = parent }
    }
  }

  /// Types nest no deeper than this, extensions of nested types included; what claims to is left alone, so that no walk
  /// outwards is long or endless, and is counted with the names that are not resolved.
  private static let deepestNesting = 64

  private func mayContain(_ parent: SymbolID, _ symbol: SymbolID) -> Bool {
    var current = parent
    var depth = 0
    while current.exists, current != symbol, depth < Self.deepestNesting {
      current = symbols[current].parent
      depth += 1
    }
    return !current.exists
  }

  /// Extensions of `A` first, so that `A.B` is found when `B` is declared in an extension of `A`.
  mutating func resolveExtensions(_ files: [SourceFile]) {
    var pending: [(depth: Int, file: FileID, index: Int, path: [ByteRange])] = []
    for (fileIndex, file) in files.numbered {
      for (index, type) in file.facts.types.enumerated() where type.kind == .extension {
        let path = NamePath.names(type.name, in: file.facts.bytes)
        pending.append((path.count, fileIndex, index, path))
      }
    }
    var depth = 1
    let deepest = pending.map(\.depth).max() ?? 0
    while depth <= deepest {
      for entry in pending where entry.depth == depth {
        let file = files[entry.file]
        let owner = file.facts.types[entry.index].owner
        let place = Place(file: entry.file, owner: owner, function: FileFacts.none)
        let symbol: SymbolID
        if let found = resolve(entry.path, at: place, in: file, ignoringGenerics: true).symbol {
          symbol = found
        } else {
          symbol = external(entry, file: file)
        }
        symbolOfDeclaration[entry.file][entry.index] = symbol
      }
      joinToParents(files)
      noteCrowds()
      depth += 1
    }
  }

  private mutating func external(
    _ entry: (depth: Int, file: FileID, index: Int, path: [ByteRange]), file: SourceFile
  ) -> SymbolID {
    let text = entry.path.map { file.facts.verbatim($0) }.joined(separator: ".")
    let name = intern(text)
    if let known = externals[name] { return known }
    let known = externalNumbers[name]
    let symbol = known ?? symbols.nextKey
    let declared = TypeSymbol(
      name: name, kind: .extension, file: entry.file, declaration: Int32(entry.index),
      parent: .noType, isFilePrivate: false, isInternal: false, isTest: file.isTest, isNested: false,
      isLocal: false, condition: FileFacts.none)
    if known == nil { symbols.append(declared) } else { symbols[symbol] = declared }
    ids.append(symbol)
    externals[name] = symbol
    externalNumbers[name] = symbol
    if let head = entry.path.first { externalHeads.insert(intern(head, in: file)) }
    return symbol
  }

  mutating func intern(_ name: ByteRange, in file: SourceFile) -> NameID {
    let id = names.intern(file.facts.bytes, name)
    namesInUse.insert(id)
    return id
  }

  mutating func intern(_ name: String) -> NameID {
    let id = names.intern(name)
    namesInUse.insert(id)
    return id
  }

  mutating func groupDeclarations() {
    var keys: [SymbolID] = []
    var values: [Declaration] = []
    for file in symbolOfDeclaration.keys {
      for (index, symbol) in symbolOfDeclaration[file].enumerated() where symbol.exists {
        keys.append(symbol)
        values.append(Declaration(file: file, index: Int32(index)))
      }
    }
    declarationsBySymbol = Grouping(count: symbols.count, keys: keys, values: values)
  }

  mutating func markFilePrivate(_ files: [SourceFile]) {
    for (fileIndex, file) in files.numbered {
      var isHidden = [Bool](repeating: false, count: file.facts.types.count)
      for (index, type) in file.facts.types.enumerated() {
        let isWithinHidden = type.owner >= 0 && isHidden[Int(type.owner)]
        isHidden[index] = isWithinHidden || !type.modifiers.isEmpty && file.isFilePrivate(type.modifiers)
        let symbol = symbolOfDeclaration[fileIndex][index]
        if isHidden[index], symbol.exists, type.kind != .extension { symbols[symbol].isFilePrivate = true }
      }
    }
  }
}
