package import ArchFacts

// What a chain of names means.
extension SymbolTable {
  /// What a type name, such as `A.B<C>`, means at a place. An alias answers with what it stands for.
  package func resolve(_ name: ByteRange, at place: Place, in file: SourceFile) -> Resolution {
    var path = NamePath(name)
    guard let first = path.next(in: file.facts.bytes) else { return .notOurs }
    let known = names.find(file.facts.bytes, first)
    guard let second = path.next(in: file.facts.bytes) else {
      return finish(resolveFirst(first, known, at: place, in: file, ignoringGenerics: false))
    }
    guard known.exists || modules.isKnown(first, in: file.facts.bytes) else { return .notOurs }
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
    let (resolution, end, _) = resolveStart(of: chain, at: place, in: file)
    return resolution.symbol.map { ($0, end) }
  }

  /// The same with the chain's first name, and with the reason when it is not a type of this codebase.
  func resolveStart(
    of chain: ByteRange, at place: Place, in file: SourceFile
  ) -> (resolution: Resolution, end: Int32, name: NameID) {
    follow(chain, at: place, in: file) { _, _ in }
  }

  /// The same, telling each name on the way that means a type of this codebase, aliases as themselves.
  @inline(__always)
  func follow(
    _ chain: ByteRange, at place: Place, in file: SourceFile, _ tell: (ByteRange, SymbolID) -> Void
  ) -> (resolution: Resolution, end: Int32, name: NameID) {
    let bytes = file.facts.bytes
    var path = NamePath(chain)
    guard let first = path.next(in: bytes) else { return (.notOurs, chain.end, .noName) }
    let known = names.find(bytes, first)
    let isSelf = file.facts.matches(first, "Self")
    // Nearly all of Apple's types leave here.
    if !known.exists, !isSelf, first.end >= chain.end || !modules.isKnown(first, in: bytes) {
      return (.notOurs, first.end, known)
    }
    var last = first
    var current: Resolution
    if isSelf {
      current = .notOurs
    } else {
      current = resolveFirst(first, known, at: place, in: file, ignoringGenerics: false)
    }
    if case .notOurs = current {
      guard let second = path.next(in: bytes) else { return (.notOurs, first.end, known) }
      if isSelf {
        guard let own = symbol(ofDeclaration: place.owner, file: place.file).ifAny else {
          return (.notOurs, first.end, known)
        }
        current = member(second, of: own, from: place, in: file)
      } else if let symbol = externalSymbol([first], in: file) {
        current = member(second, of: symbol, from: place, in: file)
      } else if isModuleName(first, in: file) {
        current = resolveInModule(second, module: file.facts.verbatim(first), from: place, in: file)
      }
      last = second
    }
    if let symbol = current.symbol { tell(last, symbol) }
    current = finish(current)
    while let symbol = current.symbol, let next = path.next(in: bytes),
      case .declared(let inner) = member(next, of: symbol, from: place, in: file)
    {
      tell(next, inner)
      current = current.leading(to: aliasTarget(of: inner) ?? inner)
      last = next
    }
    return (current, last.end, known)
  }

  /// Whether the first name of a chain is one that occurs among types, modules or folders at all; `false` for
  /// nearly all of Apple's types.
  package func mayKnow(_ chain: ByteRange, in bytes: [UInt8]) -> Bool {
    var path = NamePath(chain)
    guard let first = path.next(in: bytes) else { return false }
    return names.find(bytes, first).exists || first.end < chain.end && modules.isKnown(first, in: bytes)
  }

  private func finish(_ resolution: Resolution) -> Resolution {
    guard !aliasTargets.isEmpty, let symbol = resolution.symbol, self[symbol].kind == .typealias,
      let target = aliasTarget(of: symbol)
    else { return resolution }
    return resolution.leading(to: target)
  }

  func resolve(
    _ path: [ByteRange], at place: Place, in file: SourceFile, ignoringGenerics: Bool
  ) -> Resolution {
    guard let first = path.first else { return .notOurs }
    var rest = path.dropFirst()
    let known = names.find(file.facts.bytes, first)
    var current = resolveFirst(first, known, at: place, in: file, ignoringGenerics: ignoringGenerics)
    if case .notOurs = current, let second = rest.first {
      if let symbol = externalSymbol(path, in: file) { return .declared(symbol) }
      if let symbol = externalSymbol([first], in: file) {
        current = .declared(symbol)
      } else if isModuleName(first, in: file) {
        current = resolveInModule(second, module: file.facts.verbatim(first), from: place, in: file)
        rest = rest.dropFirst()
      }
    }
    for name in rest {
      let outer = finish(current)
      guard let symbol = outer.symbol else { return current }
      current = member(name, of: symbol, from: place, in: file)
      if let inner = current.symbol { current = outer.leading(to: inner) }
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

  /// A type at file scope by its name, wherever that is written: one that the code only extends, or the only one of that
  /// name that it declares.
  func symbol(named text: String) -> SymbolID? {
    let name = names.find(text)
    if let extended = externals[name] { return extended }
    guard name.exists, name.tableIndex < candidates.count else { return nil }
    let declared = candidates[name].filter { !self[$0].isNested && !self[$0].isLocal }
    return declared.count == 1 ? declared.first : nil
  }

  /// `MyApp.Foo`: a name before the period that is not a type, but a module or, where these are not known, a
  /// folder of the sources.
  private func isModuleName(_ name: ByteRange, in file: SourceFile) -> Bool {
    file.facts.bytes[Int(name.start)].isUpperCase && modules.isKnown(name, in: file.facts.bytes)
  }

  func resolveInModule(
    _ name: ByteRange, module: String, from place: Place, in file: SourceFile
  ) -> Resolution {
    let id = names.find(file.facts.bytes, name)
    guard id.exists, id.tableIndex < candidates.count else { return .notOurs }
    var found = SymbolID.noType
    for candidate in crowd(of: id)?.open[...] ?? candidates[id] {
      let symbol = self[candidate]
      guard !symbol.isNested, !symbol.isExternal, !symbol.isLocal, isVisible(symbol, from: place, in: file),
        modules.isFile(symbol.file, in: module), canMeet(candidate, name, in: file)
      else { continue }
      if found.exists, self[found].file != symbol.file, !areAlternatives(found, candidate) {
        return .ambiguous
      }
      if !found.exists || isUsual(candidate) && !isUsual(found) { found = candidate }
    }
    return found.exists ? .declared(found) : .notOurs
  }

  /// The only type that is nested in another, has a name and is visible at a place; `nil` when there are more.
  func onlyNestedType(named name: ByteRange, from place: Place, in file: SourceFile) -> SymbolID? {
    let id = names.find(file.facts.bytes, name)
    guard id.exists, id.tableIndex < candidates.count else { return nil }
    let nested = candidates[id].filter {
      self[$0].parent.exists && isVisible(self[$0], from: place, in: file)
    }
    guard nested.count == 1, let only = nested.first else { return nil }
    return aliasTarget(of: only)
  }

  /// A nested type of `symbol`, or of what it inherits.
  private func member(
    _ name: ByteRange, of symbol: SymbolID, from place: Place, in file: SourceFile
  ) -> Resolution {
    let id = names.find(file.facts.bytes, name)
    guard id.exists, id.tableIndex < candidates.count else { return .notOurs }
    var inherited = SymbolID.noType
    var own = SymbolID.noType
    var alias = SymbolID.noType
    for candidate in crowd(of: id)?.nested(in: symbol, in: self)[...] ?? candidates[id] {
      let nested = self[candidate]
      guard nested.parent.exists, canMeet(candidate, name, in: file) else { continue }
      guard isVisible(nested, from: place, in: file) else {
        if nested.parent == symbol, isAliasBesideApp(nested, from: place) { alias = candidate }
        continue
      }
      if nested.parent == symbol {
        switch nearer(own, candidate, to: place) {
        case .first: continue
        case .second: own = candidate
        case .neither: return .ambiguous
        case .alternatives: if isUsual(candidate) && !isUsual(own) { own = candidate }
        }
      } else if inherits(symbol, from: nested.parent),
        !inherited.exists || !inherits(self[inherited].parent, from: nested.parent)
      {
        inherited = candidate
      }
    }
    if own.exists { return .declared(own) }
    if inherited.exists { return .declared(inherited) }
    return alias.exists ? .declared(alias) : .notOurs
  }
}
