/// Patterns that say of each file which layer it belongs to, as few as there can be: a folder whose files all
/// belong to one layer is one pattern.
struct FolderPatterns {
  /// By layer; in the order of paths.
  private(set) var files: [String: [String]] = [:]
  /// What is left of a folder when its exceptions are named.
  private(set) var otherwise: [String: [String]] = [:]

  /// - Parameter layers: for each path its layer; `nil` for files that nothing is known about.
  init(_ layers: [(path: String, layer: String?)]) {
    var root = Folder()
    for (path, layer) in layers {
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      root.add(parts[...], layer)
    }
    visit(root, path: "")
  }

  private struct Folder {
    var folders: [String: Folder] = [:]
    var files: [(name: String, layer: String?)] = []
    /// Of everything below, by layer.
    var counts: [String: Int] = [:]
    var unknown = 0

    mutating func add(_ path: ArraySlice<String>, _ layer: String?) {
      if let layer { counts[layer, default: 0] += 1 } else { unknown += 1 }
      guard let first = path.first else { return }
      if path.count == 1 {
        files.append((first, layer))
      } else {
        folders[first, default: Folder()].add(path.dropFirst(), layer)
      }
    }

    /// The layer of all that is known here, where that is most of it.
    var layer: String? {
      guard counts.count == 1, let only = counts.first, unknown <= only.value else { return nil }
      return only.key
    }
  }

  private mutating func visit(_ folder: Folder, path: String) {
    if !path.isEmpty, !isFeature(folder, path), let layer = folder.layer {
      files[layer, default: []].append(path + "**")
      return
    }
    if !folder.files.isEmpty { placeFiles(folder.files, path) }
    for (name, child) in folder.folders.sorted(by: { $0.key < $1.key }) {
      // A name that would be read as a pattern cannot be written as one.
      guard !name.contains(where: { "*?{}[]".contains($0) }) else { continue }
      visit(child, path: path + name + "/")
    }
  }

  /// A feature has layers, even if it has only one so far.
  private func isFeature(_ folder: Folder, _ path: String) -> Bool {
    folder.files.isEmpty
      && path.split(separator: "/").dropLast().last.map { FeaturePatterns.parents.contains(String($0)) }
        ?? false
  }

  /// The files that are directly in a folder: most of them by one pattern, the others by their names.
  private mutating func placeFiles(_ entries: [(name: String, layer: String?)], _ path: String) {
    var byLayer: [String: [String]] = [:]
    for (name, layer) in entries { if let layer { byLayer[layer, default: []].append(name) } }
    guard let most = byLayer.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return }
    let unknown = entries.count { $0.layer == nil }
    let isClear = byLayer.count == 1 && unknown <= most.value.count
    for (layer, names) in byLayer.sorted(by: { $0.key < $1.key }) where layer != most.key || !isClear {
      if layer == most.key, names.count > Self.mostNames { continue }
      files[layer, default: []] += patterns(for: names, path)
    }
    if isClear {
      files[most.key, default: []].append(path + "*.swift")
    } else if most.value.count > Self.mostNames {
      otherwise[most.key, default: []].append(path + "*.swift")
    }
  }

  private static let mostNames = 3

  /// A common ending where there is one, else each name.
  private func patterns(for names: [String], _ path: String) -> [String] {
    let written = names.filter { !$0.contains { "*?{}[]".contains($0) } }
    guard written.count > 1 else { return written.map { path + $0 } }
    let ending = Self.commonEnding(of: written.map { $0.dropLast(".swift".count) })
    return ending.isEmpty ? written.map { path + $0 } : [path + "*" + ending + ".swift"]
  }

  /// `UseCase` of `LoadUseCase` and `PayUseCase`: whole words only.
  private static func commonEnding(of names: [Substring]) -> Substring {
    guard var ending = names.first else { return "" }
    for name in names.dropFirst() {
      while !name.hasSuffix(ending) { ending = ending.dropFirst() }
    }
    return ending.drop { !$0.isUppercase }
  }
}
