import ArchFacts
import ArchKnowledge

/// What a `{feature}` in a path may be.
enum FeatureName {
  private static let shared = FeatureWords[.shared]

  private static let sharedLastWords = FeatureWords[.sharedEnding]

  /// Whether what a pattern captured is the name of a feature. `App/{feature}/**` captures a file that is in
  /// `App` itself, and a team that writes `{feature} API` has a `Shared API`, too.
  static func isFeature(_ name: String, inPreset: Bool) -> Bool {
    if name.hasSuffix(".swift") { return false }
    guard inPreset else { return !shared.contains(name) }
    // Where `Features` holds `Data`, `Domain` and `Presentation`, what is in them are the features.
    return !isShared(name) && !FeatureWords[.layerFolder].contains(name) && !FeatureWords[.age].contains(name)
  }

  /// Whether a folder in a feature's place holds code for all features: `Features/Shared`, `DesignSystem`,
  /// `AppKit`. Taken for a feature, everything that uses it would look like a break.
  static func isShared(_ name: String) -> Bool {
    if shared.contains(name) { return true }
    guard let last = CamelCaseWords.of(name).last else { return true }
    return sharedLastWords.contains(last)
  }
}
