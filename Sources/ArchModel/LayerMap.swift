/// Where a file belongs, and by what.
package struct LayerMatch: Sendable, Hashable {
  package enum List: Sendable { case files, modules, otherwise }

  /// Index into the architecture's layers.
  package var layer: Int
  package var feature: String?
  /// The list of the layer that claimed the file, and the pattern in it.
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
  }

  /// In the order in which they claim: every layer's files and modules, then every layer's `otherwise`.
  let entries: [Entry]
  private let features: [PathPattern]
  /// Entries whose pattern needs a component of this name, by its hash.
  private var byName: [UInt64: [Int32]] = [:]
  /// Entries whose pattern needs a component that ends in these up to eight bytes.
  private var byEnding: [(mask: UInt64, ending: UInt64, entry: Int32)] = []
  private var byModule: [Int32] = []
  /// Entries that could match anything.
  private var others: [Int32] = []

  package init(_ architecture: Architecture) {
    var entries: [Entry] = []
    for (layer, value) in architecture.layers.enumerated() {
      for (index, pattern) in value.files.enumerated() {
        entries.append(Entry(layer: layer, list: .files, index: index, pattern: pattern))
      }
      for (index, pattern) in value.modules.enumerated() {
        entries.append(Entry(layer: layer, list: .modules, index: index, pattern: pattern))
      }
    }
    for (layer, value) in architecture.layers.enumerated() {
      for (index, pattern) in value.otherwise.enumerated() {
        entries.append(Entry(layer: layer, list: .otherwise, index: index, pattern: pattern))
      }
    }
    self.entries = entries
    features = architecture.features
    for (number, entry) in entries.enumerated() { add(entry, Int32(number)) }
  }

  private mutating func add(_ entry: Entry, _ number: Int32) {
    if entry.list == .modules {
      byModule.append(number)
      return
    }
    var longest: [UInt8] = []
    for case .literal(let name) in entry.pattern.segments where name.count > longest.count { longest = name }
    if !longest.isEmpty {
      byName[NameHash.of(longest[...]), default: []].append(number)
      return
    }
    for case .wild(let pieces) in entry.pattern.segments {
      guard case .bytes(let ending) = pieces.last, ending.count > 2 else { continue }
      let mask = ending.count >= 8 ? UInt64.max : (1 << UInt64(8 * ending.count)) - 1
      byEnding.append((mask, NameHash.ending(ending[...]), number))
      return
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
    for number in candidates {
      let entry = entries[Int(number)]
      let target = entry.list == .modules ? modulePath : path
      guard let target, let match = entry.pattern.match(target) else { continue }
      return LayerMatch(
        layer: entry.layer, feature: match.feature ?? feature(of: path), list: entry.list,
        pattern: entry.index)
    }
    return nil
  }

  /// The feature a path names by the `features` of the configuration alone.
  package func feature(of path: RelativePath) -> String? {
    for pattern in features {
      if let match = pattern.match(path) { return match.feature }
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
