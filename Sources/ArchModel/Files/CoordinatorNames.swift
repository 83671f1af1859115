import ArchFacts
import ArchKnowledge

/// What the names of coordinators say.
enum CoordinatorNames {
  /// Whether a name says that what has it coordinates something else than screens: `UploadCoordinator`, and not
  /// `UploadScreenCoordinator`.
  static func speaksOfOtherBusiness(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name).dropLast()
    return words.contains(where: otherBusiness.contains) && !words.contains(where: shown.contains)
  }

  private static let otherBusiness = CoordinationWords[.otherBusiness]
  private static let shown = CoordinationWords[.shown]
}
