package import ArchFacts

/// A type of the codebase as a small number; into `SymbolTable.symbols`.
package typealias SymbolID = Int32

/// A type that some file declares, or a type of someone else that some file extends.
package struct TypeSymbol: Sendable {
  package let name: NameID
  /// `.extension` stands for a type that is only extended here: Apple's or a package's.
  package let kind: TypeKind
  /// Into `Codebase.files`; of a type that is only extended, the first file that does so.
  package let file: Int32
  /// Into the `types` of that file.
  package let declaration: Int32
  /// The type around, extensions joined; `none` at module scope.
  package internal(set) var parent: SymbolID
  /// `private` or `fileprivate`, itself or by a type around it.
  package internal(set) var isFilePrivate: Bool
  package let isTest: Bool
  /// Declared within a type or an extension, whether or not that is known.
  package let isNested: Bool
  /// Declared in a function, with no type between the function and itself.
  package let isLocal: Bool

  package var isExternal: Bool { kind == .extension }
}

/// What a name means at a place.
package enum Resolution: Sendable, Equatable {
  case declared(SymbolID)
  /// Apple's, a package's, or a name that is not visible at the place.
  case notOurs
  /// Several declarations, and neither nesting nor file nor module decides.
  case ambiguous
  case genericParameter

  package var symbol: SymbolID? {
    if case .declared(let symbol) = self { symbol } else { nil }
  }
}

/// All types of the codebase, extensions joined to what they extend, and the lookup of names.
package struct SymbolTable: Sendable {
  package internal(set) var symbols: [TypeSymbol] = []
  package internal(set) var names = NameTable()
  /// By file, then by index into its `types`: the symbol it declares or extends.
  package internal(set) var symbolOfDeclaration: [[SymbolID]] = []

  var declarations = Grouping<Declaration>.empty
  var candidates = Grouping<SymbolID>.empty
  var genericParameterNames: [SymbolID: Set<NameID>] = [:]
  var modules: [String?] = []
  /// The folders of each file, outermost first.
  var paths: [[String]] = []
  /// Modules and folders.
  var moduleNames = NameTable()
  /// The first names of the types that are only extended.
  var externalHeads: Set<NameID> = []
  var importedModules: [Set<String>] = []
  var externals: [NameID: SymbolID] = [:]
  var aliasTargets: [SymbolID] = []
  var inheritance = Inheritance.empty

  package init(_ files: [SourceFile]) {
    modules = files.map(\.placement.module)
    importedModules = files.map(Self.importedModules)
    paths = files.map { $0.path.split(separator: "/").dropLast().map(String.init) }
    for name in paths.joined() { _ = moduleNames.intern(name) }
    for case .some(let name) in modules { _ = moduleNames.intern(name) }
    declareTypes(files)
    candidates = Grouping(
      count: names.count, keys: symbols.map(\.name), values: Array(0..<Int32(symbols.count)))
    joinToParents(files)
    resolveExtensions(files)
    groupDeclarations()
    markFilePrivate(files)
    resolveAliases(files)
    inheritance = Inheritance(directSupertypes(files))
    inheritance = Inheritance(directSupertypes(files))
  }

  package subscript(_ id: SymbolID) -> TypeSymbol { symbols[Int(id)] }

  /// The declaration and the extensions of a type, as (file, index into its `types`).
  package func declarations(of symbol: SymbolID) -> ArraySlice<Declaration> { declarations[Int(symbol)] }

  /// Everything a type inherits or conforms to, through extensions, aliases and inherited protocols: the
  /// symbols of this codebase.
  package func supertypes(of symbol: SymbolID) -> ArraySlice<SymbolID> { inheritance.symbols(of: symbol) }

  /// The same for the names that this codebase does not declare, such as `View`.
  package func externalSupertypes(of symbol: SymbolID) -> ArraySlice<NameID> {
    inheritance.names(of: symbol)
  }

  package func inherits(_ symbol: SymbolID, from ancestor: SymbolID) -> Bool {
    supertypes(of: symbol).contains(ancestor)
  }

  package func qualifiedName(of symbol: SymbolID) -> String {
    var parts: [String] = []
    var current = symbol
    while current >= 0 {
      parts.append(names.string(self[current].name))
      current = self[current].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  package func name(of symbol: SymbolID) -> String { names.string(self[symbol].name) }

  /// The types at module scope with this name.
  package func symbols(named name: String) -> [SymbolID] {
    let id = names.find(name)
    guard id >= 0, Int(id) < candidates.count else { return [] }
    return Array(candidates[Int(id)])
  }

  /// The type that an alias stands for in the end; itself for everything else, `nil` for what is not ours.
  package func aliasTarget(of symbol: SymbolID) -> SymbolID? {
    guard self[symbol].kind == .typealias else { return symbol }
    let target = aliasTargets[Int(symbol)]
    return target >= 0 ? target : nil
  }
}

/// One declaration or extension of a type.
package struct Declaration: Sendable, Hashable {
  /// Into `Codebase.files`.
  package let file: Int32
  /// Into the `types` of that file.
  package let index: Int32

  package init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}
