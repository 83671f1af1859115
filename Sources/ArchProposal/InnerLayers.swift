import ArchConfig
import ArchModel

/// Folders within layers that are layers of their own: their names say so, and nearly all that uses the layer around the
/// wrong way uses them.
struct InnerLayers {
  private(set) var layers: [ObservedLayer]
  private let content: FileContent
  private let uses: ObservedUses

  private struct Found {
    let layer: Int
    let folder: ObservedFolder
    let kind: LayerKind
    /// How many uses fewer go both ways.
    let gain: Int
  }

  init(_ layers: [ObservedLayer], most: Int, _ content: FileContent, _ uses: ObservedUses) {
    self.layers = layers
    self.content = content
    self.uses = uses
    while self.layers.count < most, let found = best { takeOut(found) }
  }

  /// Fewer files are no layer, and fewer uses may be slips of a few.
  private static let fewest = 3

  private var best: Found? {
    let between = uses.between(layers.map(\.files))
    return layers.indices.flatMap { index -> [Found] in
      let before = layers.indices.reduce(0) { $0 + min(between[index][$1], between[$1][index]) }
      guard before >= Self.fewest else { return [] }
      return inner(layers[index]).compactMap { found($0, in: index, before) }
    }
    .max { ($0.gain, $1.folder.path) < ($1.gain, $0.folder.path) }
  }

  private func inner(_ layer: ObservedLayer) -> [ObservedFolder] {
    var open = layer.folders.flatMap(\.folders)
    var all: [ObservedFolder] = []
    while let folder = open.popLast() {
      all.append(folder)
      open += folder.folders
    }
    return all
  }

  private func found(_ folder: ObservedFolder, in layer: Int, _ before: Int) -> Found? {
    let (own, around) = (folder.allFiles, layers[layer])
    guard own.count >= Self.fewest, own.count * 2 <= around.files.count, !folder.isModule,
      let kind = content.kindByName(folder), kind != around.kind,
      !layers.contains(where: { $0.name == folder.layerName })
    else { return nil }
    let inside = Set(own)
    let rest = around.files.filter { !inside.contains($0) }
    let others = layers.indices.filter { $0 != layer }.map { layers[$0].files }
    let between = uses.between([own, rest] + others)
    func bothWays(_ some: Int, _ other: Int) -> Int { min(between[some][other], between[other][some]) }
    let after = (2..<others.count + 2).reduce(bothWays(0, 1)) { $0 + bothWays(0, $1) + bothWays(1, $1) }
    let gain = before - after
    return gain >= Self.fewest && after * 4 <= before
      ? Found(layer: layer, folder: folder, kind: kind, gain: gain) : nil
  }

  private mutating func takeOut(_ found: Found) {
    let files = Set(found.folder.allFiles)
    layers[found.layer].folders = layers[found.layer].folders.map { $0.without([found.folder.path]) }
    layers[found.layer].files.removeAll(where: files.contains)
    layers.append(
      ObservedLayer(
        name: found.folder.layerName, kind: found.kind, folders: [found.folder],
        files: found.folder.allFiles))
  }
}
