import ArchConfig
import ArchFacts

/// Which types use which, as far as layers are concerned: what moves it estimates, a check proves.
struct LayerCrossings {
  /// A type, or a file outside of its types, that names a type; both the outermost ones.
  private struct Pair: Hashable {
    let userFile: FileID
    let user: SymbolID?
    let usedFile: FileID
    let used: SymbolID
  }

  private let codebase: Codebase
  private var pairs: [Pair] = []
  /// Into `pairs`, by each of their files.
  private var pairsOfFile: [FileID: [Int]] = [:]
  private var layerOfFile: [FileID: Int] = [:]
  /// The outermost types of each file.
  private var typesOfFile: [FileID: [SymbolID]] = [:]
  /// How many files of each folder end in which word.
  private var lastWords: [String: [String: Int]] = [:]

  /// A folder that is more of its layer than one part in so many is the layer, and no stray of it.
  private static let smallestShare = 4
  /// Files that may move along for each use that would be in order: nobody moves a folder for the sake of one file.
  private static let mostFilesForOne = 3

  init(of codebase: Codebase) {
    self.codebase = codebase
    for (index, file) in codebase.files.numbered where file.notJudged == nil {
      if let layer = file.placement.layer { layerOfFile[index] = layer }
      lastWords[file.path.folderOfPath, default: [:]][Self.lastWord(of: file.path), default: 0] += 1
    }
    for symbol in codebase.symbols.ids {
      let declared = codebase.symbols[symbol]
      guard !declared.isExternal, !declared.isLocal, !declared.isNested, declared.kind != .typealias else {
        continue
      }
      typesOfFile[declared.file, default: []].append(symbol)
    }
    var seen: Set<Pair> = []
    for use in codebase.typeUses {
      let pair = Pair(
        userFile: use.place.file, user: codebase.type(at: use.place).map { codebase.symbols.outermost($0) },
        usedFile: codebase.symbols[use.symbol].file, used: codebase.symbols.outermost(use.symbol))
      guard pair.user != pair.used, layerOfFile[pair.userFile] != nil, layerOfFile[pair.usedFile] != nil,
        codebase.isOfApp(use.symbol), codebase.files[pair.userFile].isProduction(at: use.range.start),
        !codebase.isInCompositionRoot(use.place), seen.insert(pair).inserted
      else { continue }
      pairsOfFile[pair.userFile, default: []].append(pairs.count)
      if pair.usedFile != pair.userFile { pairsOfFile[pair.usedFile, default: []].append(pairs.count) }
      pairs.append(pair)
    }
  }

  /// Files at either end of a breach, the types that are in it, and the folders around that are of one layer.
  func units(leavingOut isLeftOut: (String) -> Bool) -> [MovableUnit] {
    var involved: Set<FileID> = []
    var types: Set<SymbolID> = []
    for pair in pairs {
      guard let from = layerOfFile[pair.userFile], let to = layerOfFile[pair.usedFile],
        codebase.architecture.isBreach(from: from, to: to)
      else { continue }
      involved.formUnion([pair.userFile, pair.usedFile])
      types.formUnion([pair.user, pair.used].compactMap(\.self))
    }
    var units: [MovableUnit] = []
    var folders: Set<String> = []
    for file in involved.sorted() {
      let path = codebase.files[file].path
      guard let layer = layerOfFile[file], !isLeftOut(path), !startsApp(file) else { continue }
      if !isAmongItsOwn(path) {
        units.append(MovableUnit(path: path, extent: .file, files: [file], layer: layer))
      }
      let inside = typesOfFile[file] ?? []
      // What is private to a file does not follow a type out of it.
      if inside.count > 1, !inside.contains(where: { codebase.symbols[$0].isFilePrivate }) {
        units += inside.filter(types.contains).map {
          MovableUnit(path: path, extent: .type($0), files: [file], layer: layer)
        }
      }
      folders.formUnion(Self.folders(around: path))
    }
    return units
      + folders.sorted().compactMap { folder in
        isLeftOut(folder) ? nil : self.folder(folder, leavingOut: isLeftOut)
      }
  }

  /// Where the app starts is known to everybody, and is no stray.
  private func startsApp(_ file: FileID) -> Bool {
    (typesOfFile[file] ?? []).contains(where: codebase.root.isEntryPoint)
  }

  /// Whether the folder of a file is one of files that are named like it, such as `SyncService` among services: then
  /// somebody put it there, whatever it uses.
  private func isAmongItsOwn(_ path: String) -> Bool {
    let words = lastWords[path.folderOfPath] ?? [:]
    let alike = (words[Self.lastWord(of: path)] ?? 1) - 1
    let others = words.values.reduce(0, +) - 1
    return alike >= Self.fewestAlike && 2 * alike >= others
  }

  /// As many others as make names alike a habit.
  private static let fewestAlike = 3

  /// `service` of `App/SyncService.swift`
  private static func lastWord(of path: String) -> String {
    CamelCaseWords.of(String(path.dropFirst(path.folderOfPath.count).dropLast(".swift".count))).last ?? ""
  }

  private func folder(_ folder: String, leavingOut isLeftOut: (String) -> Bool) -> MovableUnit? {
    let inside = codebase.files.numbered.filter { $0.1.path.hasPrefix(folder + "/") }.map(\.0)
    let layers = Set(inside.map { layerOfFile[$0] })
    guard inside.count > 1, layers.count == 1, let layer = layers.first ?? nil,
      inside.count * Self.smallestShare <= layerOfFile.values.count(where: { $0 == layer }),
      !inside.contains(where: { isLeftOut(codebase.files[$0].path) })
    else { return nil }
    return MovableUnit(path: folder, extent: .folder, files: Set(inside), layer: layer)
  }

  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  func proposal(moving unit: MovableUnit, to layer: Int) -> MoveProposal? {
    let target = codebase.architecture.layers[layer]
    guard layer != unit.layer, fits(unit, target) else { return nil }
    var gain = 0
    var ties: [FileID: Int] = [:]
    var homeTies = 0
    var features: Set<String?> = []
    for index in Set(unit.files.flatMap { pairsOfFile[$0] ?? [] }) {
      let pair = pairs[index]
      let isUserMoved = unit.holds(pair.userFile, pair.user)
      let isUsedMoved = unit.holds(pair.usedFile, pair.used)
      guard isUserMoved != isUsedMoved, let from = layerOfFile[pair.userFile],
        let to = layerOfFile[pair.usedFile]
      else { continue }
      let other = isUserMoved ? pair.usedFile : pair.userFile
      features.insert(codebase.files[other].feature)
      if layerOfFile[other] == layer { ties[other, default: 0] += 1 }
      if layerOfFile[other] == unit.layer { homeTies += 1 }
      gain += codebase.architecture.isBreach(from: from, to: to) ? 1 : 0
      gain -=
        codebase.architecture.isBreach(from: isUserMoved ? layer : from, to: isUsedMoved ? layer : to) ? 1 : 0
    }
    guard gain > 0, gain * Self.mostFilesForOne >= unit.files.count else { return nil }
    // Who is more at home where it is breaks a rule there, and is not in the wrong place. What only says what others have
    // to do may be among such agreements whoever speaks of it.
    let isAgreement = target.kind == .contracts && roles(of: unit).allSatisfy { $0 == .protocol }
    guard isAgreement || !ties.isEmpty && ties.values.reduce(0, +) >= homeTies else { return nil }
    let folder =
      ties.isEmpty
      ? sharedFolder(of: layer)
      : nearest(ties, in: layer, of: features.count == 1 ? features.first ?? nil : nil).folderOfPath
    return MoveProposal(
      path: unit.path, type: type(of: unit), place: folder + name(of: unit),
      from: codebase.architecture.layers[unit.layer].name, to: target.name, files: unit.files.count,
      gain: gain)
  }

  /// The file of a layer beside which something has its place: of its own feature, or of none where several are joined
  /// with it, if there is one.
  private func nearest(_ ties: [FileID: Int], in layer: Int, of feature: String?) -> String {
    let all = layerOfFile.filter { $0.value == layer }.keys
    let nearest = all.max { one, other in
      let ranks = [one, other].map { (codebase.files[$0].feature == feature ? 1 : 0, ties[$0] ?? 0) }
      return ranks[0] == ranks[1] ? one > other : ranks[0] < ranks[1]
    }
    return nearest.map { codebase.files[$0].path } ?? ""
  }

  /// The folder that all files of a layer are in, with a slash at the end.
  private func sharedFolder(of layer: Int) -> String {
    let folders = layerOfFile.filter { $0.value == layer }.keys.map { codebase.files[$0].path.folderOfPath }
    guard let first = folders.first else { return "" }
    return folders.dropFirst().reduce(first) { $0.folder(around: $1) }
  }

  private func type(of unit: MovableUnit) -> String? {
    switch unit.extent {
    case .type(let symbol): codebase.symbols.qualifiedName(of: symbol)
    case .file, .folder: nil
    }
  }

  /// Of the file or folder that it would be.
  private func name(of unit: MovableUnit) -> String {
    type(of: unit).map { $0 + ".swift" } ?? String(unit.path.dropFirst(unit.path.folderOfPath.count))
  }

  /// Whether all that is in it is of the kind of what is in a layer.
  private func fits(_ unit: MovableUnit, _ layer: Layer) -> Bool {
    if layer.kind.hasNoUserInterface,
      unit.files.contains(where: { codebase.files[$0].facts.importsUserInterface })
    {
      return false
    }
    return roles(of: unit).allSatisfy(layer.kind.holds)
  }

  private func roles(of unit: MovableUnit) -> [Role] {
    unit.files.flatMap { file in
      (typesOfFile[file] ?? []).filter { unit.holds(file, $0) }.map { type in
        let role = codebase.role(of: type).role
        // Whatever it is called, what works is no value.
        return role == .value && codebase.isComponent(type) ? .service : role
      }
    }
  }
}

extension Architecture {
  /// Whether one layer may not use another; both into `layers`.
  func isBreach(from: Int, to: Int) -> Bool {
    from != to && !layers[from].mayUse(layers[to].name)
  }
}

extension SymbolTable {
  /// The type at file scope that a type is in; itself where it is one.
  fileprivate func outermost(_ symbol: SymbolID) -> SymbolID {
    var symbol = symbol
    while self[symbol].parent.exists { symbol = self[symbol].parent }
    return symbol
  }
}
