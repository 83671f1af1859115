package import ArchFacts

// What a single name means: the scopes around a place, from the inside out.
extension SymbolTable {
  /// A type and those that it is nested in, the innermost first.
  package func withOuterTypes(_ symbol: SymbolID) -> [SymbolID] {
    // A closure that is handed on would copy the table each time.
    var found = [symbol]
    while let outer = self[found[found.count - 1]].parent.ifAny { found.append(outer) }
    return found
  }

  /// `known` is the number of the name, or `none`.
  func resolveFirst(
    _ name: ByteRange, _ known: NameID, at place: Place, in file: SourceFile, ignoringGenerics: Bool
  ) -> Resolution {
    guard known.exists, known.tableIndex < candidates.count, !file.isForeign(name) else { return .notOurs }
    var found = candidates[known]
    guard !found.isEmpty else { return .notOurs }
    if !ignoringGenerics, isGenericParameter(name, known, at: place, in: file) { return .genericParameter }
    var isTooOpen = false
    if found.count > NameCrowd.least, let crowd = crowds[known] {
      guard let few = crowd.candidates(from: place, in: self) else { return .ambiguous }
      found = few[...]
      isTooOpen = crowd.isTooOpen(for: place.file)
    }
    if conditionalNames.contains(known) { return meanings(found, name, at: place, in: file).resolution }
    let meaning = nearest(found, name, at: place, in: file)
    guard case .notOurs = meaning else { return meaning }
    if isTooOpen { return .ambiguous }
    return aliasBesideApp(found, from: place, in: file).map { .sometimes($0) } ?? .notOurs
  }

  /// An alias in a mock or a preview that is compiled with the app: code of the app that uses it means what it
  /// stands for.
  private func aliasBesideApp(_ found: ArraySlice<SymbolID>, from place: Place, in file: SourceFile)
    -> SymbolID?
  {
    guard !file.isTest else { return nil }
    return found.first { candidate in
      let symbol = self[candidate]
      return isAliasBesideApp(symbol, from: place) && !symbol.isNested && !symbol.isLocal
    }
  }

  func isAliasBesideApp(_ symbol: TypeSymbol, from place: Place) -> Bool {
    guard symbol.isTest, symbol.kind == .typealias, !symbol.isFilePrivate else { return false }
    return modules.isInOneBuild(symbol.file, names.bytes(symbol.name), with: place.file)
  }

  /// What a name means among these types, as if all of them were compiled.
  func nearest(
    _ found: ArraySlice<SymbolID>, _ name: ByteRange, at place: Place, in file: SourceFile
  ) -> Resolution {
    if found.count == 1, let only = found.first, isAtModuleScope(self[only]),
      !broughtNames.contains(self[only].name)
    {
      // Most names: whether it is a type around the place or not, it is this one.
      let outermost = moduleType(found, name, at: place, in: file)
      if outermost != .notOurs { return outermost }
    } else if let local = localType(found, at: name.start, file: place.file, in: file) {
      return .declared(local)
    }
    switch nestedType(found, at: place, in: file) {
    case .notOurs: return moduleType(found, name, at: place, in: file)
    case let decided: return decided
    }
  }

  /// Whether neither `private` nor the border of its module, its target or to the tests hides a type from a place.
  ///
  /// - Parameter name: where it is written; under a condition it may be there for one of the targets alone.
  func isVisible(
    _ symbol: TypeSymbol, from place: Place, as name: ByteRange? = nil, in file: SourceFile
  ) -> Bool {
    if symbol.file == place.file { return true }
    if modules.leavesOut(symbol.file, for: place.file),
      name.flatMap({ file.buildCondition(at: $0.start) }) == nil
    {
      return false
    }
    if symbol.isInternal, modules.hidesInternals(ofFile: symbol.file, from: place.file) { return false }
    return !symbol.isFilePrivate && (!symbol.isTest || file.isTest)
  }

  /// Which of two types of one name a place means that are nested in the same type, which any module may extend.
  enum Nearer { case first, second, neither, alternatives }

  /// - Parameter one: `noType` for none yet.
  func nearer(_ one: SymbolID, _ other: SymbolID, to place: Place) -> Nearer {
    guard one.exists else { return .second }
    let (first, second) = (self[one].file, self[other].file)
    if first == second || areAlternatives(one, other) { return .alternatives }
    let ranks = (modules.nearness(of: first, to: place.file), modules.nearness(of: second, to: place.file))
    if ranks.0 == ranks.1 { return .neither }
    return ranks.0 < ranks.1 ? .first : .second
  }

  /// The same for a function or a variable at file scope.
  func sees(
    _ member: Member, of file: FileID, _ declaring: SourceFile, from other: FileID, _ user: SourceFile
  ) -> Bool {
    if file == other { return true }
    guard !declaring.isFilePrivate(member), !declaring.isTest || user.isTest,
      !modules.leavesOut(file, for: other),
      declaring.facts.isOpenToModules(member.modifiers) || !modules.hidesInternals(ofFile: file, from: other)
    else { return false }
    let name = declaring.facts.bytes[Int(member.name.start)..<Int(member.name.end)]
    return modules.rank(ofFile: file, name: name, from: other) != nil
  }

  private func localType(
    _ found: ArraySlice<SymbolID>, at offset: Int32, file: FileID, in source: SourceFile
  ) -> SymbolID? {
    for candidate in found where self[candidate].isLocal && self[candidate].file == file {
      let function = source.facts.types[Int(self[candidate].declaration)].function
      if source.facts.functions[Int(function)].extent.contains(offset) { return candidate }
    }
    return nil
  }

  private func nestedType(_ found: ArraySlice<SymbolID>, at place: Place, in file: SourceFile) -> Resolution {
    var owner = place.owner
    var isBrought = false
    while owner >= 0 {
      let scope = symbol(ofDeclaration: owner, file: place.file)
      let declaration = file.facts.types[Int(owner)]
      // In an extension of `A.B` names are those of `B`, not those of `A`.
      owner = declaration.kind == .extension ? FileFacts.none : declaration.owner
      guard scope.exists else { continue }
      var best = SymbolID.noType
      for candidate in found {
        let symbol = self[candidate]
        guard symbol.parent.exists, !symbol.isLocal, isVisible(symbol, from: place, in: file) else {
          continue
        }
        guard symbol.parent == scope || inherits(scope, from: symbol.parent) else { continue }
        if best.exists, self[best].parent == symbol.parent {
          switch nearer(best, candidate, to: place) {
          case .first, .alternatives: continue
          case .second: best = candidate
          case .neither: return .ambiguous
          }
        }
        let isNearer =
          best.exists && self[best].parent != scope
          && (symbol.parent == scope || inherits(symbol.parent, from: self[best].parent))
        if !best.exists || isNearer { best = candidate }
      }
      if best.exists { return .declared(best) }
      if let first = found.first { isBrought = isBrought || brings(scope, self[first].name) }
      guard declaration.kind != .extension || !self[scope].isNested else { continue }
      for candidate in found where candidate == scope { return .declared(candidate) }
    }
    return isBrought ? .genericParameter : .notOurs
  }

  private func isAtModuleScope(_ symbol: TypeSymbol) -> Bool {
    !symbol.isNested && !symbol.isExternal && !symbol.isLocal
  }

  private func moduleType(
    _ found: ArraySlice<SymbolID>, _ name: ByteRange, at place: Place, in file: SourceFile
  ) -> Resolution {
    var best = SymbolID.noType
    var bestRank = Int.max
    var isAmbiguous = false
    for candidate in found {
      let symbol = self[candidate]
      guard isAtModuleScope(symbol), isVisible(symbol, from: place, as: name, in: file),
        let rank = modules.rank(ofFile: symbol.file, name: names.bytes(symbol.name), from: place.file)
      else { continue }
      if rank < bestRank {
        best = candidate
        bestRank = rank
        isAmbiguous = false
      } else if rank == bestRank, self[best].file != symbol.file, !areAlternatives(best, candidate) {
        isAmbiguous = true
      }
    }
    if isAmbiguous { return .ambiguous }
    guard best.exists else { return .notOurs }
    // Under a condition it may be there for one of the modules alone.
    let isElsewhere =
      modules.lacks(self[best].file, in: place.file) && file.buildCondition(at: name.start) == nil
    return isElsewhere ? .ambiguous : .declared(best)
  }

  /// Whether a name is a generic parameter of a function or type around the place.
  package func isGenericParameter(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    isGenericParameter(name, names.find(file.facts.bytes, name), at: place, in: file)
  }

  /// `known` is the number of the name, or `none`.
  private func isGenericParameter(
    _ name: ByteRange, _ known: NameID, at place: Place, in file: SourceFile
  ) -> Bool {
    var function = place.function
    while function >= 0 {
      let parameters = file.facts.functions[Int(function)].genericParameters
      if !parameters.isEmpty, contains(parameters, name, in: file) { return true }
      function = file.facts.functions[Int(function)].enclosing
    }
    guard namesOfGenericParameters.contains(known) else { return false }
    var owner = place.owner
    while owner >= 0 {
      // Of an extension they are those of the type.
      var type = symbol(ofDeclaration: owner, file: place.file)
      while type.exists {
        if let parameters = genericParameterNames[type], parameters.contains(known) { return true }
        type = self[type].parent
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

  func symbol(ofDeclaration index: Int32, file: FileID) -> SymbolID {
    guard index >= 0 else { return .noType }
    return symbolOfDeclaration[file][Int(index)]
  }
}
