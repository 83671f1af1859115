import ArchConfig
import ArchModel

// What to do instead of using a type of a feature.
extension Advice {
  /// What belongs to everyone is in no feature.
  func insteadOfFeature(_ uses: TypeUsesInFile) -> String {
    let type = uses.type
    // Beside the business there is room for values and needs, and for nothing that is shown or works.
    let kinds: [LayerKind] =
      switch nature(of: type) {
      case .value, .wireValue, .protocol: [.contracts, .domain, .other]
      case .worker, .namespace, .factory, .view, .viewModel, .coordinator, .container: [.other]
      }
    // Where another rule would tell of it next, it is not sent.
    let common = homes.common(of: kinds) { layer in
      (uses.file.layer?.mayUse(layer.name) ?? true)
        && (!layer.kind.statesNeeds || fits(type, layer, uses.file.source))
    }
    let home = homes.seen(common, by: [uses.file.source])
    let move =
      "move '\(type.name)' to \(home?.name ?? "a place outside of the features") if it belongs to everyone"
    switch nature(of: type) {
    case .value, .wireValue: return move + ", or pass a plain value instead"
    case .protocol, .worker, .namespace, .factory:
      return move + ", or take a protocol for what is needed of it"
    case .view, .viewModel, .coordinator: return move + ", or let a coordinator lead to it"
    case .container:
      return "take only what is needed from '\(type.name)', and pass it from the composition root"
    }
  }
}
