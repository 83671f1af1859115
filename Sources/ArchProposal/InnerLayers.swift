import ArchConfig
import ArchModel

/// Folders within layers that are layers of their own: their names say so, and three quarters or more of what goes both
/// ways between the layer around and the others goes to them.
struct InnerLayers {
  private(set) var layers: [ObservedLayer]
  private let content: FileContent
  private let codebase: Codebase
  private let uses: ObservedUses

  /// Folders of one name within one layer, taken out together or not at all.
  private struct Found {
    let layer: Int
    let folders: [ObservedFolder]
    let kind: LayerKind
    /// How many uses fewer go both ways.
    let gain: Int
  }

  init(
    _ layers: [ObservedLayer], most: Int, _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses
  ) {
    self.layers = layers
    self.content = content
    self.codebase = codebase
    self.uses = uses
    while self.layers.count < most, let found = best { takeOut(found) }
  }

  private static let fewestFiles = 3
  /// Fewer uses may be slips of a few.
  private static let fewestUses = 3

  private var best: Found? {
    let files = layers.map(\.files)
    let between = uses.between(files)
    var users: [FileID: Int] = [:]
    uses.forEach(between: files) { use, _, _ in
      if case .file(let file) = use.target { users[file, default: 0] += 1 }
    }
    return layers.indices.flatMap { index -> [Found] in
      let before = layers.indices.reduce(0) { $0 + min(between[index][$1], between[$1][index]) }
      guard before >= Self.fewestUses else { return [] }
      return inner(layers[index]).compactMap { folders in
        // What others hardly use leaves all as it is; so every folder need not be tried.
        let used = folders.flatMap(\.allFiles).reduce(0) { $0 + users[$1, default: 0] }
        return used >= Self.fewestUses ? found(folders, in: index, before) : nil
      }
    }
    .max { ($0.gain, $1.folders[0].path) < ($1.gain, $0.folders[0].path) }
  }

  /// The folders within those of a layer, by their names.
  private func inner(_ layer: ObservedLayer) -> [[ObservedFolder]] {
    var open = layer.folders.flatMap(\.folders)
    var all: [ObservedFolder] = []
    while let folder = open.popLast() {
      all.append(folder)
      open += folder.folders
    }
    return Dictionary(grouping: all, by: \.layerName).values.map { $0.sorted { $0.path < $1.path } }
  }

  private func found(_ folders: [ObservedFolder], in layer: Int, _ before: Int) -> Found? {
    let (own, around) = (Set(folders.flatMap(\.allFiles)), layers[layer])
    guard let name = folders.first?.layerName, own.count >= Self.fewestFiles,
      own.count * 2 <= around.files.count, !folders.contains(where: \.isModule),
      let kind = content.kindByName(folders[0]), kind != around.kind,
      folders.allSatisfy({ content.kindByName($0) == kind }), !layers.contains(where: { $0.name == name }),
      claimNoOthers(folders, own)
    else { return nil }
    let rest = around.files.filter { !own.contains($0) }
    let others = layers.indices.filter { $0 != layer }.map { layers[$0].files }
    let between = uses.between([Array(own), rest] + others)
    func bothWays(_ some: Int, _ other: Int) -> Int { min(between[some][other], between[other][some]) }
    let after = (2..<others.count + 2).reduce(bothWays(0, 1)) { $0 + bothWays(0, $1) + bothWays(1, $1) }
    let gain = before - after
    return gain >= Self.fewestUses && after * 4 <= before
      ? Found(layer: layer, folders: folders, kind: kind, gain: gain) : nil
  }

  /// Of some folders a layer has only a part of their files.
  private func claimNoOthers(_ folders: [ObservedFolder], _ own: Set<FileID>) -> Bool {
    let patterns = folders.map { PathPattern($0.pattern) }
    return layers.allSatisfy { layer in
      layer.files.allSatisfy { file in
        own.contains(file)
          || !patterns.contains { $0.match(RelativePath(codebase.files[file].path)) != nil }
      }
    }
  }

  private mutating func takeOut(_ found: Found) {
    let files = found.folders.flatMap(\.allFiles)
    let (taken, paths) = (Set(files), Set(found.folders.map(\.path)))
    layers[found.layer].folders = layers[found.layer].folders.map { $0.without(paths) }
    layers[found.layer].files.removeAll(where: taken.contains)
    layers.append(
      ObservedLayer(
        name: found.folders[0].layerName, kind: found.kind, folders: found.folders, files: files))
  }
}
