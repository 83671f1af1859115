import ArchConfig
import ArchFacts
import ArchModel

/// What one comment says that speaks to archcheck, mistakes included.
struct Suppression: Sendable {
  enum Verb: String, Sendable, CaseIterable {
    case next = "disable:next"
    case this = "disable:this"
    case region = "disable"
    case enable

    /// The one that a misspelt word was probably meant to be.
    init?(nearest word: String) {
      guard let name = NearestName.of(word, in: Self.allCases.map(\.rawValue)) else { return nil }
      self.init(rawValue: name)
    }
  }

  struct Name: Sendable {
    let text: String
    let range: ByteRange
  }

  /// The last day on which it holds; without a day something else is after `until`.
  struct End: Sendable {
    let day: Day?
    let range: ByteRange
  }

  struct Mistake: Sendable {
    enum Kind: Sendable {
      case unknownVerb(String)
      /// There is a space between `archcheck:` and a known verb, or one that is close to it.
      case blankBeforeVerb(Verb)
      case noRule
      /// Something that is neither a comma, `until` nor a hyphen.
      case unexpected(String)
      /// What follows `until`.
      case notADay(String)
      /// A day in the reason, where it does not count.
      case dayInReason(Day)
      case noReason
    }

    let kind: Kind
    let range: ByteRange
  }

  /// From its slashes to its end.
  let comment: ByteRange
  /// From `archcheck:` to the last word before the reason.
  var head: ByteRange
  /// Without one it says nothing that could be heeded.
  var verb: Verb?
  var rules: [Name] = []
  var end: End?
  /// After the hyphen, without blanks around it.
  var reason: ByteRange?
  var mistakes: [Mistake] = []
}
