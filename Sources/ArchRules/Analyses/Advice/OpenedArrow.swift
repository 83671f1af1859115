import ArchConfig
import ArchModel

extension Advice {
  /// "let layer 'kit' use layer 'theme'": where a decision of the team's may be what is wrong, and not the code.
  ///
  /// `nil` where the used layer may use the other one, by whatever way, so that they would go round in a circle; and where
  /// all architectures of layers agree that one of these kinds does not know the other.
  func opening(_ user: Layer?, _ used: Layer?) -> String? {
    guard let user, let used, Self.mayKnow(user.kind, used.kind), !reaches(from: used, to: user) else {
      return nil
    }
    return "let layer '\(user.name)' use layer '\(used.name)'"
  }

  private static func mayKnow(_ user: LayerKind, _ used: LayerKind) -> Bool {
    switch user {
    case .contracts, .domain: false
    case .data, .infrastructure: used == .other || used.meetsNeeds
    case .other: used == .other || used.meetsNeeds || used.statesNeeds
    case .presentation, .coordinators, .boot, .composition: used == .other || used == user
    }
  }

  private func reaches(from start: Layer, to end: Layer) -> Bool {
    var open = [start]
    var seen: Set<String> = [start.name]
    while let layer = open.popLast() {
      if layer.mayUse(end.name) { return true }
      open += codebase.architecture.layers.filter { layer.mayUse($0.name) && seen.insert($0.name).inserted }
    }
    return false
  }
}
