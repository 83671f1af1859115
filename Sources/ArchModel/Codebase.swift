package import ArchConfig
package import ArchFacts

/// Everything a rule may ask: the facts of all files joined with the architecture. Built once, immutable.
///
/// A class so that handing it to rules and threads counts one reference.
package final class Codebase: Sendable {
  package let architecture: Architecture
  package let files: [SourceFile]
  package let symbols: SymbolTable
  /// Every place that builds a type of this codebase, tests left out, in the order of files and offsets.
  package let instantiations: [Instantiation]
  /// Every place that names a type of this codebase, tests left out, in the order of files and offsets.
  package let typeUses: [TypeUse]
  /// Every place that hands the same instance to everyone, tests, previews and mocks left out.
  package let sharedInstances: SharedInstances
  /// Every place that names a type of which there are several, none of them nearer than the others, and what is beyond
  /// the limits of what is followed.
  package let unresolvedNames: [UnresolvedName]

  let memberTable: MemberTable
  package let root: CompositionRootTypes
  /// Modules that a manifest declares, whatever their folders are called, and those that files belong to.
  private let ownModules: Set<String>
  /// The features that packages are named for, where a preset asks for them.
  let featurePackages: Set<String>
  /// Those of them that a manifest declares.
  private let declaredModules: Set<String>
  private let roles: [RoleOfType]
  private let components: [ComponentEvidence?]

  /// - Parameter projects: paths of the Xcode projects, which tell folders of targets.
  package convenience init(
    _ architecture: Architecture, _ scanned: [ScannedFile], projects: [String] = [],
    work: some WorkDistribution = InOrder()
  ) {
    let imports = ImportTable(scanned)
    let modules = Modules(of: scanned, projects: projects, imports: imports)
    let moduleOfFile = modules.modules(ofPaths: scanned.map(\.facts.path))
    let featurePackages =
      architecture.asksForFeaturePackages ? FeaturePackages(scanned, moduleOfFile).names : []
    let map = LayerMap(architecture, featurePackages: featurePackages)
    let placed = Self.placed(scanned, architecture, map, moduleOfFile, imports, work)
    // The two tables know nothing of each other, so they are built side by side.
    let tables = work.map(2, atOnce: 1) { index in
      guard index == 0 else { return Table.names(MemberNames(placed)) }
      var files = placed
      let symbols = SymbolTable(&files, imports)
      return Table.symbols(symbols, of: files)
    }
    let joined = Codebase(
      architecture, tables, manifestTargets: modules.targetNames, featurePackages: featurePackages)
    let files = joined.files
    let types = joined.symbols.symbols.count
    let withRoles = Codebase(
      joined, roles: work.map(types, atOnce: Self.typesAtOnce) { RoleOfType(Int32($0), in: joined) })
    let components = work.map(types, atOnce: Self.typesAtOnce) { ComponentEvidence(Int32($0), in: withRoles) }
    let complete = Codebase(withRoles, roles: withRoles.roles, components: components)
    let uses = work.map(files.count, atOnce: Self.filesAtOnce) { FileUses(of: Int32($0), in: complete) }
    self.init(
      complete, files: complete.filesKnowingPreviews(by: uses), roles: complete.roles, components: components,
      uses: uses)
  }

  /// The files where they belong, once it is known which of them are part of the app.
  private static func placed(
    _ scanned: [ScannedFile], _ architecture: Architecture, _ map: LayerMap, _ modules: [FileModule?],
    _ imports: ImportTable, _ work: some WorkDistribution
  ) -> [SourceFile] {
    let decided = FileStandings(tests: architecture.tests, judgedAnyway: architecture.judgedAnyway)
    let pieces = decided.pieces(of: scanned)
    let places = work.map(scanned.count, atOnce: filesAtOnce) { index in
      let facts = scanned[index].facts
      var placement = map.placement(of: facts.path, module: modules[index])
      let kind = placement.layer.map { architecture.layers[$0].kind }
      if placement.isByRoleFolder, kind == .domain, StoredModels.areIn(facts) { placement.layer = nil }
      let standing = decided.standing(of: facts, pieces[index], in: placement, module: modules[index])
      return (placement, standing)
    }
    let use = ProductionUse(
      scanned, pieces, places.map(\.1), modules: modules.map { $0?.name }, imports: imports, work: work)
    return scanned.indices.map { index in
      let (placement, standing) = places[index]
      let isPart =
        switch standing {
        case .judged: true
        case .apart: false
        case .apartUnlessUsed: use.usesFile(index)
        }
      let ranges = pieces[index].enumerated().filter { !use.usesPiece($0.offset, of: index) }
      return SourceFile(
        scanned[index], placement: placement, layer: placement.layer.map { architecture.layers[$0] },
        notJudged: isPart ? nil : standing.reason, ranges: ranges.map(\.element.range))
    }
  }

  /// Scanned one after the other, without Xcode projects.
  package convenience init(_ architecture: Architecture, _ files: [FileFacts]) {
    self.init(architecture, files.map(ScannedFile.init))
  }

  private init(
    _ codebase: Codebase, files: [SourceFile]? = nil, roles: [RoleOfType],
    components: [ComponentEvidence?] = [], uses: [FileUses] = []
  ) {
    let files = files ?? codebase.files
    self.files = files
    architecture = codebase.architecture
    symbols = codebase.symbols
    memberTable = codebase.memberTable
    ownModules = codebase.ownModules
    featurePackages = codebase.featurePackages
    declaredModules = codebase.declaredModules
    root = codebase.root
    self.roles = roles
    self.components = components
    instantiations = uses.flatMap(\.instantiations)
    typeUses = uses.flatMap(\.types)
    unresolvedNames = uses.flatMap(\.unresolved) + NamesBeyondLimits(codebase).types
    let shared = uses.flatMap(\.sharedInstances).filter { instance in
      let file = files[Int(instance.member.file)]
      return file.isProduction(at: file.facts.members[Int(instance.member.index)].name.start)
    }
    sharedInstances = SharedInstances(shared, in: files)
  }

  /// The files once it is known what only their previews use.
  private func filesKnowingPreviews(by uses: [FileUses]) -> [SourceFile] {
    let found = PreviewOnlyCode(self, uses)
    guard !found.ranges.isEmpty else { return files }
    var files = files
    for (index, ranges) in found.ranges where !architecture.judgedAnyway.contains(files[Int(index)].path) {
      files[Int(index)] = SourceFile(files[Int(index)], addingNonProduction: ranges)
    }
    return files
  }

  /// What the types and members of all files say together.
  private init(
    _ architecture: Architecture, _ tables: [Table], manifestTargets: Set<String>,
    featurePackages: Set<String>
  ) {
    var files: [SourceFile] = []
    var symbols = SymbolTable()
    var names = MemberNames([])
    for table in tables {
      switch table {
      case .symbols(let table, of: let read): (symbols, files) = (table, read)
      case .names(let table): names = table
      }
    }
    self.architecture = architecture
    self.files = files
    self.symbols = symbols
    self.featurePackages = featurePackages
    declaredModules = manifestTargets
    ownModules = manifestTargets.union(files.compactMap(\.placement.module))
    memberTable = MemberTable(files, symbols, names)
    root = CompositionRootTypes(architecture.compositionRoot, files, symbols)
    (roles, components, instantiations, typeUses, unresolvedNames) = ([], [], [], [], [])
    sharedInstances = SharedInstances([], in: files)
  }

  private enum Table: Sendable {
    case symbols(SymbolTable, of: [SourceFile])
    case names(MemberNames)
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let filesAtOnce = 16
  private static let typesAtOnce = 256

  /// The members of a type, those of its extensions included; not the inherited ones.
  package func members(of symbol: SymbolID) -> ArraySlice<MemberReference> {
    memberTable.byType[Int(symbol)]
  }

  /// The members of a type that have a name, overloads in the order of the source.
  package func members(of symbol: SymbolID, named name: String) -> [MemberReference] {
    memberTable.members(of: symbol, named: name, in: files)
  }

  /// The functions and variables at file scope with this name.
  package func globals(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    memberTable.names.globals(named: name, in: file.facts.bytes)
  }

  /// Every function with this name, of types and at file scope.
  func functions(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    memberTable.names.functions(named: name, in: file.facts.bytes)
  }

  /// The names of types and of variables at file scope for which a condition holds.
  package func namesOfTypesAndGlobals(where isWanted: (String) -> Bool) -> [String] {
    (0..<Int32(symbols.names.count)).map(symbols.names.string).filter(isWanted)
      + memberTable.names.globalNames.filter(isWanted)
  }

  /// The type that functions with this name return, where all of them return the same one.
  package func resultOfFunctions(named name: ByteRange, in file: SourceFile) -> SymbolID? {
    var found: SymbolID?
    for reference in memberTable.names.functions(named: name, in: file.facts.bytes) {
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

  /// Why a type is a component; `nil` when it is not one: a value, an entity, an error, a view.
  package func componentEvidence(of symbol: SymbolID) -> ComponentEvidence? { components[Int(symbol)] }

  package func isComponent(_ symbol: SymbolID) -> Bool { components[Int(symbol)] != nil }

  /// Whether a type holds something that works, or has functions that wait.
  package func holdsWorker(_ symbol: SymbolID) -> Bool {
    TypeShape(symbol, role: role(of: symbol).role, in: self).isEvident
  }

  /// Whether a module is one of this codebase, by what is known of its targets.
  package func isOwnModule(_ name: String) -> Bool { ownModules.contains(name) }

  /// Whether a package manifest of this codebase declares a module.
  package func isDeclaredModule(_ name: String) -> Bool { declaredModules.contains(name) }

  /// Whether a module may be one of this codebase: where targets are not known, their folders have their names.
  package func mayBeOwnModule(_ name: String) -> Bool { isOwnModule(name) || symbols.isOwnModule(name) }

  /// Whether the layers cover next to nothing: they were written for other code, or only begun. Nothing says then
  /// what the types of the rest are to each other.
  package var isBarelyMapped: Bool {
    !architecture.layers.isEmpty && files.count { $0.layer != nil } * 10 <= files.count
  }

  /// Whether a layer claims a place, or the type that it makes.
  package func isClaimed(_ made: Instantiation) -> Bool {
    files[Int(made.place.file)].layer != nil || file(of: made.symbol).layer != nil
  }

  /// Where a type is declared: its file and the range of its name.
  package func nameRange(of symbol: SymbolID) -> ByteRange {
    let declared = symbols[symbol]
    return files[Int(declared.file)].facts.types[Int(declared.declaration)].name
  }

  /// Whether a type is part of the app itself, not of its tests, previews or mocks; what a tool has written is.
  package func isOfApp(_ symbol: SymbolID) -> Bool {
    guard !symbols[symbol].isTest else { return false }
    let file = file(of: symbol)
    return file.isProduction(at: nameRange(of: symbol).start) || file.isGenerated
  }

  package func file(of symbol: SymbolID) -> SourceFile { files[Int(symbols[symbol].file)] }

  package func layerKind(of symbol: SymbolID) -> LayerKind? {
    symbols[symbol].isExternal ? nil : file(of: symbol).kind
  }
}
