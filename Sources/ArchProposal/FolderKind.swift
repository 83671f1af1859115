import ArchConfig
import ArchModel

extension FileContent {
  /// What a folder is by its name, unless what is in it is plainly something else.
  func kindByName(_ folder: ObservedFolder) -> LayerKind? {
    let named = LayerKind(inferredFrom: folder.telling)
    guard named != .other else { return nil }
    let files = folder.allFiles
    guard let found = kind(of: files) else { return named }
    // Flows may be nothing but screens.
    if named == .coordinators, found != named, roles(of: files)[.coordinator] == nil { return nil }
    return Self.agree(named, found) ? named : nil
  }

  /// What tells a repository from a client, or a protocol from a value, is not in every name.
  static func agree(_ named: LayerKind, _ found: LayerKind) -> Bool {
    if named == found { return true }
    return switch (named, found) {
    case (.data, .infrastructure), (.data, .domain), (.infrastructure, .data), (.infrastructure, .domain),
      (.contracts, .domain), (.domain, .infrastructure), (.domain, .data), (.coordinators, .presentation):
      true
    case (.boot, _), (.coordinators, _), (.composition, _), (.contracts, _), (.domain, _), (.data, _),
      (.infrastructure, _), (.presentation, _), (.other, _):
      false
    }
  }
}
