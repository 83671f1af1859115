import ArchConfig
import ArchModel

enum Suggestion {
  /// `. Did you mean 'format'?`, or nothing when no name is near.
  static func text(for word: String, among known: [String]) -> String {
    NearestName.of(word, in: known).map { ". Did you mean '\($0)'?" } ?? ""
  }
}
