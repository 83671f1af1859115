import ArchFacts

extension SymbolTable {
  mutating func declareTypes(_ files: [SourceFile]) {
    symbolOfDeclaration.reserveCapacity(files.count)
    for (fileIndex, file) in files.enumerated() {
      let types = file.facts.types
      var row = [SymbolID](repeating: FileFacts.none, count: types.count)
      for (index, type) in types.enumerated() where type.kind != .extension {
        var path = NamePath(type.name)
        guard let range = path.next(in: file.facts.bytes) else { continue }
        let isLocal =
          type.function >= 0 && (type.owner < 0 || types[Int(type.owner)].function != type.function)
        row[index] = Int32(symbols.count)
        symbols.append(
          TypeSymbol(
            name: names.intern(file.facts.bytes, range), kind: type.kind, file: Int32(fileIndex),
            declaration: Int32(index), parent: FileFacts.none, isFilePrivate: false, isTest: file.isTest,
            isLocal: isLocal))
        if !type.genericParameters.isEmpty { noteGenericParameters(of: type, in: file) }
      }
      symbolOfDeclaration.append(row)
    }
  }

  private mutating func noteGenericParameters(of type: TypeDeclaration, in file: SourceFile) {
    var parameters: Set<NameID> = []
    for index in type.genericParameters.indices {
      for name in NamePath.names(file.facts.names[index], in: file.facts.bytes) {
        parameters.insert(names.intern(file.facts.bytes, name))
      }
    }
    genericParameterNames[Int32(symbols.count) - 1] = parameters
  }

  mutating func joinToParents(_ files: [SourceFile]) {
    for index in symbols.indices {
      let symbol = symbols[index]
      guard symbol.declaration >= 0, !symbol.isExternal else { continue }
      let owner = files[Int(symbol.file)].facts.types[Int(symbol.declaration)].owner
      guard owner >= 0 else { continue }
      symbols[index].parent = symbolOfDeclaration[Int(symbol.file)][Int(owner)]
    }
  }

  /// Extensions of `A` first, so that `A.B` is found when `B` is declared in an extension of `A`.
  mutating func resolveExtensions(_ files: [SourceFile]) {
    var pending: [(depth: Int, file: Int, index: Int, path: [ByteRange])] = []
    for (fileIndex, file) in files.enumerated() {
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
        let place = Place(file: Int32(entry.file), owner: owner, function: FileFacts.none)
        let symbol: SymbolID
        if case .declared(let found) = resolve(entry.path, at: place, in: file, ignoringGenerics: true) {
          symbol = found
        } else {
          symbol = external(entry, file: file)
        }
        symbolOfDeclaration[entry.file][entry.index] = symbol
      }
      joinToParents(files)
      depth += 1
    }
  }

  private mutating func external(
    _ entry: (depth: Int, file: Int, index: Int, path: [ByteRange]), file: SourceFile
  ) -> SymbolID {
    let text = entry.path.map { file.facts.verbatim($0) }.joined(separator: ".")
    let name = names.intern(text)
    if let known = externals[name] { return known }
    let symbol = Int32(symbols.count)
    symbols.append(
      TypeSymbol(
        name: name, kind: .extension, file: Int32(entry.file), declaration: Int32(entry.index),
        parent: FileFacts.none, isFilePrivate: false, isTest: file.isTest, isLocal: false))
    externals[name] = symbol
    if let head = entry.path.first { externalHeads.insert(names.intern(file.facts.bytes, head)) }
    return symbol
  }

  mutating func groupDeclarations() {
    var keys: [Int32] = []
    var values: [Declaration] = []
    for (file, row) in symbolOfDeclaration.enumerated() {
      for (index, symbol) in row.enumerated() where symbol >= 0 {
        keys.append(symbol)
        values.append(Declaration(file: Int32(file), index: Int32(index)))
      }
    }
    declarationsBySymbol = Grouping(count: symbols.count, keys: keys, values: values)
  }

  mutating func markFilePrivate(_ files: [SourceFile]) {
    for index in symbols.indices where !symbols[index].isExternal {
      let file = files[Int(symbols[index].file)]
      var declaration = symbols[index].declaration
      while declaration >= 0 {
        let modifiers = file.facts.types[Int(declaration)].modifiers
        if !modifiers.isEmpty, file.isFilePrivate(modifiers) { symbols[index].isFilePrivate = true }
        declaration = file.facts.types[Int(declaration)].owner
      }
    }
  }
}
