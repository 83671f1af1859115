import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Corrects by who uses whom what folders and their names alone have put together or told apart.
struct LayersByUse {
  private(set) var layers: [ObservedLayer]
  /// The folders of each layer, as positions in `uses`; of one that holds several modules, those.
  private var parts: [[Int]]
  private let folders: [ObservedFolder]
  /// Between folders.
  private let uses: [[Int]]
  private let content: FileContent

  init(_ layers: [ObservedLayer], _ content: FileContent, _ uses: ObservedUses) {
    self.layers = layers
    self.content = content
    var folders: [ObservedFolder] = []
    parts = layers.map { layer in
      let own = layer.folders.flatMap(\.modules)
      folders += own
      return Array(folders.count - own.count..<folders.count)
    }
    self.folders = folders
    self.uses = uses.between(folders.map(\.allFiles))
  }

  /// Folders that were put together by what they are called, of which one is on the other side of a layer between them, are
  /// no row: each such folder becomes a layer.
  mutating func takeApart() {
    while let found = layers.indices.flatMap(candidates).max(by: {
      ($0.gain, -folders[$0.part].allFiles.count) < ($1.gain, -folders[$1.part].allFiles.count)
    }) {
      let folder = folders[found.part]
      let rest = parts[found.layer].filter { $0 != found.part }
      layers[found.layer].folders = rest.map { folders[$0] }
      layers[found.layer].files = layers[found.layer].folders.flatMap(\.allFiles)
      parts[found.layer] = rest
      let name = layers[found.layer].name
      if rest.count == 1, name == layers[found.layer].kind?.rawValue || ModulesByKind.isNameOfGroup(name) {
        layers[found.layer].name = folders[rest[0]].layerName
      }
      let shows = content.kind(of: folder.allFiles, atLeast: 80) == .presentation
      layers.append(
        ObservedLayer(
          name: folder.layerName, kind: shows ? .presentation : nil, folders: [folder],
          files: folder.allFiles,
          isOtherwise: shows))
      parts.append([found.part])
    }
  }

  /// View models are a layer of their own where folders tell them from views and they do not know those.
  mutating func tellViewModelsApart() {
    for layer in layers.indices where layers[layer].kind == .presentation && parts[layer].count > 1 {
      let models = parts[layer].filter { content.shown(in: folders[$0].allFiles) == .models }
      let others = parts[layer].filter { !models.contains($0) }
      guard !models.isEmpty, !others.isEmpty else { continue }
      let (known, knowing) = (count(models, others), count(others, models))
      guard knowing >= Self.fewestOfOrder, known * 10 <= knowing,
        !layers.contains(where: { $0.name == "views" || $0.name == "view-models" })
      else { continue }
      keep(others, in: layer, as: "views")
      append(models, named: "view-models", .presentation)
    }
  }

  /// Fewer are no order.
  private static let fewestOfOrder = 5

  private mutating func keep(_ kept: [Int], in layer: Int, as name: String) {
    parts[layer] = kept
    layers[layer].folders = kept.map { folders[$0] }
    layers[layer].files = layers[layer].folders.flatMap(\.allFiles)
    layers[layer].name = kept.count == 1 ? folders[kept[0]].layerName : name
  }

  private mutating func append(_ some: [Int], named name: String, _ kind: LayerKind?) {
    let folders = some.map { self.folders[$0] }
    layers.append(
      ObservedLayer(
        name: folders.count == 1 ? folders[0].layerName : name, kind: kind, folders: folders,
        files: folders.flatMap(\.allFiles)))
    parts.append(some)
  }

  /// Folders of a layer without which fewer uses would go both ways.
  private func candidates(in layer: Int) -> [(layer: Int, part: Int, gain: Int)] {
    // Screens use each other both ways, as a whole they are a layer.
    guard parts[layer].count > 1, layers[layer].kind != .presentation else { return [] }
    // What is used the wrong way a few times is to be told, whichever folder it is in; but no module uses another one
    // the wrong way, so that only their being put together does.
    let areModules = parts[layer].contains { folders[$0].isModule }
    let isRow = layers[layer].folders.allSatisfy { FolderNames[.features].contains(lastPart(of: $0.parent)) }
    let others = parts.indices.filter {
      $0 != layer && (areModules || !areSlips(parts[layer], parts[$0], ofRow: isRow))
    }
    let before = others.reduce(0) { $0 + bothWays(parts[layer], parts[$1]) }
    guard before >= Self.fewest else { return [] }
    return parts[layer].compactMap { part in
      guard !layers.contains(where: { $0.name == folders[part].layerName }) else { return nil }
      let rest = parts[layer].filter { $0 != part }
      let after = others.reduce(bothWays([part], rest)) {
        $0 + bothWays([part], parts[$1]) + bothWays(rest, parts[$1])
      }
      let gain = before - after
      return gain >= Self.fewest && after * 2 <= before ? (layer, part, gain) : nil
    }
  }

  /// Fewer may be slips.
  private static let fewest = 3

  private func areSlips(_ some: [Int], _ others: [Int], ofRow isRow: Bool) -> Bool {
    let (there, back) = (count(some, others), count(others, some))
    // One of many features is no layer because others use it.
    if isRow { return min(there, back) * 3 <= max(there, back) }
    return min(there, back) <= ObservedOrder.mostSlips && min(there, back) * 5 <= max(there, back)
  }

  private func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// What shows, and uses and is used by the large layer beside it that shows, is a part of that: a screen in a folder of
  /// its own.
  mutating func joinScreens() {
    while let found = screensOfAnother.max(by: { $0.uses < $1.uses }) {
      layers[found.other].folders += layers[found.layer].folders
      layers[found.other].files += layers[found.layer].files
      parts[found.other] += parts[found.layer]
      layers.remove(at: found.layer)
      parts.remove(at: found.layer)
    }
  }

  private var screensOfAnother: [(layer: Int, other: Int, uses: Int)] {
    let shows = layers.map { content.kind(of: $0.files, atLeast: 40) == .presentation }
    return layers.indices.flatMap { layer in
      layers.indices.compactMap { other in
        guard layer != other, shows[other], layers[layer].isSmall(beside: layers[other]) else { return nil }
        let both = bothWays(parts[layer], parts[other])
        // Protocols that name screens are theirs.
        if layers[layer].kind == .contracts {
          let parents = Set((layers[layer].folders + layers[other].folders).map(\.parent))
          return both >= Self.fewest && parents.count == 1 ? (layer, other, both) : nil
        }
        let all = count(parts[layer], parts[other]) + count(parts[other], parts[layer])
        let isPart = shows[layer] && !layers[layer].isNamed && both > 1 && both * 6 >= all
        return isPart ? (layer, other, both) : nil
      }
    }
  }

  /// Uses that go the rarer way.
  private func bothWays(_ some: [Int], _ others: [Int]) -> Int {
    min(count(some, others), count(others, some))
  }

  private func count(_ users: [Int], _ used: [Int]) -> Int {
    users.reduce(0) { sum, user in used.reduce(sum) { $0 + uses[user][$1] } }
  }
}

extension ObservedLayer {
  /// Whether a name says what it is there for: `Views` are views, whoever uses them.
  var isNamed: Bool {
    kind != nil && !isOtherwise
  }

  /// Folders of an app side by side; not modules, which have an order.
  fileprivate func isSmall(beside other: ObservedLayer) -> Bool {
    files.count * 3 <= other.files.count && !folders.contains(where: \.isModule)
      && folders.allSatisfy { folder in
        other.folders.contains { folder.parent == $0.parent || folder.path.hasPrefix($0.parent + "/") }
      }
  }
}
