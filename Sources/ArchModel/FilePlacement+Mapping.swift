extension FilePlacement {
  /// Where the file at a path belongs.
  package init(of path: String, in architecture: Architecture, by layers: LayerMap) {
    let relativePath = RelativePath(path)
    let module = Self.module(of: relativePath)
    let match = layers.layer(of: relativePath, module: module)
    let root = architecture.compositionRoot
    self.init(
      layer: match?.layer,
      feature: match?.feature ?? layers.feature(of: relativePath),
      module: module,
      isTest: TestPath.isTestPath(relativePath) || Self.isManifest(relativePath),
      isInCompositionRoot: root.files.contains { $0.match(relativePath) != nil }
        || module.map(root.modules.contains) ?? false)
  }

  /// By SwiftPM's layout the folder below the last `Sources` or `Tests`; elsewhere the outermost folder, as
  /// Xcode has one for each target. A file outside of folders has none.
  private static func module(of path: RelativePath) -> String? {
    let folders = path.components.dropLast().map { path.bytes[$0] }
    let isSourceRoot = { (name: ArraySlice<UInt8>) in
      name.elementsEqual("Sources".utf8) || name.elementsEqual("Tests".utf8)
    }
    if let sources = folders.lastIndex(where: isSourceRoot), sources + 1 < folders.count {
      return String(decoding: folders[sources + 1], as: UTF8.self)
    }
    return folders.first.map { String(decoding: $0, as: UTF8.self) }
  }
}
