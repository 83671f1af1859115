package import ArchFacts

// What is around a place, and what names mean there.
extension NamedCode {
  /// The type around a place: the one whose declaration or extension it is in.
  package func type(at place: Place) -> SymbolID? {
    guard place.owner >= 0 else { return nil }
    return symbols.symbol(ofDeclaration: place.owner, file: place.file).ifAny
  }

  /// The types around a place, the innermost first.
  package func types(around place: Place) -> [SymbolID] {
    guard let type = type(at: place) else { return [] }
    return symbols.withOuterTypes(type)
  }

  /// `enum Trips {}`, which holds nothing and is nothing else: other files put their types into it, and whoever extends it or
  /// names `Trips.List` needs nothing of it.
  func isOnlyName(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    switch declared.kind {
    case .enum, .struct, .class: break
    case .actor, .protocol, .extension, .typealias, .associatedtype: return false
    }
    guard symbols.supertypes(of: symbol).isEmpty, symbols.externalSupertypes(of: symbol).isEmpty else {
      return false
    }
    let facts = files[declared.file].facts
    return !facts.members.contains { $0.owner == declared.declaration }
      && !facts.enumCases.contains { $0.owner == declared.declaration }
  }

  package func resolve(_ name: ByteRange, at place: Place) -> Resolution {
    symbols.resolve(name, at: place, in: files[place.file])
  }

  /// The name of somebody else's type that a name at a place stands for or may stand for: its own, or that of what
  /// it is an alias of. `nil` where a type of this codebase is meant in every build. It is how a rule asks whether a
  /// name is one of Apple's or of a package.
  package func foreignName(of name: ByteRange, at place: Place) -> String? {
    let meaning = resolve(name, at: place)
    if let symbol = meaning.symbol, let foreign = symbols.foreignName(ofAlias: symbol) { return foreign }
    guard meaning.mayBeForeign || meaning.symbol.map({ symbols[$0].isExternal }) == true else { return nil }
    let facts = files[place.file].facts
    return NamePath.names(name, in: facts.bytes).last.map(facts.verbatim)
  }

  /// Whether a bare call at a place means a function at file scope of this codebase, in every build.
  package func isOwnFunction(_ name: ByteRange, at place: Place) -> Bool {
    let file = files[place.file]
    guard !file.isForeign(name) else { return false }
    return globals(named: name, in: file).contains { reference in
      let declaring = files[reference.file]
      return sees(reference, from: place.file)
        && BuildCondition.implies(
          file.buildCondition(at: name.start),
          anyOf: [declaring.buildCondition(at: member(reference).name.start)])
    }
  }

  /// Whether a function or a variable at file scope is there for the code of a file.
  func sees(_ global: MemberReference, from file: FileID) -> Bool {
    symbols.sees(member(global), of: global.file, files[global.file], from: file, files[file])
  }

  /// The functions or variables at file scope that a name in a file may mean: the nearest of those that it sees, where that
  /// is one, or one for each way to build; none where nothing says which of several.
  package func globals(named name: ByteRange, seenFrom file: FileID) -> [MemberReference] {
    let seen = globals(named: name, in: files[file]).filter { sees($0, from: file) }
    guard let nearest = seen.map({ symbols.modules.nearness(of: $0.file, to: file) }).min() else { return [] }
    let found = seen.filter { symbols.modules.nearness(of: $0.file, to: file) == nearest }
    let areAlternatives = found.allSatisfy { reference in
      files[reference.file].buildCondition(at: member(reference).name.start) != nil
    }
    return found.count == 1 || areAlternatives ? found : []
  }

  /// What an annotation such as `any SessionStoring?` means, if it is one type of this codebase.
  package func resolveType(_ annotation: ByteRange, at place: Place) -> SymbolID? {
    let file = files[place.file]
    let bytes = file.facts.bytes
    guard let name = TypeText.singleName(annotation, in: bytes) else { return nil }
    if name.count == 4, bytes[Int(name.start)..<Int(name.end)].elementsEqual("Self".utf8) {
      return type(at: place)
    }
    return symbols.resolve(name, at: place, in: file).symbol
  }
}
