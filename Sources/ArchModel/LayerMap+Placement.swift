extension LayerMap {
  /// All that the path of a file, and the module it belongs to, say about its place.
  package func placement(of path: String, module: FileModule? = nil) -> FilePlacement {
    let path = RelativePath(path)
    let found = layer(of: path, module: module?.name)
    var placement = FilePlacement(
      layer: found?.layer, feature: found.map(\.feature) ?? feature(of: path), module: module,
      isTest: TestPath.isTestPath(path) || Self.isManifest(path),
      isInCompositionRoot: isInCompositionRoot(path, module: module?.name))
    placement.isByRoleFolder = found.map(isGuess) ?? false
    return placement
  }

  /// `Package.swift` and `Package@swift-6.0.swift` are no part of the app.
  private static func isManifest(_ path: RelativePath) -> Bool {
    guard let file = path.components.last else { return false }
    let name = path.bytes[file]
    return name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift-".utf8)
  }

  private func isInCompositionRoot(_ path: RelativePath, module: String?) -> Bool {
    if let module, compositionRoot.modules.contains(module) { return true }
    return compositionRoot.files.contains { $0.match(path) != nil }
  }
}
