/// What a preset takes for the name of a feature.
enum FeatureName {
  private static let shared: Set<String> = [
    "Shared", "Common", "Core", "Base", "Foundation", "Utilities", "Utils", "Extensions", "Helpers",
    "Components", "Sources", "Tests", "Resources",
  ]

  private static let sharedLastWords: Set<String> = [
    "kit", "ui", "core", "common", "shared", "components", "system", "extensions", "utilities", "base",
  ]

  /// Whether a folder in a feature's place holds code for all features: `Features/Shared`, `DesignSystem`,
  /// `AppKit`. Taken for a feature, everything that uses it would look like a break.
  static func isShared(_ name: String) -> Bool {
    if shared.contains(name) { return true }
    guard let last = CamelCaseWords.of(name).last else { return true }
    return sharedLastWords.contains(last)
  }
}
