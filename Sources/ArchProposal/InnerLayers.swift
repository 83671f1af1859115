import ArchConfig
import ArchModel

/// Folders within layers that are layers of their own, as their names say, or belong to the screens, as most of what is in
/// them does; and three quarters or more of what goes both ways between the layer around and the others goes to them.
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
    /// The layer of screens that they belong to; `nil` where they are one by themselves.
    var screens: Int?
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
        guard used >= Self.fewestUses else { return nil }
        return found(folders, in: index, before) ?? ofScreens(folders, in: index, before)
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

  /// Among what keeps data or is of the business, folders in which most files import the user interface, and which screens
  /// use and which use these: sources of what lists show. No name has a say.
  private func ofScreens(_ folders: [ObservedFolder], in layer: Int, _ before: Int) -> Found? {
    let (own, around) = (Set(folders.flatMap(\.allFiles)), layers[layer])
    guard own.count >= Self.fewestFiles, own.count * 2 <= around.files.count,
      around.kind?.meetsNeeds == true || around.kind == .domain, !folders.contains(where: \.isModule),
      own.count(where: { codebase.files[$0].facts.importsUserInterface }) * 2 > own.count,
      claimNoOthers(folders, own)
    else { return nil }
    let all = bothWays(layers.map(\.files))
    return layers.indices.compactMap { screens -> Found? in
      guard screens != layer, content.kind(of: layers[screens].files, atLeast: 40) == .presentation else {
        return nil
      }
      var files = layers.map(\.files)
      files[layer].removeAll(where: own.contains)
      files[screens] += own
      let gain = all - bothWays(files)
      return gain >= Self.fewestUses && (before - gain) * 4 <= before
        ? Found(layer: layer, folders: folders, kind: .presentation, screens: screens, gain: gain) : nil
    }.max { $0.gain < $1.gain }
  }

  /// How many uses go the rarer way between groups of files.
  private func bothWays(_ groups: [[FileID]]) -> Int {
    let between = uses.between(groups)
    return groups.indices.reduce(0) { sum, one in
      groups.indices.dropFirst(one + 1).reduce(sum) { $0 + min(between[one][$1], between[$1][one]) }
    }
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
    if let screens = found.screens {
      layers[screens].folders += found.folders
      layers[screens].files += files
      return
    }
    layers.append(
      ObservedLayer(
        name: found.folders[0].layerName, kind: found.kind, folders: found.folders, files: files))
  }
}
