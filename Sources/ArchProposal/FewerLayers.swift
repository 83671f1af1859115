import ArchConfig
import ArchModel

/// Layers that are too many to read, put together until they are few enough: those first that belong together, are small,
/// and lose no order between them or to others.
struct FewerLayers {
  private(set) var layers: [ObservedLayer]
  private var uses: [[Int]]
  /// Of each layer, so that every pair is compared without looking at folders again.
  private var traits: [Traits] = []
  private let content: FileContent
  private let total: Int

  private struct Traits {
    let hasModules: Bool
    /// The folder around all of its own; `nil` where there are several.
    let parent: String?
    /// The first part of its paths; `nil` where there are several.
    let top: String?
    let isOfExtensions: Bool

    init(_ layer: ObservedLayer, _ content: FileContent) {
      isOfExtensions = content.isOfExtensions(layer)
      hasModules = layer.folders.contains(where: \.isModule)
      let parents = Set(layer.folders.map(\.parent))
      parent = parents.count == 1 ? parents.first : nil
      let tops = Set(layer.folders.map { $0.path.prefix { $0 != "/" } })
      top = tops.count == 1 ? tops.first.map(String.init) : nil
    }
  }

  init(_ layers: [ObservedLayer], most: Int, _ content: FileContent, _ uses: ObservedUses) {
    self.layers = layers
    self.content = content
    self.uses = uses.between(layers.map(\.files))
    traits = layers.map { Traits($0, content) }
    total = max(1, layers.reduce(0) { $0 + $1.files.count })
    if layers.count > most { joinTargets(uses.between(layers.map(\.files), inRoot: true)) }
    while self.layers.count > most, let pair = cheapest { join(pair.some, pair.other) }
  }

  /// Small targets beside the app, such as widgets: those that something starts in and next to nothing uses, and those that
  /// nothing uses at all.
  private mutating func joinTargets(_ byRoot: [[Int]]) {
    let reach = uses.indices.map { index in
      uses.indices.count { uses[index][$0] + byRoot[index][$0] > 0 }
    }
    func most(of some: [Int]) -> Int? { some.max { (reach[$0], $1) < (reach[$1], $0) } }
    // The app itself uses most of the others; where none is a third of the code, it is one that something starts in.
    let starts = layers.indices.filter { layers[$0].startsApp }
    let isLarge = layers.contains { $0.files.count * 3 > total }
    let app = isLarge ? most(of: Array(layers.indices)) : most(of: starts) ?? most(of: Array(layers.indices))
    let beside = layers.indices.filter { index in
      let used = uses.reduce(0) { $0 + $1[index] }
      // A module that anybody uses, if only what makes it, is a part of the app.
      let isTarget =
        layers[index].startsApp && used <= ObservedOrder.mostSlips
        || layers[index].folders.allSatisfy(\.isModule) && used + byRoot.reduce(0) { $0 + $1[index] } == 0
      return isTarget && !layers[index].isAround && index != app
        && layers[index].files.count * Self.smallShare < total
    }
    guard let first = beside.first else { return }
    for other in beside.dropFirst().reversed() { join(first, other, as: "app-extensions") }
  }

  private static let smallShare = 10

  private var cheapest: (some: Int, other: Int, cost: Int)? {
    layers.indices.flatMap { some in
      layers[(some + 1)...].indices.compactMap { other in
        cost(some, other).map { (some: some, other: other, cost: $0) }
      }
    }.min { $0.cost < $1.cost }
  }

  /// `nil` for what is never one.
  private func cost(_ some: Int, _ other: Int) -> Int? {
    let (one, two) = (layers[some], layers[other])
    guard !one.holdsStart, !two.holdsStart else { return nil }
    var cost = min(one.files.count, two.files.count) * Self.weightOfSize / total
    for between in layers.indices where between != some && between != other {
      cost += 2 * min(uses[some][between], uses[between][other])
      cost += 2 * min(uses[other][between], uses[between][some])
    }
    let (there, back) = (uses[some][other], uses[other][some])
    let isOther = one.kind.flatMap { kind in two.kind.map { kind != $0 } }
    // What is used both ways is no order to lose, but between screens and what leads to them there is never one.
    let mutual = isOther == true ? 0 : 3 * min(there, back)
    cost += min(max(there, back) - mutual, Self.weightOfSize / 2)
    if let isOther { cost += isOther ? 2 * Self.kinship : -Self.kinship }
    // What puts the app together is nobody else's part.
    if (one.kind == .composition) != (two.kind == .composition) { cost += 3 * Self.kinship }
    // Nor is what a layer shows of itself what is behind that.
    if one.isInterface != two.isInterface { cost += 3 * Self.kinship }
    // A module is no part of another one.
    if traits[some].hasModules != traits[other].hasModules { cost += 10 * Self.kinship }
    if there == 0, back == 0 { cost += Self.kinship }
    // What nobody uses stands at the other end than what all use.
    if isOnTop(some) != isOnTop(other), there == 0, back == 0 { cost += Self.kinship }
    // What only adds to the types of others has none of its own, and who uses it is not seen.
    if traits[some].isOfExtensions != traits[other].isOfExtensions { cost += 2 * Self.kinship }
    // What many layers rest on belongs to none of them.
    if isBase(some) != isBase(other) { cost += Self.kinship }
    // What a name tells is worth a layer.
    for layer in [one, two] where layer.isNamed && isOther != false { cost += Self.kinship }
    if traits[some].top == nil || traits[some].top != traits[other].top { cost += 3 * Self.kinship }
    return parent(of: some, other) == nil ? cost : cost - Self.kinship
  }

  /// The folder around all of both.
  private func parent(of some: Int, _ other: Int) -> String? {
    traits[some].parent == traits[other].parent ? traits[some].parent : nil
  }

  /// What both are, or where both are; `nil` where that says nothing, or another one is called so.
  private func name(_ some: Int, _ other: Int) -> String? {
    let (one, two) = (layers[some], layers[other])
    let large = one.files.count < two.files.count ? two : one
    // A module with a little more is still called as it is.
    if traits[some].hasModules, traits[other].hasModules,
      min(one.files.count, two.files.count) * Self.smallShare < large.files.count
    {
      return large.name
    }
    let name =
      if let kind = one.kind, kind == two.kind, kind == .presentation || one.isNamed || two.isNamed {
        kind.rawValue
      } else {
        parent(of: some, other).flatMap {
          areMost(of: $0, some, other) ? ObservedFolder.telling(of: $0) : nil
        }
        .flatMap { $0.isEmpty ? nil : ObservedFolder.layerName(of: $0) }
      }
    return layers.indices.contains { $0 != some && $0 != other && layers[$0].name == name }
      ? nil : name ?? Self.beginning(of: one.name, two.name)
  }

  /// `payments` of `payments` and `payments-live`.
  private static func beginning(of one: String, _ two: String) -> String? {
    let (short, long) = one.utf8.count < two.utf8.count ? (one, two) : (two, one)
    return long.hasPrefix(short + "-") ? short : nil
  }

  /// Whether two hold most of what is in the folder around them: a name of that would say the same of all others in it.
  private func areMost(of parent: String, _ some: Int, _ other: Int) -> Bool {
    let all = layers.filter { layer in
      layer.folders.contains { $0.parent == parent || $0.path.hasPrefix(parent + "/") || parent.isEmpty }
    }
    let both = layers[some].files.count + layers[other].files.count
    return both * 2 > all.reduce(0) { $0 + $1.files.count }
  }

  private func isBase(_ index: Int) -> Bool {
    uses[index].allSatisfy { $0 == 0 } && uses.count { $0[index] > 0 } > 2
  }

  private func isOnTop(_ index: Int) -> Bool {
    uses.allSatisfy { $0[index] == 0 } && uses[index].contains { $0 > 0 }
  }

  private static let weightOfSize = 60
  private static let kinship = 15

  private mutating func join(_ some: Int, _ other: Int, as name: String? = nil) {
    let (one, two) = (layers[some], layers[other])
    var joined = one.files.count < two.files.count ? two : one
    joined.folders = one.folders + two.folders
    joined.files = one.files + two.files
    joined.isOtherwise = one.isOtherwise && two.isOtherwise
    joined.name = name ?? self.name(some, other) ?? joined.name
    if one.kind != two.kind {
      // The word for what only one of them is says nothing of both, unless the other is small.
      let isSmall = min(one.files.count, two.files.count) * 4 < joined.files.count
      let isOfOne = !isSmall && joined.kind.map { $0.rawValue == joined.name } ?? false
      let largest = joined.folders.max { ($0.allFiles.count, $1.path) < ($1.allFiles.count, $0.path) }
      joined.kind = content.kind(of: joined.files, atLeast: 80)
      if isOfOne, joined.kind == nil, let largest { joined.name = largest.layerName }
    }
    layers[some] = joined
    layers.remove(at: other)
    traits[some] = Traits(joined, content)
    traits.remove(at: other)
    for index in uses.indices {
      uses[index][some] += uses[index][other]
      uses[some][index] += uses[other][index]
    }
    uses[some][some] = 0
    uses.remove(at: other)
    for index in uses.indices { uses[index].remove(at: other) }
  }
}
