import ArchConfig
import ArchModel
import ArchReports
import ArchRules

/// `archcheck explain own`: how a team writes a rule of its own, with an example of every matcher.
enum OwnRulesGuideText {
  static var text: String {
    ([introduction] + OwnRuleMatcher.allCases.map(part)).joined(separator: "\n\n") + "\n"
  }

  /// Only about one matcher.
  static func text(about matcher: OwnRuleMatcher) -> String {
    part(about: matcher) + "\n\nRun 'archcheck explain own' for all of it.\n"
  }

  private static func part(about matcher: OwnRuleMatcher) -> String {
    let guide = matcher.guide
    let places = OwnRuleMatcher.Place.allCases.filter { matcher.places.contains($0) }.map {
      "'\($0.rawValue)'"
    }
    let heading = "\(matcher.rawValue), in \(places.joined(separator: ", "))"
    let example = [guide.rule, "breaks it:", indented(guide.bad), "follows it:", indented(guide.good)]
    return heading + "\n" + indented(wrapped(guide.meaning)) + "\n\n"
      + indented(example.joined(separator: "\n"))
  }

  private static let introduction = """
    RULES OF YOUR OWN

      "own" in architecture.json is a list of rules. Each has an 'id', says
      'because', and what it forbids or requires:

        "in"       the files it looks at; all of what it lists must hold
        "types"    the types it looks at; without it, it looks at whole files
        "forbid"   what may not occur there
        "require"  what must

      Every matcher takes a string or a list; one match is enough. 'fix',
      'severity', 'allow' and 'decision' mean what they mean for every rule.

      Names are written as in Swift, with '*' for any run of letters: no '@',
      no parentheses, no regular expressions; a name that can match nothing is an
      error. A name matches however it is qualified: 'Timer' is also
      'Foundation.Timer', 'Item' also 'Cart.Item'. Leave out 'self.'.

      A rule looks at the app's own code. Tests, previews, code under #if DEBUG,
      mocks and other doubles, and generated files are left alone unless
      "in": { "code": … } asks for them.

      A rule that looks at nothing is an error, unless it is "optional": true.
      An 'except', an 'allow' or one of several alternatives that matches
      nothing is a warning. 'archcheck explain ID' shows what a rule looks at
      and what it finds.
    """

  private static func wrapped(_ text: String) -> String {
    WrappedText.lines(text, width: 74).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
