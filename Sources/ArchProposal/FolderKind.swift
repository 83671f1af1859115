import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

extension FileContent {
  /// What a folder is by its name, unless what is in it is plainly something else.
  func kindByName(_ folder: ObservedFolder) -> LayerKind? {
    let named = Self.named(folder)
    guard named != .other else { return nil }
    let files = folder.allFiles
    guard let found = kind(of: files) else { return named }
    // Flows may be nothing but screens.
    if named == .coordinators, found != named, roles(of: files)[.coordinator] == nil { return nil }
    return Self.agree(named, found) ? named : nil
  }

  /// What models and protocols are of, the folder around says: `Models` say one thing by themselves and another within
  /// `Data`; and what talks to servers or the device there is of the data as well.
  private static func named(_ folder: ObservedFolder) -> LayerKind {
    let own = LayerKind(inferredFrom: folder.telling)
    // A feature has a domain of its own, wherever features are.
    guard !CamelCaseWords.of(folder.telling).contains(own.rawValue) else { return own }
    let around = folder.path.split(separator: "/").dropLast().lazy
      .filter { !FolderNames[.features].contains(String($0)) }
      .map { LayerKind(inferredFrom: String($0)) }
      .first { $0 != .other }
    return switch around {
    case .data: own.statesNeeds || own == .infrastructure ? .data : own
    case .infrastructure, .presentation: own.statesNeeds ? around ?? own : own
    case .boot, .coordinators, .composition, .contracts, .domain, .other, nil: own
    }
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
