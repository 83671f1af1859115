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
    let heading = "\(matcher.rawValue), \(matcher.standing)"
    let examples = guide.examples.map { example in
      [example.rule, "breaks it:", indented(example.bad), "follows it:", indented(example.good)]
        .joined(separator: "\n")
    }
    return heading + "\n" + indented(wrapped(guide.meaning)) + "\n\n"
      + indented(examples.joined(separator: "\n\n"))
  }

  private static let introduction = """
    RULES OF YOUR OWN

      "own" in architecture.json is a list of rules; a whole file may be

        { "own": [{ "id": "no-print", "in": { "except": "**/Log/**" },
                    "forbid": { "calls": "print" }, "because": "There is a log." }] }

      Words about layers need "layers" or a preset in "extends", words about
      features "features": "Features/{feature}/**" or such a preset. Each rule has
      an 'id' that no rule of archcheck has, says 'because', and what it forbids or
      requires:

        "in"       the files it looks at
        a subject  what it looks at there: "types", "properties", "functions",
                   "initializers", "cases", "imports", "calls", "members",
                   "macros", "writes" or "files"; without one, whole files
        "forbid"   what may not be there, or may not be so
        "require"  what must

      Each is a selection: words that all have to hold, with "not" for what must
      not hold (a selection, or a list of which none may) and "anyOf" for a list of
      which one must; without a subject 'forbid' and 'require' have neither. A word
      takes a string or a list; one match is enough. In 'forbid' all words about what
      something is hold together, too, and only each word about what is in it
      ('imports', 'calls', 'functions', …) is forbidden by itself.

      Where the name of a type, a module or a use may stand, so in most words but
      'named', 'attributed', 'parameters' and 'within', a selection may stand:

        "forbid": { "types": { "conformingTo": "Record", "layer": "data" } }
        "functions": { "of": { "named": "*Store", "not": { "layer": "data" } } }

      In 'require', "count", "atLeast" and "atMost" in such a selection say how
      many. "define" beside "own" gives selections a name, in lower case with
      hyphens ("view-models"), that can stand wherever a selection can. A string for
      a subject is a name, and of files a path: "types": "*Store" is
      "types": { "named": "*Store" }.
      What is used can be a subject, too: the rule is then about each such use.

        "imports": "UIKit", "require": { "files": "**/UI/**" }
        "calls": "NavigationLink", "require": { "named": "NavigationLink(value:)" }

      A word in braces, such as {x}, is the same text everywhere in one rule. One
      that only 'forbid' or 'require' has is another text than those of what the
      rule looks at:

        "in": { "files": "Features/{a}/**" },
        "forbid": { "types": { "files": "Features/{b}/**",
                               "not": { "named": "{b}Factory" } } }

      "slices" instead of a subject compares parts of the code: the last word in
      braces is the name of one. "forbid" is then "cycles" or "eachOther". Folders
      are compared with those beside them, files with all files:

        "slices": "Features/{slice}/**", "forbid": "eachOther"
        "slices": "**/{slice}.swift", "forbid": "cycles"

      "require" says what belongs to each, whatever else is forbidden:

        "slices": "Features/{slice}/**",
        "require": { "companion": "{slice}Factory" }

      "breaks" and "keeps" are Swift that breaks the rule and Swift that keeps it, a
      string or a list of them; they are tried at every start, and a rule that
      judges otherwise is an error. A line such as '// Cart/Data/Cart.swift' before
      the code says where it is; without one it is wherever the rule looks.

      "message" says what was found in your own words, and "fix" what to do. In both
      {match} is the name of what was found, and {x} what {x} of the rule stands for:

        "types": "{x}View", "require": { "types": "{x}Factory" },
        "message": "'{match}' is not made by '{x}Factory'"

      'archcheck try RULE' runs a rule before it is written down. 'severity', 'allow'
      and 'decision' mean what they mean for every rule. A file of rules and
      definitions can be named in "extends"; a rule with the id of one in there
      needs "replaces": true.

      Names are written as in Swift, with '*' for any text, also for none:
      no '@', no parentheses but for labels, which take no '*' ('pay(_:with:)'), the
      arguments of attributes ('available(*, unavailable)') and modifiers
      ('private(set)'), no regular expressions; a name that can match nothing is an
      error. A name matches however it is qualified by types and modules: 'Timer' is
      also 'Foundation.Timer', 'Item' also 'Cart.Item'. Leave out 'self.'; a call
      that has it is one of any receiver: '*.present'.

      A rule looks at the app's own code. Tests, previews, code under #if DEBUG,
      mocks and other doubles, and generated files are left alone unless
      "in": { "code": … } asks for them.

      A rule whose 'in', or whose types, functions or other declarations are nowhere
      is an error, unless it is "optional": true; an 'except', an 'allow', a name
      after 'not' or 'anyOf' or one of several names there that matches nothing is a
      warning. What 'forbid' names may well be nowhere: that is what the rule is for,
      so what should not be there at all belongs there and not in the subject.

      What cannot be asked: the text of comments, what is in files that are not
      Swift, which of several functions of one name is called, whether a value is
      ever read, how often a module changes. How code is laid out and how long it
      may be is for a linter.

      'archcheck explain ID' shows what a rule looks at and what it finds,
      'archcheck explain ID PATH' why it looks at what is in a file or leaves it out.
    """

  private static func wrapped(_ text: String) -> String {
    WrappedText.lines(text, width: 74).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

extension OwnRuleMatcher {
  /// Where it may stand, worded to follow it.
  fileprivate var standing: String {
    if self == .except { return "only in 'in'" }
    let subjects = OwnRuleSubject.allCases.filter { $0 != .files && speaks(of: $0) }.map(\.rawValue)
    switch family {
    case .place: return "in 'in' and of everything"
    case .description: return "of \(subjects.joined(separator: ", "))"
    case .tie, .content:
      let all = speaks(of: .files) ? ["files"] + subjects : subjects
      return "\(family == .tie ? "of" : "in") \(all.joined(separator: ", "))"
    }
  }
}
