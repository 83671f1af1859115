package import ArchFacts
import ArchKnowledge

/// All types of the codebase, extensions joined to what they extend, and the lookup of names.
package struct SymbolTable: Sendable {
  var symbols = Column<SymbolID, TypeSymbol>()
  /// All types, in the order of their numbers; numbers that nobody has are left out.
  package internal(set) var ids: [SymbolID] = []
  private(set) var numbers = TypeNumbers([], withSpare: false)
  /// Of types that are only extended, those of earlier versions of the code included.
  var externalNumbers: [NameID: SymbolID] = [:]
  /// How many versions of the code have had the same numbers before.
  private var age = 0
  /// Names that some type has, inherits or is asked for now; others may be from earlier versions of the code.
  var namesInUse = Marks<NameID>()
  package internal(set) var names = NameTable()
  /// By file, then by index into its `types`: the symbol it declares or extends.
  package internal(set) var symbolOfDeclaration = Column<FileID, [SymbolID]>()

  var declarationsBySymbol = Grouping<SymbolID, Declaration>.empty
  /// Symbols by name.
  var candidates = Grouping<NameID, SymbolID>.empty
  var genericParameterNames: [SymbolID: Set<NameID>] = [:]
  /// All of them: few names are anybody's.
  var namesOfGenericParameters = Marks<NameID>()
  var modules = ModuleVisibility.none
  /// The first names of the types that are only extended.
  var externalHeads: Set<NameID> = []
  var externals: [NameID: SymbolID] = [:]
  /// The names that more types have than are looked at one by one.
  var crowds: [NameID: NameCrowd] = [:]
  /// Of types that are in a `#if`.
  var conditions: [DeclaredCondition] = []
  /// The names of those types.
  var conditionalNames = Marks<NameID>()
  var aliasTargets = Column<SymbolID, SymbolID>()
  /// The names of other people's types that aliases stand for.
  var foreignAliases: [SymbolID: NameID] = [:]
  /// Aliases that lead further than is followed.
  var aliasesLeftOut: [SymbolID] = []
  /// What aliases of aliases stand for.
  var aliasSteps: [SymbolID: SymbolID] = [:]
  private var inheritance = Inheritance.empty
  /// Names of types here that types of Apple's bring, too.
  var broughtNames = Marks<NameID>()
  /// By such a name: the types that bring it.
  private var bringers: [NameID: Set<NameID>] = [:]

  /// Of no files.
  init() {}

  /// The files come back without the names of other people's modules, which only the declared types can tell.
  init(_ files: inout [SourceFile], _ imports: ImportTable, _ numbering: Numbering = .once) {
    modules = ModuleVisibility(files, imports)
    number(files, numbering)
    declareTypes(files)
    candidates = Grouping(count: names.count, keys: ids.map { symbols[$0].name }, values: ids)
    joinToParents(files)
    markFilePrivate(files)
    noteCrowds()
    removeModulePrefixes(from: &files)
    resolveExtensions(files)
    ids.sort()
    resolveAliases(files)
    joinExtensionsOfAliases()
    groupDeclarations()
    noteBroughtNames()
    let supertypes = directSupertypes(files)
    inheritance = Inheritance(supertypes)
    guard !supertypes.isComplete else { return }
    let completed = directSupertypes(files)
    if completed != supertypes { inheritance = Inheritance(completed) }
  }

  /// One more than the highest number of a type.
  package var count: Int { symbols.count }

  private mutating func number(_ files: [SourceFile], _ numbering: Numbering) {
    switch numbering {
    case .once:
      numbers = TypeNumbers(files, withSpare: false)
    case .again(let earlier):
      if let earlier, earlier.numbers.hold(files), earlier.age < Self.highestAge {
        (numbers, names, externalNumbers) = (earlier.numbers, earlier.names, earlier.externalNumbers)
        age = earlier.age + 1
        symbols = Column(repeating: .nobodys, count: earlier.symbols.count)
        return
      }
      numbers = TypeNumbers(files, withSpare: true)
    }
    symbols = Column(repeating: .nobodys, count: numbers.count)
  }

  /// Whether a type of both has the same number in both, as far as those before it in its file are the same.
  func hasSameNumbers(as other: SymbolTable) -> Bool { numbers == other.numbers && age > other.age }

  /// Names and numbers that nobody has any longer stay for so many versions of the code.
  private static let highestAge = 1_000

  package subscript(_ id: SymbolID) -> TypeSymbol { symbols[id] }

  /// The declaration and the extensions of a type, as (file, index into its `types`).
  package func declarations(of symbol: SymbolID) -> ArraySlice<Declaration> {
    declarationsBySymbol[symbol]
  }

  /// Everything a type inherits or conforms to, through extensions, aliases and inherited protocols: the
  /// symbols of this codebase.
  package func supertypes(of symbol: SymbolID) -> ArraySlice<SymbolID> { inheritance.symbols(of: symbol) }

  /// The same for the names that this codebase does not declare, such as `View`.
  package func externalSupertypes(of symbol: SymbolID) -> ArraySlice<NameID> {
    inheritance.names(of: symbol)
  }

  /// The types of which only the nearest ancestors are known.
  var withManyAncestors: [SymbolID] { inheritance.cut }

  /// The types that are nested deeper than is followed.
  var nestedTooDeep: [SymbolID] {
    ids.filter { symbols[$0].isNested && !symbols[$0].parent.exists }
  }

  private mutating func noteBroughtNames() {
    for tag in BroughtTypes.Tag.allCases {
      let name = names.find(tag.rawValue)
      guard name.exists, !candidates[name].isEmpty else { continue }
      broughtNames.insert(name)
      for type in BroughtTypes[tag] { bringers[name, default: []].insert(intern(type)) }
    }
  }

  /// Whether a name means, inside a type, what a type of Apple's brings: `Element` in an extension of `Array`.
  func brings(_ type: SymbolID, _ name: NameID) -> Bool {
    guard broughtNames.contains(name), let bringers = bringers[name] else { return false }
    if self[type].isExternal, bringers.contains(self[type].name) { return true }
    return externalSupertypes(of: type).contains(where: bringers.contains)
  }

  package func inherits(_ symbol: SymbolID, from ancestor: SymbolID) -> Bool {
    supertypes(of: symbol).contains(ancestor)
  }

  package func qualifiedName(of symbol: SymbolID) -> String {
    guard symbol.exists else { return "" }
    let declared = self[symbol]
    let name = names.string(declared.name)
    return declared.parent.exists ? "\(qualifiedName(of: declared.parent)).\(name)" : name
  }

  package func name(of symbol: SymbolID) -> String { names.string(self[symbol].name) }

  /// The types at module scope with this name.
  package func symbols(named name: String) -> [SymbolID] {
    let id = names.find(name)
    guard id.exists, id.tableIndex < candidates.count else { return [] }
    return Array(candidates[id])
  }

  /// Whether some type has, inherits or asks for the name.
  package func isInUse(_ name: String) -> Bool { namesInUse.contains(names.find(name)) }

  /// The type that an alias stands for in the end; itself for everything else, `nil` for what is not ours.
  package func aliasTarget(of symbol: SymbolID) -> SymbolID? {
    guard self[symbol].kind == .typealias else { return symbol }
    return aliasTargets[symbol].ifAny
  }

  /// Whether a module is one of this codebase: by what is known of its targets, else by its folders.
  package func isOwnModule(_ name: String) -> Bool { modules.isKnown(name) }
}
