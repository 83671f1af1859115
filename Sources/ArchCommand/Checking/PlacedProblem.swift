import ArchConfig
import ArchFacts
import ArchSystem

/// A mistake in a file that a check goes by, a config or a baseline, with the text that it is in.
struct PlacedProblem: Sendable {
  let problem: ConfigProblem
  let text: SourceText
  /// As it is spoken of.
  let path: String

  /// Takes what would be said on standard error, where somebody shows it in the file itself.
  @TaskLocal static var taken: Collected<PlacedProblem>?

  func say() {
    if let taken = Self.taken {
      taken.append(self)
    } else {
      Output.error.say(problem.rendered(in: text, path: path))
    }
  }
}
