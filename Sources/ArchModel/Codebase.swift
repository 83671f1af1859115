package import ArchFacts

/// Everything a rule may ask: the facts of all files joined with the architecture. Built once, immutable.
package struct Codebase: Sendable {
  package let architecture: Architecture
  package let files: [SourceFile]
  package let symbols: SymbolTable
  /// Every place that builds a type of this codebase, tests left out, in the order of files and offsets.
  package private(set) var instantiations: [Instantiation] = []
  /// Every place that names a type of this codebase, tests left out, in the order of files and offsets.
  package private(set) var typeUses: [TypeUse] = []
  /// Every place that hands the same instance to everyone.
  package private(set) var sharedInstances = SharedInstances.none

  /// The members of each type, those of its extensions included.
  private let members: Grouping<MemberReference>
  private let globals: Grouping<MemberReference>
  private let globalNames: NameTable
  /// Every function that is a member or stands at file scope, by its name.
  private let functions: Grouping<MemberReference>
  private let functionNames: NameTable
  private var roles: [RoleOfType] = []
  private var components: [ComponentEvidence?] = []
  private let root: CompositionRootTypes
  /// Modules that a manifest declares, whatever their folders are called.
  private let manifestTargets: Set<String>

  package init(_ architecture: Architecture, _ mapped: [(facts: FileFacts, placement: FilePlacement)]) {
    self.architecture = architecture
    files = mapped.map { facts, placement in
      SourceFile(
        facts: facts, placement: placement, layer: placement.layer.map { architecture.layers[$0] },
        nonProduction: NonProductionCode.ranges(in: facts))
    }
    symbols = SymbolTable(files)
    members = Self.groupedMembers(files, symbols)
    (globals, globalNames) = Self.grouped(files) { $0.owner < 0 }
    (functions, functionNames) = Self.grouped(files) { $0.kind == .func }
    manifestTargets = Set(files.flatMap(ManifestTargets.names))
    root = CompositionRootTypes(architecture.compositionRoot, files, symbols)
    roles = symbols.symbols.indices.map { RoleOfType(Int32($0), in: self) }
    components = symbols.symbols.indices.map { ComponentEvidence(Int32($0), in: self) }
    instantiations = Instantiation.all(in: self)
    typeUses = TypeUse.all(in: self)
    sharedInstances = SharedInstances(in: self)
  }

  /// Places every file by its path alone.
  package init(_ architecture: Architecture, _ files: [FileFacts]) {
    let map = LayerMap(architecture)
    self.init(
      architecture,
      files.map { ($0, FilePlacement(of: $0.path, in: map, architecture.compositionRoot)) })
  }

  /// The members of a type, those of its extensions included; not the inherited ones.
  package func members(of symbol: SymbolID) -> ArraySlice<MemberReference> { members[Int(symbol)] }

  /// The functions and variables at file scope with this name.
  package func globals(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    globals[Int(globalNames.find(file.facts.bytes, name))]
  }

  /// The names of types and of variables at file scope for which a condition holds.
  package func namesOfTypesAndGlobals(where isWanted: (String) -> Bool) -> [String] {
    (0..<Int32(symbols.names.count)).map(symbols.names.string).filter(isWanted)
      + (0..<Int32(globalNames.count)).map(globalNames.string).filter(isWanted)
  }

  /// The type that functions with this name return, where all of them return the same one.
  package func resultOfFunctions(named name: ByteRange, in file: SourceFile) -> SymbolID? {
    var found: SymbolID?
    for reference in functions[Int(functionNames.find(file.facts.bytes, name))] {
      let member = member(reference)
      guard !files[Int(reference.file)].isTest, !member.returnType.isEmpty else { continue }
      let place = Place(file: reference.file, owner: member.owner, function: member.function)
      guard let type = resolveType(member.returnType, at: place), found == nil || found == type else {
        return nil
      }
      found = type
    }
    return found
  }

  package func member(_ reference: MemberReference) -> Member {
    files[Int(reference.file)].facts.members[Int(reference.index)]
  }

  package func role(of symbol: SymbolID) -> RoleOfType { roles[Int(symbol)] }

  /// Why a type is a component; `nil` when it is none: a value, an entity, an error, a view.
  package func componentEvidence(of symbol: SymbolID) -> ComponentEvidence? { components[Int(symbol)] }

  package func isComponent(_ symbol: SymbolID) -> Bool { components[Int(symbol)] != nil }

  /// Whether a type holds something that works, or has functions that wait.
  package func holdsWorker(_ symbol: SymbolID) -> Bool {
    TypeShape(symbol, role: role(of: symbol).role, in: self).isEvident
  }

  /// Whether a module is one of this codebase: by what is known of its targets, else by its folders.
  package func isOwnModule(_ name: String) -> Bool {
    symbols.isOwnModule(name) || manifestTargets.contains(name)
  }

  /// The type around a place: the one whose declaration or extension it stands in.
  package func type(at place: Place) -> SymbolID? {
    guard place.owner >= 0 else { return nil }
    let symbol = symbols.symbolOfDeclaration[Int(place.file)][Int(place.owner)]
    return symbol >= 0 ? symbol : nil
  }

  /// The types around a place, the innermost first.
  package func types(around place: Place) -> [SymbolID] {
    var types: [SymbolID] = []
    var scope = type(at: place)
    while let symbol = scope {
      types.append(symbol)
      let parent = symbols[symbol].parent
      scope = parent >= 0 ? parent : nil
    }
    return types
  }

  package func resolve(_ name: ByteRange, at place: Place) -> Resolution {
    symbols.resolve(name, at: place, in: files[Int(place.file)])
  }

  /// What an annotation such as `any SessionStoring?` means, if it is one type of this codebase.
  package func resolveType(_ annotation: ByteRange, at place: Place) -> SymbolID? {
    let file = files[Int(place.file)]
    let bytes = file.facts.bytes
    guard let name = TypeText.singleName(annotation, in: bytes) else { return nil }
    if name.count == 4, bytes[Int(name.start)..<Int(name.end)].elementsEqual("Self".utf8) {
      return type(at: place)
    }
    return symbols.resolve(name, at: place, in: file).symbol
  }

  /// Whether the code at a place puts concrete types together: by its file, its layer or a type around.
  package func isInCompositionRoot(_ place: Place) -> Bool {
    let file = files[Int(place.file)]
    if file.placement.isInCompositionRoot || file.kind == .composition { return true }
    if root.files.contains(place.file) { return true }
    return types(around: place).contains(where: root.types.contains)
  }

  /// Whether a type is declared in the composition root or belongs to it by name or as an entry point.
  package func isInCompositionRoot(_ symbol: SymbolID) -> Bool {
    if root.types.contains(symbol) { return true }
    let declared = symbols[symbol]
    return isInCompositionRoot(
      Place(file: declared.file, owner: declared.declaration, function: FileFacts.none))
  }

  /// Where a type is declared: its file and the range of its name.
  package func nameRange(of symbol: SymbolID) -> ByteRange {
    let declared = symbols[symbol]
    return files[Int(declared.file)].facts.types[Int(declared.declaration)].name
  }

  package func file(of symbol: SymbolID) -> SourceFile { files[Int(symbols[symbol].file)] }

  package func layerKind(of symbol: SymbolID) -> LayerKind? {
    symbols[symbol].isExternal ? nil : file(of: symbol).kind
  }

  private static func groupedMembers(
    _ files: [SourceFile], _ symbols: SymbolTable
  ) -> Grouping<MemberReference> {
    var keys: [Int32] = []
    var values: [MemberReference] = []
    for (fileIndex, file) in files.enumerated() {
      let row = symbols.symbolOfDeclaration[fileIndex]
      for (index, member) in file.facts.members.enumerated() where member.owner >= 0 {
        let symbol = row[Int(member.owner)]
        guard symbol >= 0 else { continue }
        keys.append(symbol)
        values.append(MemberReference(file: Int32(fileIndex), index: Int32(index)))
      }
    }
    return Grouping(count: symbols.symbols.count, keys: keys, values: values)
  }

  /// Some of the members, by their names.
  private static func grouped(
    _ files: [SourceFile], where isIncluded: (Member) -> Bool
  ) -> (Grouping<MemberReference>, NameTable) {
    var names = NameTable()
    var keys: [Int32] = []
    var values: [MemberReference] = []
    for (fileIndex, file) in files.enumerated() {
      for (index, member) in file.facts.members.enumerated() where isIncluded(member) {
        keys.append(names.intern(file.facts.bytes, member.name))
        values.append(MemberReference(file: Int32(fileIndex), index: Int32(index)))
      }
    }
    return (Grouping(count: names.count, keys: keys, values: values), names)
  }
}

/// One member of a type, or a function or variable at file scope.
package struct MemberReference: Sendable, Hashable {
  /// Into `Codebase.files`.
  package let file: Int32
  /// Into the `members` of that file.
  package let index: Int32

  package init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}
