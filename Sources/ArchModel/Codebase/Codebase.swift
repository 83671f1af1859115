package import ArchConfig
package import ArchFacts

/// Everything a rule may ask: the facts of all files joined with the architecture. Built once, immutable.
///
/// Each stage is a complete value and knows those before it alone: files where they belong, what names mean, what types
/// are there for, who uses what.
///
/// A class so that handing it to rules and threads counts one reference.
package final class Codebase: Sendable {
  package let architecture: Architecture
  /// What names mean.
  package let code: NamedCode
  let roles: Roles
  let uses: Uses
  let assembling: AssemblingTypes
  /// What layers claim by types.
  package let claims: LayerClaims
  /// By layer: the types, wherever they are declared, of which others may name those of the layer; a layer that does not
  /// say so shows all.
  package let shown: [Int: Set<SymbolID>]

  /// For the next codebase of the same files; `nil` unless there may be one.
  package let stages: CodeStages?
  /// What it was made after.
  let earlier: EarlierState?

  // What rules ask for most, without the way through the stages.
  package let files: SourceFiles
  package let symbols: SymbolTable
  /// Every place that hands the same instance to everyone, tests, previews and mocks left out.
  package let sharedInstances: SharedInstances

  /// - Parameters:
  ///   - build: what tells folders of targets besides the code.
  ///   - claims: what layers claim by types.
  ///   - reuse: of a codebase with the same architecture, manifests and claims.
  package init(
    _ architecture: Architecture, _ scanned: [ScannedFile], build: BuildFiles = BuildFiles(),
    claims: LayerClaims = LayerClaims(), work: some WorkDistribution = InOrder(),
    reuse: CodeReuse = .once
  ) {
    let same = SameDeclarations(reuse, before: scanned)
    let placed =
      same?.placed ?? PlacedCode(scanned, architecture, build: build, claims: claims, work: work)
    let named =
      same.map { NamedCode(placed, after: $0.stages.named, changed: $0.changed) }
      ?? NamedCode(placed, reuse.numbering, work: work)
    let earlier = same.map(EarlierCode.init) ?? OtherDeclarations(reuse, placed, named)?.earlier
    let (roles, uses): (Roles, Uses)
    switch reuse {
    case .once:
      roles = Roles(named, architecture.compositionRoot, work: work)
      uses = Uses(named, roles, judgedAnyway: architecture.judgedAnyway, work: work)
    case .again:
      roles = Roles(
        noting: named, architecture.compositionRoot, work: work,
        after: earlier.map { ($0.stages.roles, $0.changed, root: $0.root(in: named)) })
      uses = Uses(
        noting: named, roles, judgedAnyway: architecture.judgedAnyway, work: work,
        after: earlier.map(EarlierUses.init))
    }
    self.earlier = earlier.map { EarlierState($0, uses) }
    // Else the first change of what is declared would wait for it.
    if reuse.isAgain, reuse.earlier == nil {
      _ = work.map(scanned.count, atOnce: SourceFile.atOnce) { index in
        scanned[index].words.prepare(scanned[index].facts.bytes)
      }
    }
    stages = reuse.kept(CodeStages(placed: placed, named: named, roles: roles, uses: uses))
    let code = NamedCode(named, addingNonProduction: uses.previewOnly.ranges)
    self.architecture = architecture
    self.claims = claims
    shown = [:]
    self.code = code
    self.roles = roles
    self.uses = uses
    assembling = AssemblingTypes(code, roles, uses)
    files = code.files
    symbols = code.symbols
    sharedInstances = uses.sharedInstances
  }

  /// The same code, of which layers show no more than they say.
  package init(_ codebase: Codebase, showing shown: [Int: Set<SymbolID>]) {
    self.shown = shown
    stages = codebase.stages
    earlier = codebase.earlier
    claims = codebase.claims
    architecture = codebase.architecture
    code = codebase.code
    roles = codebase.roles
    uses = codebase.uses
    assembling = codebase.assembling
    files = codebase.files
    symbols = codebase.symbols
    sharedInstances = codebase.sharedInstances
  }

  /// The same code for somebody of whom it is noted which files are looked at.
  ///
  /// What differs with any file is noted as a look at all of them, and what `differences(from:)` compares is not.
  package init(_ codebase: Codebase, noting reads: FileReads) {
    code = NamedCode(codebase.code, noting: reads)
    shown = codebase.shown
    stages = codebase.stages
    earlier = codebase.earlier
    claims = codebase.claims
    architecture = codebase.architecture
    roles = codebase.roles
    uses = codebase.uses
    assembling = codebase.assembling
    files = code.files
    symbols = codebase.symbols
    sharedInstances = codebase.sharedInstances
  }

  /// Scanned one after the other, without anything besides.
  package convenience init(_ architecture: Architecture, _ files: [FileFacts]) {
    self.init(architecture, files.map(ScannedFile.init))
  }

  /// Which layer who imports a module depends on.
  package var moduleLayers: ModuleLayers { ModuleLayers(code) }

  /// Every place that names a type of which there are several, none of them nearer than the others, and what is beyond
  /// the limits of what is followed.
  package var unresolvedNames: [UnresolvedName] {
    files.reads?.noteAll()
    return uses.unresolvedNames
  }

  package func role(of symbol: SymbolID) -> RoleOfType { roles[symbol].role }

  /// The same as a team can write it; `nil` for protocols and for what others declare.
  package func roleName(of symbol: SymbolID) -> RoleName? {
    guard !symbols[symbol].isExternal else { return nil }
    let role = role(of: symbol).role
    return RoleName.allCases.first { Role($0) == role }
  }

  /// What the types that conform to a protocol are there for; `nil` where nothing says so, and for all other types.
  package func purpose(of symbol: SymbolID) -> RoleOfType? { roles[symbol].purpose }

  /// What a type is to the rules about views and view models; `nil` for all others.
  package func presentation(of symbol: SymbolID) -> Presentation? { roles[symbol].presentation }

  /// Whether a layer keeps a type to itself: neither the type nor any that it is nested in is what the layer shows.
  package func isPrivate(_ symbol: SymbolID, toLayer layer: Int) -> Bool {
    guard let shown = shown[layer] else { return false }
    return !symbols.withOuterTypes(symbol).contains(where: shown.contains)
  }

  /// Whether a type is a component, and why, or why not.
  package func component(_ symbol: SymbolID) -> ComponentDecision { roles[symbol].component }

  /// Why a type is a component; `nil` when it is not one: a value, an entity, an error, a view.
  package func componentEvidence(of symbol: SymbolID) -> ComponentEvidence? {
    roles[symbol].component.evidence
  }

  package func isComponent(_ symbol: SymbolID) -> Bool { roles.isComponent(symbol) }

  /// The protocol that users of a type may name instead of it.
  package func need(of symbol: SymbolID) -> SymbolID? {
    if case .component(.conforms(let need)) = component(symbol) { return need }
    return code.needBesides(symbol)
  }

  /// Whether a type of a domain stands for something of the business.
  package func isEntity(_ symbol: SymbolID) -> Bool { roles.isEntity(symbol, in: code) }

  /// Whether a type is an entity or value that contracts or a domain declares.
  package func isDomainData(_ symbol: SymbolID) -> Bool { roles.isDomainData(symbol, in: code) }

  /// Whether a type holds something that works, or has functions that wait.
  package func holdsWorker(_ symbol: SymbolID) -> Bool { roles.holdsWorker(symbol, in: code) }

  /// Whether the code at a place puts concrete types together: by its file, its layer or a type around.
  package func isInCompositionRoot(_ place: Place) -> Bool { roles.root.contains(place, in: code) }

  /// Whether a type is declared in the composition root or belongs to it by name or as an entry point.
  package func isInCompositionRoot(_ symbol: SymbolID) -> Bool { roles.root.contains(symbol, in: code) }

  /// Whether the code at a place belongs to the composition root or to a type that does nothing but put components together.
  package func isInAssembly(_ place: Place) -> Bool {
    isInCompositionRoot(place) || assembling.contains(place, in: code)
  }

  /// Why a type may make components and hand them out, which is all that it does; `nil` for any other.
  package func assembly(by symbol: SymbolID) -> Assembly? { assembling.assembly(by: symbol) }

  /// Whether a type does nothing but make components and hand them out, for whomever.
  package func onlyAssembles(_ symbol: SymbolID) -> Bool { assembling.onlyAssembles(symbol) }

  /// The types and declarations of the composition root that no path names.
  package var root: CompositionRootTypes { roles.root }

  /// - Parameter listed: names of features or of their main targets that need no evidence.
  package func featurePackages(listed: Set<String>) -> FeaturePackages {
    FeaturePackages(files.map(\.facts), files.map { $0.isTest ? nil : $0.placement }, listed: listed)
  }

  /// Whether the layers cover next to nothing: they were written for other code, or only begun. Nothing says then
  /// what the types of the rest are to each other.
  package var isBarelyMapped: Bool {
    !architecture.layers.isEmpty && files.count { $0.layer != nil } * 10 <= files.count
  }

  /// Whether a layer claims a place, or the type that it makes.
  package func isClaimed(_ made: Instantiation) -> Bool {
    files[made.place.file].layer != nil || file(of: made.symbol).layer != nil
  }

  /// Whether the name of a type says that it stands back for others of the same protocol: a double that the app may use
  /// all the same, or what does nothing or keeps nothing.
  package func standsBack(_ symbol: SymbolID) -> Bool {
    NonProductionCode.standsBack(symbols.name(of: symbol))
  }

  /// Whether a type is part of the app itself, not of its tests, previews or mocks; what a tool has written is.
  package func isOfApp(_ symbol: SymbolID) -> Bool {
    guard !symbols[symbol].isTest else { return false }
    let file = file(of: symbol)
    return file.isProduction(at: nameRange(of: symbol).start) || file.isGenerated
  }
}
