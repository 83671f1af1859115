package import ArchConfig
import ArchKnowledge

/// Where a file belongs, and by what.
package struct LayerMatch: Sendable, Hashable {
  package enum List: Sendable { case files, modules, otherwise, types }

  /// Index into the architecture's layers.
  package var layer: Int
  package var feature: String?
  /// Whether the team made a layer of a folder that another layer takes for a feature: `Features/Base/**` beside
  /// `Features/{feature}/**`. It is of no feature then.
  package var isOfNoFeature = false
  /// Whether a preset's pattern for what serves a feature has captured it: of `Payments API` another folder has to say
  /// that there are payments to be seen.
  package var isFeatureToBeShown = false
  /// The list of the layer that claimed the file, and the pattern in it; 0 for types.
  package var list: List
  package var pattern: Int
}

/// Answers for every file which layer it belongs to.
///
/// Built once for a run: it sorts the patterns by a folder name that each needs, so that a path is compared
/// only with the few that could match it.
package struct LayerMap: Sendable {
  struct Entry: Sendable {
    let layer: Int
    let list: LayerMatch.List
    let index: Int
    let pattern: PathPattern
    let isPreset: Bool
    let leavesFeatureToBeShown: Bool
    /// `Common` says less than any other folder, wherever that is, and so do a package for all of the app and `Sources`.
    let isVague: Bool
    /// A folder of models says less than what folders within it are called: `Models/Services` holds services.
    private let isOfModels: Bool
    /// A folder of view models says more than that it is in one of data or services.
    private let isOfViewModels: Bool
    private let meetsNeeds: Bool
    private let claimsFolders: Bool

    private static let vaguePatterns: Set<String> = {
      let folders = FolderNames[.vague].map { "\($0)/**" }
      return Set(folders).union(folders.map { "*/" + $0 }).union(folders.map { "**/" + $0 })
    }()
    private static let modelPatterns = Set(FolderNames[.models].map { "**/\($0)/**" })
    private static let viewModelPatterns = Set(FolderNames[.viewModels].map { "**/\($0)/**" })

    /// - Parameter written: what is compared with paths, where that is not the pattern itself.
    init(
      _ layer: Layer, _ number: Int, _ list: LayerMatch.List, index: Int, _ pattern: PathPattern,
      as written: PathPattern? = nil
    ) {
      self.layer = number
      self.list = list
      self.index = index
      self.pattern = written ?? pattern
      isPreset = layer.origin.isPreset
      leavesFeatureToBeShown = layer.leavesFeatureToBeShown(by: pattern)
      isVague = isPreset && Self.vaguePatterns.contains(pattern.text)
      isOfModels = isPreset && Self.modelPatterns.contains(pattern.text)
      isOfViewModels = isPreset && Self.viewModelPatterns.contains(pattern.text)
      meetsNeeds = isPreset && layer.kind.meetsNeeds
      claimsFolders = pattern.text.hasSuffix("/**")
    }

    /// Whether it says more of a file than another one of what files are otherwise: with the same to say, the one nearest
    /// to the root does.
    func precedes(_ other: Entry, _ depth: Int, _ otherDepth: Int) -> Bool {
      if isVague != other.isVague { return other.isVague }
      if isOfModels != other.isOfModels, claimsFolders, other.claimsFolders { return other.isOfModels }
      if isOfViewModels, other.meetsNeeds { return true }
      if other.isOfViewModels, meetsNeeds { return false }
      return depth < otherDepth
    }
  }

  /// In the order in which they claim: every layer's files and modules, then every layer's `otherwise`.
  let entries: [Entry]
  /// The team's that capture a feature.
  private let featureEntries: [Entry]
  /// Where `otherwise` begins in `entries`.
  private let firstOtherwise: Int
  private let presetLayers: Set<Int>
  /// What the layers leave to others; only of those that do.
  private let exceptions: [Int: [PathPattern]]
  private let features: [PathPattern]
  private let usualFeatures: [PathPattern]
  /// By the names of their features.
  private let featurePackages: Set<String>
  let compositionRoot: CompositionRoot
  /// Entries whose pattern needs a component of this name, by its hash.
  private var byName: [UInt64: [Int32]] = [:]
  /// Entries whose pattern needs a component that ends in these up to eight bytes.
  private var byEnding: [(mask: UInt64, ending: UInt64, entry: Int32)] = []
  private var byModule: [Int32] = []
  /// Entries that could match anything.
  private var others: [Int32] = []

  /// - Parameter featurePackages: the names that patterns which ask for a feature package may capture.
  package init(_ architecture: Architecture, featurePackages: Set<String> = []) {
    self.featurePackages = featurePackages
    var entries: [Entry] = []
    func append(_ patterns: [PathPattern], _ list: LayerMatch.List, _ layer: Layer, _ number: Int) {
      for (index, pattern) in patterns.enumerated() {
        entries.append(Entry(layer, number, list, index: index, pattern))
        // A preset says what folders mean, and a team how it writes them.
        guard layer.origin.isPreset, list != .modules else { continue }
        for small in pattern.inSmallLetters {
          entries.append(Entry(layer, number, list, index: index, pattern, as: small))
        }
      }
    }
    for (number, layer) in architecture.layers.enumerated() {
      append(layer.files, .files, layer, number)
      append(layer.modules, .modules, layer, number)
    }
    firstOtherwise = entries.count
    for (number, layer) in architecture.layers.enumerated() {
      append(layer.otherwise, .otherwise, layer, number)
    }
    self.entries = entries
    featureEntries = entries.filter { !$0.isPreset && $0.list != .modules && $0.pattern.capturesFeature }
    compositionRoot = architecture.compositionRoot
    presetLayers = Set(architecture.layers.indices.filter { architecture.layers[$0].origin.isPreset })
    exceptions = Dictionary(
      uniqueKeysWithValues: architecture.layers.enumerated().filter { !$1.except.isEmpty }.map {
        ($0, $1.except)
      })
    features = architecture.features
    usualFeatures =
      architecture.features.isEmpty
      ? architecture.usualFeatures.flatMap { [$0] + $0.inSmallLetters } : []
    for (number, entry) in entries.enumerated() { add(entry, Int32(number)) }
  }

  private mutating func add(_ entry: Entry, _ number: Int32) {
    if entry.list == .modules {
      byModule.append(number)
      return
    }
    // The last name of a pattern is the rarest: `Features` is in many paths, `Domain` in fewer.
    for segment in entry.pattern.segments.reversed() {
      switch segment {
      case .anyDepth: continue
      case .literal(let name):
        byName[NameHash.of(name[...]), default: []].append(number)
        return
      case .wild(let pieces):
        guard case .bytes(let ending) = pieces.last, !ending.elementsEqual(".swift".utf8) else { continue }
        let mask = ending.count >= 8 ? UInt64.max : (1 << UInt64(8 * ending.count)) - 1
        byEnding.append((mask, NameHash.ending(ending[...]), number))
        return
      }
    }
    others.append(number)
  }

  /// The layer that claims a file, with the feature its path names; `nil` when none does.
  package func layer(of path: String, module: String? = nil) -> LayerMatch? {
    layer(of: RelativePath(path), module: module)
  }

  package func layer(of path: RelativePath, module: String? = nil) -> LayerMatch? {
    var candidates = others
    for component in path.components {
      let name = path.bytes[component]
      if let numbers = byName[NameHash.of(name)] { candidates += numbers }
      let ending = NameHash.ending(name)
      for item in byEnding where ending & item.mask == item.ending { candidates.append(item.entry) }
    }
    let modulePath = module.map { RelativePath($0) }
    if modulePath != nil { candidates += byModule }
    candidates.sort()
    var nearest: (entry: Entry, match: PathMatch)?
    for number in candidates {
      let entry = entries[Int(number)]
      let target = entry.list == .modules ? modulePath : path
      guard let target, let match = match(entry.pattern, target), !isLeft(path, by: entry.layer) else {
        continue
      }
      if number < firstOtherwise { return found(entry, match, path) }
      let precedes = nearest.map { entry.precedes($0.entry, match.depth, $0.match.depth) } ?? true
      if precedes { nearest = (entry, match) }
    }
    return nearest.map { found($0.entry, $0.match, path) }
  }

  /// The same where a layer claims the file by its types, which say more than a preset's patterns and than what files
  /// are otherwise; among the team's own the first layer counts.
  package func layer(of path: RelativePath, module: String?, claimedBy layer: Int?) -> LayerMatch? {
    let found = self.layer(of: path, module: module)
    guard let layer, !isLeft(path, by: layer) else { return found }
    if let found, found.list != .otherwise, found.layer < layer, !presetLayers.contains(found.layer) {
      return found
    }
    return LayerMatch(
      layer: layer, feature: found.map(\.feature) ?? feature(of: path),
      isOfNoFeature: found?.isOfNoFeature ?? false,
      isFeatureToBeShown: found?.isFeatureToBeShown ?? false, list: .types, pattern: 0)
  }

  private func isLeft(_ path: RelativePath, by layer: Int) -> Bool {
    guard !exceptions.isEmpty else { return false }
    return exceptions[layer]?.contains { $0.match(path) != nil } ?? false
  }

  private func match(_ pattern: PathPattern, _ path: RelativePath) -> PathMatch? {
    guard let match = pattern.match(path) else { return nil }
    guard pattern.asksForFeaturePackage, let name = match.feature else { return match }
    return featurePackages.contains(name) ? match : nil
  }

  private func found(_ entry: Entry, _ match: PathMatch, _ path: RelativePath) -> LayerMatch {
    var feature = match.feature
    let isSetApart = feature == nil && isSetApart(path, by: entry)
    if let name = feature, !FeatureName.isFeature(name, inPreset: entry.isPreset) {
      feature = nil
    } else if feature == nil, !isSetApart {
      feature = self.feature(of: path)
      // Where the layer's features begin below it, `Features/Data/{feature}`, it is a folder of them.
      if let name = feature, !entry.isPreset, features.isEmpty,
        featureEntries.contains(where: {
          $0.layer == entry.layer && $0.pattern.segments.contains(.literal(Array(name.utf8)))
        })
      {
        feature = nil
      }
    }
    return LayerMatch(
      layer: entry.layer, feature: feature, isOfNoFeature: isSetApart,
      isFeatureToBeShown: entry.leavesFeatureToBeShown && feature != nil && feature == match.feature,
      list: entry.list, pattern: entry.index)
  }

  private func isSetApart(_ path: RelativePath, by entry: Entry) -> Bool {
    guard !featureEntries.isEmpty, !entry.isPreset, entry.list != .modules else { return false }
    return featureEntries.contains { other in
      guard other.layer != entry.layer, let name = self.match(other.pattern, path)?.feature else {
        return false
      }
      return entry.pattern.segments.contains(.literal(Array(name.utf8)))
    }
  }

  /// Whether a preset claims a file by a word for a role, which means different things in different layouts.
  func isGuess(_ match: LayerMatch) -> Bool { match.list == .otherwise && presetLayers.contains(match.layer) }

  /// Why a preset takes a folder for a feature.
  enum FeatureGuess {
    /// `Payments/Domain`
    case byFoldersWithin
    /// `Features/Payments`, by the name of the folder around in small letters.
    case byFolderAround(String)
  }

  /// `nil` where no preset does, or a package is one by its name.
  func guess(ofFeature path: RelativePath) -> FeatureGuess? {
    guard let pattern = usualFeatures.first(where: { match($0, path)?.feature != nil }),
      !pattern.asksForFeaturePackage
    else { return nil }
    if pattern.text.hasPrefix(Self.anyFolder) { return .byFoldersWithin }
    let parts = pattern.text.split(separator: "/")
    return parts.firstIndex(of: "{feature}").flatMap {
      $0 > 0 ? .byFolderAround(parts[$0 - 1].lowercased()) : nil
    }
  }

  private static let anyFolder = "**/{feature}/"

  /// The feature that a path names, whether or not a layer claims it.
  package func feature(of path: RelativePath) -> String? {
    for pattern in features {
      guard let name = pattern.match(path)?.feature else { continue }
      return FeatureName.isFeature(name, inPreset: false) ? name : nil
    }
    for pattern in usualFeatures {
      guard let name = match(pattern, path)?.feature else { continue }
      return FeatureName.isFeature(name, inPreset: true) ? name : nil
    }
    return nil
  }
}

extension Architecture {
  /// For one question. For many files, build a `LayerMap` once.
  package func layer(of path: String, module: String? = nil) -> LayerMatch? {
    LayerMap(self).layer(of: path, module: module)
  }
}

/// Numbers that two equal names share; unequal names may share them too, so a match is still to be made.
private enum NameHash {
  /// FNV-1a.
  static func of(_ name: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The last eight bytes, the last one lowest.
  static func ending(_ name: ArraySlice<UInt8>) -> UInt64 {
    var packed: UInt64 = 0
    for byte in name.suffix(8) { packed = packed << 8 | UInt64(byte) }
    return packed
  }
}
