import ArchConfig
import ArchKnowledge

/// Joins the patterns of several features: `Features/Auth/Domain/**` and `Features/Cart/Domain/**`.
struct FeaturePatterns {
  private let files: [(path: RelativePath, layer: String?)]

  init(_ files: [(path: RelativePath, layer: String?)]) { self.files = files }

  static let parents = FolderNames[.features]

  func joined(_ patterns: [String], of layer: String) -> [String] {
    var groups: [String: [String]] = [:]
    for pattern in patterns {
      if let general = general(pattern) { groups[general, default: []].append(pattern) }
    }
    var result: [String] = []
    for pattern in patterns {
      guard let general = general(pattern), let group = groups[general], group.count > 1,
        claimsOnly(general, layer)
      else {
        result.append(pattern)
        continue
      }
      if pattern == group.first { result.append(general) }
    }
    return result
  }

  /// With `{feature}` for the folder below one that holds features.
  private func general(_ pattern: String) -> String? {
    var parts = pattern.split(separator: "/").map(String.init)
    guard let parent = parts.dropLast().firstIndex(where: Self.parents.contains),
      !parts[parent + 1].contains("*")
    else { return nil }
    parts[parent + 1] = "{feature}"
    return parts.joined(separator: "/")
  }

  private func claimsOnly(_ pattern: String, _ layer: String) -> Bool {
    let pattern = PathPattern(pattern)
    return files.allSatisfy { $0.layer == layer || $0.layer == nil || pattern.match($0.path) == nil }
  }
}
