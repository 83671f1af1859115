package import ArchFacts

/// How a name is found: nesting first, then the file, then the module.
extension SymbolTable {
  /// What a type name, such as `A.B<C>`, means at a place. An alias answers with what it stands for.
  package func resolve(_ name: ByteRange, at place: Place, in file: SourceFile) -> Resolution {
    var path = NamePath(name)
    guard let first = path.next(in: file.facts.bytes) else { return .notOurs }
    guard let second = path.next(in: file.facts.bytes) else {
      return finish(resolveFirst(first, at: place, in: file, ignoringGenerics: false))
    }
    var names = [first, second]
    while let next = path.next(in: file.facts.bytes) { names.append(next) }
    return resolve(names, at: place, in: file, ignoringGenerics: false)
  }

  package func resolve(_ path: [ByteRange], at place: Place, in file: SourceFile) -> Resolution {
    resolve(path, at: place, in: file, ignoringGenerics: false)
  }

  /// The type that a chain such as `Outer.Inner.shared.value` begins with, and where its name ends.
  package func resolvePrefix(
    _ chain: ByteRange, at place: Place, in file: SourceFile
  ) -> (symbol: SymbolID, end: Int32)? {
    var path = NamePath(chain)
    guard let first = path.next(in: file.facts.bytes) else { return nil }
    var current = resolveFirst(first, at: place, in: file, ignoringGenerics: false)
    var end = first.end
    if case .notOurs = current {
      guard let second = path.next(in: file.facts.bytes) else { return nil }
      if let symbol = externalSymbol([first], in: file) {
        current = member(second, of: symbol, in: file)
      } else if isModuleName(first, in: file) {
        current = resolveInModule(second, module: file.facts.verbatim(first), in: file)
      }
      end = second.end
    }
    guard var symbol = finish(current).symbol else { return nil }
    while let next = path.next(in: file.facts.bytes), file.facts.bytes[Int(next.start)].isUpperCase,
      let inner = finish(member(next, of: symbol, in: file)).symbol
    {
      symbol = inner
      end = next.end
    }
    return (symbol, end)
  }

  package func isOwnModule(_ name: String) -> Bool { moduleNames.find(name) >= 0 }

  /// Whether the first name of a chain is one that occurs among types, modules or folders at all; `false` for
  /// nearly all of Apple's types.
  package func mayKnow(_ chain: ByteRange, in bytes: [UInt8]) -> Bool {
    var path = NamePath(chain)
    guard let first = path.next(in: bytes) else { return false }
    return names.find(bytes, first) >= 0 || moduleNames.find(bytes, first) >= 0
  }

  private func finish(_ resolution: Resolution) -> Resolution {
    guard case .declared(let symbol) = resolution, !aliasTargets.isEmpty else { return resolution }
    guard self[symbol].kind == .typealias else { return resolution }
    guard let target = aliasTarget(of: symbol) else { return .declared(symbol) }
    return .declared(target)
  }

  func resolve(
    _ path: [ByteRange], at place: Place, in file: SourceFile, ignoringGenerics: Bool
  ) -> Resolution {
    guard let first = path.first else { return .notOurs }
    var rest = path.dropFirst()
    var current = resolveFirst(first, at: place, in: file, ignoringGenerics: ignoringGenerics)
    if case .notOurs = current, let second = rest.first {
      if let symbol = externalSymbol(path, in: file) { return .declared(symbol) }
      if let symbol = externalSymbol([first], in: file) {
        current = .declared(symbol)
      } else if isModuleName(first, in: file) {
        current = resolveInModule(second, module: file.facts.verbatim(first), in: file)
        rest = rest.dropFirst()
      }
    }
    for name in rest {
      guard case .declared(let symbol) = finish(current) else { return current }
      current = member(name, of: symbol, in: file)
    }
    return finish(current)
  }

  private func externalSymbol(_ path: [ByteRange], in file: SourceFile) -> SymbolID? {
    guard let head = path.first, externalHeads.contains(names.find(file.facts.bytes, head)) else {
      return nil
    }
    let text = path.map { file.facts.verbatim($0) }.joined(separator: ".")
    return externals[names.find(text)]
  }

  /// `MyApp.Foo`: a name before the period that is no type, but a module or, where these are not known, a
  /// folder of the sources.
  private func isModuleName(_ name: ByteRange, in file: SourceFile) -> Bool {
    file.facts.bytes[Int(name.start)].isUpperCase && moduleNames.find(file.facts.bytes, name) >= 0
  }

  private func resolveInModule(_ name: ByteRange, module: String, in file: SourceFile) -> Resolution {
    let id = names.find(file.facts.bytes, name)
    guard id >= 0, Int(id) < candidates.count else { return .notOurs }
    var found = FileFacts.none
    for candidate in candidates[Int(id)] {
      let symbol = self[candidate]
      guard !symbol.isNested, !symbol.isFilePrivate, !symbol.isTest || file.isTest else { continue }
      let own = modules[Int(symbol.file)]
      guard own == module || own == nil && paths[Int(symbol.file)].contains(module) else { continue }
      if found >= 0, self[found].file != symbol.file { return .ambiguous }
      if found < 0 { found = candidate }
    }
    return found >= 0 ? .declared(found) : .notOurs
  }

  /// A nested type of `symbol`, or of what it inherits.
  private func member(_ name: ByteRange, of symbol: SymbolID, in file: SourceFile) -> Resolution {
    let id = names.find(file.facts.bytes, name)
    guard id >= 0, Int(id) < candidates.count else { return .notOurs }
    var inherited = FileFacts.none
    var own = FileFacts.none
    for candidate in candidates[Int(id)] {
      let parent = self[candidate].parent
      guard parent >= 0 else { continue }
      if parent == symbol {
        if own >= 0, self[own].file != self[candidate].file { return .ambiguous }
        if own < 0 { own = candidate }
      } else if inherits(symbol, from: parent) {
        inherited = candidate
      }
    }
    if own >= 0 { return .declared(own) }
    return inherited >= 0 ? .declared(inherited) : .notOurs
  }

  private func resolveFirst(
    _ name: ByteRange, at place: Place, in file: SourceFile, ignoringGenerics: Bool
  ) -> Resolution {
    let id = names.find(file.facts.bytes, name)
    guard id >= 0, Int(id) < candidates.count else { return .notOurs }
    let found = candidates[Int(id)]
    guard !found.isEmpty else { return .notOurs }
    if !ignoringGenerics, isGenericParameter(name, at: place, in: file) { return .genericParameter }
    if let local = localType(found, at: name.start, file: place.file, in: file) { return .declared(local) }
    switch nestedType(found, at: place, in: file) {
    case .notOurs: return moduleType(found, at: place, in: file)
    case let decided: return decided
    }
  }

  private func localType(
    _ found: ArraySlice<Int32>, at offset: Int32, file: Int32, in source: SourceFile
  ) -> SymbolID? {
    for candidate in found where self[candidate].isLocal && self[candidate].file == file {
      let function = source.facts.types[Int(self[candidate].declaration)].function
      if source.facts.functions[Int(function)].extent.contains(offset) { return candidate }
    }
    return nil
  }

  private func nestedType(_ found: ArraySlice<Int32>, at place: Place, in file: SourceFile) -> Resolution {
    var scope = symbol(ofDeclaration: place.owner, file: place.file)
    while scope >= 0 {
      var best = FileFacts.none
      for candidate in found where self[candidate].parent >= 0 && !self[candidate].isLocal {
        let symbol = self[candidate]
        if symbol.isFilePrivate, symbol.file != place.file { continue }
        guard symbol.parent == scope || inherits(scope, from: symbol.parent) else { continue }
        if best >= 0, self[best].parent == symbol.parent, self[best].file != symbol.file { return .ambiguous }
        if best < 0 || symbol.parent == scope && self[best].parent != scope { best = candidate }
      }
      if best >= 0 { return .declared(best) }
      for candidate in found where candidate == scope { return .declared(candidate) }
      scope = self[scope].parent
    }
    return .notOurs
  }

  private func moduleType(_ found: ArraySlice<Int32>, at place: Place, in file: SourceFile) -> Resolution {
    var best = FileFacts.none
    var bestRank = Int.max
    var isAmbiguous = false
    for candidate in found {
      let symbol = self[candidate]
      guard !symbol.isNested, !symbol.isExternal, !symbol.isLocal else { continue }
      if symbol.isFilePrivate, symbol.file != place.file { continue }
      if symbol.isTest, !file.isTest { continue }
      guard let rank = rank(of: symbol, from: place.file) else { continue }
      if rank < bestRank {
        best = candidate
        bestRank = rank
        isAmbiguous = false
      } else if rank == bestRank, self[best].file != symbol.file {
        isAmbiguous = true
      }
    }
    if isAmbiguous { return .ambiguous }
    return best >= 0 ? .declared(best) : .notOurs
  }

  /// 0 in the same file, 1 in the same module, 2 in an imported one or where modules are not known.
  private func rank(of symbol: TypeSymbol, from file: Int32) -> Int? {
    if symbol.file == file { return 0 }
    guard let own = modules[Int(symbol.file)], let here = modules[Int(file)] else { return 2 }
    if own == here { return 1 }
    return importedModules[Int(file)].contains(own) ? 2 : nil
  }

  /// Whether a name is a generic parameter of a function or type around the place.
  package func isGenericParameter(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    var function = place.function
    var depth = 0
    while function >= 0, depth < Self.deepestNesting {
      depth += 1
      let parameters = file.facts.functions[Int(function)].genericParameters
      if !parameters.isEmpty, contains(parameters, name, in: file) { return true }
      function = file.facts.functions[Int(function)].enclosing
    }
    var owner = place.owner
    depth = 0
    while owner >= 0, depth < Self.deepestNesting {
      depth += 1
      let parameters = file.facts.types[Int(owner)].genericParameters
      if !parameters.isEmpty, contains(parameters, name, in: file) { return true }
      if file.facts.types[Int(owner)].kind == .extension,
        let extended = genericParameterNames[symbol(ofDeclaration: owner, file: place.file)],
        extended.contains(names.find(file.facts.bytes, name))
      {
        return true
      }
      owner = file.facts.types[Int(owner)].owner
    }
    return false
  }

  private func contains(_ parameters: FactRange, _ name: ByteRange, in file: SourceFile) -> Bool {
    let bytes = file.facts.bytes
    for index in parameters.indices {
      for word in NamePath.names(file.facts.names[index], in: bytes)
      where bytes[Int(word.start)..<Int(word.end)]
        .elementsEqual(bytes[Int(name.start)..<Int(name.end)])
      {
        return true
      }
    }
    return false
  }

  private func symbol(ofDeclaration index: Int32, file: Int32) -> SymbolID {
    guard index >= 0 else { return FileFacts.none }
    return symbolOfDeclaration[Int(file)][Int(index)]
  }
}
