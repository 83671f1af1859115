import ArchConfig

extension LayerMap {
  /// All that the path of a file, and the module it belongs to, say about its place.
  ///
  /// - Parameter layer: the one that claims the file by its types.
  package func placement(
    of path: String, module: FileModule? = nil, claimedBy layer: Int? = nil
  ) -> FilePlacement {
    let path = RelativePath(path)
    let found = self.layer(of: path, module: module?.name, claimedBy: layer)
    var placement = FilePlacement(
      layer: found?.layer, feature: found.map(\.feature) ?? feature(of: path), module: module,
      isInCompositionRoot: isInCompositionRoot(path, module: module?.name))
    placement.match = found
    placement.isByRoleFolder = found.map(isGuess) ?? false
    placement.isOfNoFeature = found?.isOfNoFeature ?? false
    return placement
  }

  private func isInCompositionRoot(_ path: RelativePath, module: String?) -> Bool {
    if let module, compositionRoot.modules.contains(module) { return true }
    return compositionRoot.files.contains { $0.match(path) != nil }
  }
}
