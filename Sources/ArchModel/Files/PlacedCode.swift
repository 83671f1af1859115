import ArchConfig
import ArchFacts
import ArchKnowledge

/// All files where they belong, once it is known which of them are part of the app.
struct PlacedCode: Sendable {
  private(set) var files: [SourceFile]
  let imports: ImportTable
  /// Modules that a manifest declares, whatever their folders are called.
  let declaredModules: Set<String>
  /// What XcodeGen's descriptions say, which are no Swift.
  let xcodeGen: [XcodeGenManifest]
  /// The features that packages are named for, where a preset asks for them.
  let featurePackages: Set<String>
  let map: LayerMap
  /// What the team says its types are.
  let roleStatements: [RoleStatement]

  private let standings: FileStandings
  private let modulePlaces: [ModulePlace]
  private let places: [(placement: FilePlacement, standing: FileStanding)]
  private var use: ProductionUse

  /// - Parameter build: what tells folders of targets besides the code.
  init(
    _ scanned: [ScannedFile], _ architecture: Architecture, build: BuildFiles, claims: LayerClaims,
    work: some WorkDistribution
  ) {
    imports = ImportTable(scanned)
    roleStatements = architecture.roles
    let modules = Modules(of: scanned, build, imports: imports)
    declaredModules = modules.targetNames
    xcodeGen = build.xcodeGen
    let modulePlaces = modules.places(ofPaths: scanned.map(\.facts.path), work: work)
    let moduleOfFile = modulePlaces.map(\.module)
    featurePackages =
      architecture.asksForFeaturePackages ? FeaturePackages(scanned, moduleOfFile).names : []
    let map = LayerMap(architecture, featurePackages: featurePackages)
    self.map = map
    let standings = FileStandings(
      tests: architecture.tests, claimsAll: architecture.claimsAll,
      samples: SampleApps(scanned.map(\.facts), isNamed: architecture.speaksOf),
      judgedAnyway: architecture.judgedAnyway)
    let pieces = standings.pieces(of: scanned)
    var placements = work.map(scanned.count, atOnce: SourceFile.atOnce) { index in
      let facts = scanned[index].facts
      var placement = map.placement(
        of: facts.path, module: moduleOfFile[index], claimedBy: claims.layers[FileID(index)])
      if case .several(let names) = modulePlaces[index] { placement.sharedModules = names }
      return placement
    }
    let guessed = GuessedFolders(zip(scanned, placements).map { ($0.facts, $1) }, architecture.layers)
    for (index, file) in scanned.enumerated() where placements[index].isByRoleFolder {
      if guessed.isElsewhere(file.facts, placements[index]) { placements[index].layer = nil }
    }
    Self.dropFeaturesWithoutScreens(&placements, scanned, architecture.layers, map)
    let known = placements
    var places = work.map(scanned.count, atOnce: SourceFile.atOnce) { index in
      let standing = standings.standing(
        of: scanned[index].facts, pieces[index], in: known[index], modulePlaces[index])
      return (known[index], standing)
    }
    let shown = Set(
      places.lazy.map(\.0).filter { !($0.match?.isFeatureToBeShown ?? false) }.compactMap(\.feature))
    for index in places.indices where !places[index].0.isFeature(among: shown) {
      places[index].0.feature = nil
    }
    let use = ProductionUse(
      scanned, pieces, places.map(\.1), modules: moduleOfFile.map { $0?.name }, imports: imports, work: work)
    files = scanned.indices.map { index in
      let (placement, standing) = places[index]
      return SourceFile(
        scanned[index], placement: placement, layer: placement.layer.map { architecture.layers[$0] },
        standing, pieces[index], FileID(index), use)
    }
    self.standings = standings
    self.modulePlaces = modulePlaces
    self.places = places
    self.use = use
  }

  /// What only has folders such as `Domain` and shows nothing is a library, and no feature.
  private static func dropFeaturesWithoutScreens(
    _ placements: inout [FilePlacement], _ scanned: [ScannedFile], _ layers: [Layer], _ map: LayerMap
  ) {
    var folders: [Int: Substring] = [:]
    var shown: Set<Substring> = []
    let holdFiles = Set(scanned.map { $0.facts.path.folderOfPath.dropLast() })
    for (index, file) in scanned.enumerated() {
      guard let feature = placements[index].feature else { continue }
      let parts = file.facts.path.split(separator: "/")
      switch map.guess(ofFeature: RelativePath(file.facts.path)) {
      case .byFoldersWithin?:
        let captured = parts.indices.dropLast().first {
          parts[$0] == feature && FeatureWords[.layerFolder].contains(String(parts[$0 + 1]))
        }
        if let end = captured.map({ parts[$0].endIndex }) { folders[index] = file.facts.path[..<end] }
      // `Features/Controls` beside `Features/Saves.swift`, none of which shows anything, is what a library can do.
      case .byFolderAround(let name)?:
        let captured = parts.indices.dropLast().first {
          $0 > 0 && parts[$0] == feature && parts[$0 - 1].lowercased() == name
        }
        if let captured {
          let around = file.facts.path[..<parts[captured - 1].endIndex]
          guard holdFiles.contains(around) else { continue }
          folders[index] = around
          if FeatureWords[.layerFolder].contains(String(parts[captured + 1])) { shown.insert(around) }
        }
      case nil: continue
      }
    }
    guard !folders.isEmpty else { return }
    let all = Set(folders.values)
    for (file, placement) in zip(scanned, placements) {
      let isOfScreens = placement.layer.map { layers[$0].kind == .presentation } ?? false
      guard
        isOfScreens || GuessedFolders.declaresView(file.facts) || GuessedFolders.mayDeclareScreen(file.facts)
      else { continue }
      var folder = file.facts.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if all.contains(folder) { shown.insert(folder) }
      }
    }
    for (index, folder) in folders where !shown.contains(folder) { placements[index].feature = nil }
  }

  /// Whether every file belongs where it did in an earlier version of the same files, as far as more than the file asks.
  func isWhereItWas(_ earlier: PlacedCode) -> Bool {
    places.count == earlier.places.count && featurePackages == earlier.featurePackages
      && zip(places, earlier.places).allSatisfy { $0.placement == $1.placement }
  }

  /// The same where no more than what functions do is different.
  ///
  /// - Returns: `nil` where that changes what is part of the app.
  init?(_ scanned: [ScannedFile], after earlier: PlacedCode, changed: Set<FileID>) {
    self = earlier
    let changed = changed.sorted()
    let pieces = changed.map { standings.pieces(of: [scanned[$0.tableIndex]])[0] }
    for (index, pieces) in zip(changed, pieces) {
      let (placement, standing) = places[index.tableIndex]
      let facts = scanned[index.tableIndex].facts
      guard standings.standing(of: facts, pieces, in: placement, modulePlaces[index.tableIndex]) == standing,
        use.hasSamePieces(pieces, of: facts, as: files[index].written, index)
      else { return nil }
      let module = modulePlaces[index.tableIndex].module?.name
      guard use.takesAnew(facts, pieces, index, module: module, imports) else { return nil }
    }
    for (index, pieces) in zip(changed, pieces) {
      let file = files[index]
      files[index] = SourceFile(
        scanned[index.tableIndex], placement: file.placement, layer: file.layer,
        places[index.tableIndex].standing, pieces, index, use)
    }
  }
}

extension SourceFile {
  /// Once it is known what of it code of the app uses.
  fileprivate convenience init(
    _ scanned: ScannedFile, placement: FilePlacement, layer: Layer?, _ standing: FileStanding,
    _ pieces: [NonProductionCode.Piece], _ id: FileID, _ use: ProductionUse
  ) {
    let isPart =
      switch standing {
      case .judged: true
      case .apart: false
      case .apartUnlessUsed: use.usesFile(id)
      }
    let ranges = pieces.enumerated().filter { !use.usesPiece($0.offset, of: id) }
    self.init(
      scanned, placement: placement, layer: layer, notJudged: isPart ? nil : standing.reason,
      ranges: ranges.map(\.element.range))
  }
}
