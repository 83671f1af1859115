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
  package fileprivate(set) var parent: SymbolID
  /// `private` or `fileprivate`, itself or by a type around it.
  package fileprivate(set) var isFilePrivate: Bool
  package let isTest: Bool
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
  package private(set) var symbols: [TypeSymbol] = []
  package private(set) var names = NameTable()
  /// By file, then by index into its `types`: the symbol it declares or extends.
  package private(set) var symbolOfDeclaration: [[SymbolID]] = []

  private var declarations = Grouping<Declaration>.empty
  private var candidates = Grouping<SymbolID>.empty
  private var genericParameterNames: [SymbolID: Set<NameID>] = [:]
  private var modules: [String?] = []
  /// The folders of each file, outermost first.
  private var paths: [[String]] = []
  /// Modules and folders.
  private var moduleNames = NameTable()
  /// The first names of the types that are only extended.
  private var externalHeads: Set<NameID> = []
  private var importedModules: [Set<String>] = []
  private var externals: [NameID: SymbolID] = [:]
  private var aliasTargets: [SymbolID] = []
  private var inheritance = Inheritance.empty

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

// How the table is built.
extension SymbolTable {
  private static func importedModules(of file: SourceFile) -> Set<String> {
    var modules: Set<String> = []
    for entry in file.facts.imports {
      var path = NamePath(entry.path)
      if let first = path.next(in: file.facts.bytes) { modules.insert(file.facts.verbatim(first)) }
    }
    return modules
  }

  private mutating func declareTypes(_ files: [SourceFile]) {
    symbolOfDeclaration.reserveCapacity(files.count)
    for (fileIndex, file) in files.enumerated() {
      let facts = file.facts
      var row = [SymbolID](repeating: FileFacts.none, count: facts.types.count)
      for (index, type) in facts.types.enumerated() where type.kind != .extension {
        var path = NamePath(type.name)
        guard let range = path.next(in: facts.bytes) else { continue }
        let isLocal =
          type.function >= 0
          && (type.owner < 0 || facts.types[Int(type.owner)].function != type.function)
        row[index] = Int32(symbols.count)
        symbols.append(
          TypeSymbol(
            name: names.intern(facts.bytes, range), kind: type.kind, file: Int32(fileIndex),
            declaration: Int32(index), parent: FileFacts.none, isFilePrivate: false, isTest: file.isTest,
            isLocal: isLocal))
        if !type.genericParameters.isEmpty { noteGenericParameters(of: type, in: facts) }
      }
      symbolOfDeclaration.append(row)
    }
  }

  private mutating func noteGenericParameters(of type: TypeDeclaration, in facts: FileFacts) {
    var parameters: Set<NameID> = []
    for index in type.genericParameters.indices {
      for name in NamePath.names(facts.names[index], in: facts.bytes) {
        parameters.insert(names.intern(facts.bytes, name))
      }
    }
    genericParameterNames[Int32(symbols.count) - 1] = parameters
  }

  private mutating func joinToParents(_ files: [SourceFile]) {
    for index in symbols.indices {
      let symbol = symbols[index]
      guard symbol.declaration >= 0, !symbol.isExternal else { continue }
      let owner = files[Int(symbol.file)].facts.types[Int(symbol.declaration)].owner
      guard owner >= 0 else { continue }
      symbols[index].parent = symbolOfDeclaration[Int(symbol.file)][Int(owner)]
    }
  }

  /// Extensions of `A` first, so that `A.B` is found when `B` is declared in an extension of `A`.
  private mutating func resolveExtensions(_ files: [SourceFile]) {
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

  private mutating func groupDeclarations() {
    var keys: [Int32] = []
    var values: [Declaration] = []
    for (file, row) in symbolOfDeclaration.enumerated() {
      for (index, symbol) in row.enumerated() where symbol >= 0 {
        keys.append(symbol)
        values.append(Declaration(file: Int32(file), index: Int32(index)))
      }
    }
    declarations = Grouping(count: symbols.count, keys: keys, values: values)
  }

  private mutating func markFilePrivate(_ files: [SourceFile]) {
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

  private mutating func resolveAliases(_ files: [SourceFile]) {
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

  /// What each type names behind its colon and its extensions': symbols, or `-2 - name` for others' types.
  private mutating func directSupertypes(_ files: [SourceFile]) -> [[Int32]] {
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

// How a name is found.
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

  private func resolve(
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
      guard symbol.parent < 0, !symbol.isFilePrivate, !symbol.isTest || file.isTest else { continue }
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
      guard symbol.parent < 0, !symbol.isExternal, !symbol.isLocal else { continue }
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

  private func isGenericParameter(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    var function = place.function
    while function >= 0 {
      let parameters = file.facts.functions[Int(function)].genericParameters
      if !parameters.isEmpty, contains(parameters, name, in: file) { return true }
      function = file.facts.functions[Int(function)].enclosing
    }
    var owner = place.owner
    while owner >= 0 {
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
