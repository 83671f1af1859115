import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Where a team keeps things of a kind, in its own words: the folder, or else the layer. What has no file yet is not
/// named: a preset knows layers that a team does not have.
struct Homes: Analysis {
  struct Home {
    let layer: Layer
    /// The folder that holds all files of the layer, and belongs to it as a whole.
    var folder: String?
    /// The module that all of the folder is in, where that is known.
    var module: String?
    /// Whether the layer has parts in features, and none of them is meant.
    var isOutsideOfFeatures = false

    /// To follow "move it to": "'Core/Contracts'", "layer 'contracts'".
    var name: String {
      if let folder { return "'\(folder)'" }
      return isOutsideOfFeatures
        ? "a place of layer '\(layer.name)' outside of the features" : "layer '\(layer.name)'"
    }
  }

  private struct Key: Hashable {
    let layer: String
    let feature: String?
  }

  private struct Files: Equatable {
    var folders: [Substring]?
    var module: String?
    var count = 1
  }

  private let architecture: Architecture
  private let map: LayerMap
  private var files: [Key: Files] = [:]
  /// How many files each layer has.
  private var counts: [String: Int] = [:]
  /// Of each module: those that it rests on; empty where everything is in one.
  private var needed: [String: Set<String>] = [:]

  init(_ code: Code) {
    // Where files are does not differ.
    if let before = code.before(Homes.self) {
      self = before
      return
    }
    architecture = code.codebase.architecture
    map = LayerMap(architecture)
    for file in code.files.map(\.source) {
      guard let layer = file.layer else { continue }
      counts[layer.name, default: 0] += 1
      add(file, to: Key(layer: layer.name, feature: file.feature))
    }
    let homes = Set(files.values.compactMap(\.module))
    // In one module everything is seen by all.
    guard !homes.isEmpty, Set(code.files.lazy.compactMap(\.source.placement.module)).count > 1 else { return }
    let imports = Self.imports(of: code)
    for module in homes.union(imports.keys) { needed[module] = Self.reached(from: module, imports) }
  }

  /// Which modules code of each module imports.
  private static func imports(of code: Code) -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for file in code.files.map(\.source) {
      for module in file.placement.modules {
        imports[module, default: []].formUnion(file.facts.imports.lazy.map { file.facts.module(of: $0) })
      }
    }
    return imports
  }

  /// The modules that code of one imports, and what those import.
  private static func reached(from module: String, _ imports: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      open += (imports[next] ?? []).filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// The home, without its folder where that is in a module which one of these files does not rest on: it could not name
  /// what is there.
  func seen(_ home: Home?, by files: [SourceFile]) -> Home? {
    guard var home, let module = home.module, !needed.isEmpty else { return home }
    let areAllAbove = files.allSatisfy { file in
      let modules = file.placement.modules
      return modules.isEmpty || modules.contains { $0 == module || needed[$0]?.contains(module) ?? false }
    }
    if !areAllAbove { home.folder = nil }
    return home
  }

  /// Whether a protocol there could name what is in some modules: in the same one, or in those that it rests on.
  func sees(_ home: Home, _ modules: Set<String>) -> Bool {
    guard home.folder != nil, let module = home.module, let needed = needed[module] else { return true }
    return modules.allSatisfy { $0 == module || needed.contains($0) }
  }

  private mutating func add(_ file: SourceFile, to key: Key) {
    let folders = file.path.split(separator: "/").dropLast()
    guard var known = files[key] else {
      files[key] = Files(folders: Array(folders), module: file.placement.module)
      return
    }
    known.folders = known.folders.map { before in
      zip(before, folders).prefix { $0 == $1 }.map(\.0)
    }
    if known.module != file.placement.module { known.module = nil }
    known.count += 1
    files[key] = known
  }

  /// The layer, with the folder that what everyone uses is in, or that of a feature.
  func home(_ layer: Layer, for feature: String? = nil) -> Home? {
    guard let all = counts[layer.name], !FolderNames.nameExtensions(layer.name) else { return nil }
    // A folder of some few files outside of all features is no place for what everyone uses.
    let common = files[Key(layer: layer.name, feature: nil)].flatMap { $0.count * 2 >= all ? $0 : nil }
    guard let found = feature.flatMap({ files[Key(layer: layer.name, feature: $0)] }) ?? common else {
      let isInFeatures =
        (layer.kind.statesNeeds || layer.kind == .other)
        && files.keys.contains { $0.layer == layer.name && $0.feature != nil }
      return Home(layer: layer, folder: nil, isOutsideOfFeatures: feature == nil && isInFeatures)
    }
    let folder = found.folders?.joined(separator: "/") ?? ""
    // Extensions are no place for types, nor is a layer of no kind that is nothing else.
    let isOfExtensions = found.folders?.last.map { FolderNames[.extensions].contains(String($0)) } ?? false
    if isOfExtensions, layer.kind == .other { return nil }
    guard !isOfExtensions, found.folders?.isEmpty == false,
      let match = map.layer(of: folder + "/New.swift", module: found.module),
      architecture.layers[match.layer].name == layer.name
    else { return Home(layer: layer, folder: nil) }
    return Home(layer: layer, folder: folder, module: found.module)
  }

  /// The first layer of these kinds for which something holds.
  func home(
    of kinds: [LayerKind], for feature: String? = nil, where isWanted: (Layer) -> Bool = { _ in true }
  ) -> Home? {
    for kind in kinds {
      for layer in architecture.layers where layer.kind == kind && isWanted(layer) {
        if let home = home(layer, for: feature) { return home }
      }
    }
    return nil
  }

  /// The same, for what is in no feature.
  func common(of kinds: [LayerKind], where isWanted: (Layer) -> Bool = { _ in true }) -> Home? {
    home(of: kinds) { isWanted($0) && files[Key(layer: $0.name, feature: nil)] != nil }
  }

  /// Where both of two layers find what one of them states for the other; a file without a layer may use all.
  ///
  /// - Parameters:
  ///   - kinds: where it belongs, best first: protocols among contracts, values in a domain.
  ///   - layers: those of all who are to find it there, into the architecture's. Of those
  ///     who may not use the other one, all are sent to one place, where one is open to them.
  ///   - fits: whether what is to be there may be there.
  func between(
    _ user: Layer?, _ other: Layer?, for feature: String?, first kinds: [LayerKind] = [.contracts, .domain],
    of layers: Set<Int> = [], where fits: (Layer) -> Bool = { _ in true }
  ) -> Home? {
    func isOpen(_ layer: Layer) -> Bool {
      (user?.mayUse(layer.name) ?? true) && (other?.mayUse(layer.name) ?? true) && layer.name != other?.name
        && fits(layer)
    }
    let users = layers.sorted().map { architecture.layers[$0] }.filter { layer in
      other.map { !layer.mayUse($0.name) } ?? false
    }
    if users.count > 1 {
      func isOpenToAll(_ layer: Layer) -> Bool {
        isOpen(layer) && users.allSatisfy { $0.name == layer.name || $0.mayUse(layer.name) }
      }
      for layer in users where layer.kind.statesNeeds && isOpenToAll(layer) {
        if let home = home(layer, for: feature) { return home }
      }
      if let home = home(of: kinds, for: feature, where: isOpenToAll) { return home }
    }
    if let user, user.kind.statesNeeds, isOpen(user), let home = home(user, for: feature) { return home }
    if let home = home(of: kinds, for: feature, where: isOpen) { return home }
    if let user, isOpen(user), let home = home(user, for: feature) { return home }
    // One that is open to both is for what everyone uses; among several nothing says which.
    let others = architecture.layers.filter { $0.kind == .other && isOpen($0) && home($0) != nil }
    return others.count == 1 ? home(others[0], for: feature) : nil
  }

  /// Where a type that meets a need may be, and know it.
  func implementations(of need: CodeType, for type: CodeType) -> String {
    let kinds: [LayerKind] =
      type.file.source.feature == nil ? [.infrastructure, .data] : [.data, .infrastructure]
    let found = home(of: kinds, for: type.file.source.feature) { layer in
      need.file.layer.map { layer.mayUse($0.name) } ?? true
    }
    return found?.name ?? "a layer that implements needs"
  }

  /// "layer 'presentation'" where there is one of that kind, else other words for it.
  func layer(of kinds: LayerKind..., else words: String) -> String {
    for kind in kinds {
      for layer in architecture.layers where layer.kind == kind && home(layer) != nil {
        return "layer '\(layer.name)'"
      }
    }
    return words
  }
}

extension Homes: KnownOfCode {
  package func saysTheSame(as other: Homes) -> Bool {
    files == other.files && counts == other.counts && needed == other.needed
  }
  package func asking(_ codebase: Codebase) -> Homes { self }
}
