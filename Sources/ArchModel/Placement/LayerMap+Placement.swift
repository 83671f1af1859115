import ArchConfig

extension LayerMap {
  /// All that the path of a file, and the module it belongs to, say about its place.
  package func placement(of path: String, module: FileModule? = nil) -> FilePlacement {
    let path = RelativePath(path)
    let found = layer(of: path, module: module?.name)
    var placement = FilePlacement(
      layer: found?.layer, feature: found.map(\.feature) ?? feature(of: path), module: module,
      isInCompositionRoot: isInCompositionRoot(path, module: module?.name))
    placement.isByRoleFolder = found.map(isGuess) ?? false
    placement.isOfNoFeature = found?.isOfNoFeature ?? false
    return placement
  }

  private func isInCompositionRoot(_ path: RelativePath, module: String?) -> Bool {
    if let module, compositionRoot.modules.contains(module) { return true }
    return compositionRoot.files.contains { $0.match(path) != nil }
  }
}
