import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

// Whether a type may be in a layer, and what keeps it out.
extension Advice {
  /// Whether a type may be in a layer: both use it there, it names nothing that may not be named there, and as a part of
  /// what others rest on it is a value that no framework is needed for.
  func fits(_ type: CodeType, _ layer: Layer, _ user: SourceFile) -> Bool {
    mayBe(type, in: layer, user)
      && foreigners(to: layer, in: codebase.symbols.declarations(of: type.id), ownedBy: type.id).isEmpty
  }

  /// The same, whatever it names.
  func mayBe(_ type: CodeType, in layer: Layer, _ user: SourceFile) -> Bool {
    guard user.layer?.mayUse(layer.name) ?? true, type.file.layer?.mayUse(layer.name) ?? true else {
      return false
    }
    if layer.kind.statesNeeds {
      if type.kind == .class, nature(of: type) == .value { return false }
      let files = codebase.symbols.declarations(of: type.id).map { CodeFile(codebase, $0.file) }
      return isPlain(type)
        && files.allSatisfy { ForeignModule.imports(of: $0).allSatisfy { $0.kind == .language } }
    }
    return true
  }

  /// Whether nothing in a type talks to a network or keeps something.
  func isPlain(_ type: CodeType) -> Bool {
    codebase.symbols.declarations(of: type.id).allSatisfy { declaration in
      let file = CodeFile(codebase, declaration.file)
      let extent = file.facts.types[Int(declaration.index)].extent
      return ForeignUse.types(Self.atWork, in: file, within: [extent]).isEmpty
    }
  }

  /// What a type has to do without in a layer, worded to follow the advice to move it there: the first that may not be
  /// named in it, of another layer, of the user interface, or of what talks to a network or keeps something.
  func hindrance(to type: CodeType, in layer: Layer) -> String? {
    let declarations = codebase.symbols.declarations(of: type.id).filter {
      codebase.files[$0.file].facts.types[Int($0.index)].kind != .extension
    }
    if let foreigner = foreigners(to: layer, in: declarations, ownedBy: type.id).first {
      let named = CodeType(codebase, foreigner)
      if type.supertypes.contains(named) { return ", without inheriting '\(named.name)'" }
      // Told of the value itself, this is what to do with it.
      if nature(of: named) == .value, fits(named, layer, type.file.source) {
        return ", together with '\(named.name)'"
      }
      return Self.replacing(named.name, by: named.kind == .protocol ? "protocol" : "value")
    }
    guard layer.kind.statesNeeds else { return nil }
    for declaration in declarations {
      let file = CodeFile(codebase, declaration.file)
      let extent = file.facts.types[Int(declaration.index)].extent
      if let use = ForeignUse.types(Self.ofScreensOrAtWork, in: file, within: [extent]).first {
        return Self.replacing(use.name)
      }
    }
    return nil
  }

  static func replacing(_ name: String, by what: String = "value") -> String {
    ", with a \(what) of its own instead of '\(name)'"
  }

  /// The first type of the user interface, of a network or of what keeps something that a protocol for a type would have to
  /// name.
  ///
  /// - Parameter members: those that it has to ask for; all of them where it is not known which.
  func foreignType(inSignaturesOf type: CodeType, using members: Set<String>) -> String? {
    signatures(of: type, using: members).lazy.compactMap { file, ranges in
      ForeignUse.types(Self.ofScreensOrStored, in: file, within: ranges).first?.name
    }.first
  }

  /// The modules of this codebase of which a protocol for a type would have to name something.
  func modulesNamed(inSignaturesOf type: CodeType, using members: Set<String>) -> Set<String> {
    var modules: Set<String> = []
    for (file, ranges) in signatures(of: type, using: members) {
      for use in ranges.flatMap({ codebase.typeUses(in: $0, of: file.index) }) {
        if let module = codebase.file(of: use.symbol).placement.module { modules.insert(module) }
      }
    }
    return modules
  }

  /// What is written of each member that is not private; a property is none of it where nobody is known to use it.
  private func signatures(
    of type: CodeType, using members: Set<String>
  ) -> [(file: CodeFile, ranges: [ByteRange])] {
    type.members.filter { member in
      !member.isFilePrivate && (members.isEmpty ? member.kind == .func : members.contains(member.name))
    }.map { member in
      let written = [member.declared.returnType, member.declared.type] + member.parameters.map(\.type)
      return (member.file, written.filter { !$0.isEmpty })
    }
  }

  /// No value rests on them.
  private static let atWork = WordSet(namesAtWork)
  private static let ofScreensOrStored = WordSet(namesOfScreens.union(namesAtWork).union(AppleTypes[.stored]))
  private static let ofScreensOrAtWork = WordSet(namesOfScreens.union(namesAtWork))
  private static let namesAtWork = AppleTypes[.network].union(AppleTypes[.stores])
  private static let namesOfScreens = AppleTypes[.interface].union(AppleTypes[.view]).union(
    AppleTypes[.screen])

  /// What some declarations name and a layer may not, each once.
  func foreigners(
    to layer: Layer, in declarations: some Sequence<Declaration>, ownedBy owner: SymbolID
  ) -> [SymbolID] {
    var found: [SymbolID] = []
    for declaration in declarations {
      let extent = codebase.files[declaration.file].facts.types[Int(declaration.index)].extent
      for use in codebase.typeUses(in: extent, of: declaration.file) where !isPart(use.symbol, of: owner) {
        guard let other = codebase.file(of: use.symbol).layer, !layer.mayUse(other.name),
          !found.contains(use.symbol)
        else { continue }
        found.append(use.symbol)
      }
    }
    return found
  }

  private func isPart(_ symbol: SymbolID, of owner: SymbolID) -> Bool {
    CodeType(codebase, symbol).scopes.contains { $0.id == owner }
  }
}
