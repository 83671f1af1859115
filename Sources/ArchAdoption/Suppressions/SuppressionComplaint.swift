import ArchConfig
import ArchFacts
import ArchModel
import ArchRules

/// Why a comment silences nothing.
enum SuppressionIdleness: Sendable {
  case noCodeBelow
  /// Another comment with a smaller reach silences the same.
  case shadowed
  /// Without a last line to the end of the file.
  case nothingFound(first: Int, last: Int?, isRegion: Bool)
}

/// Something wrong with a comment that silences, at its place.
struct SuppressionComplaint {
  enum Kind {
    case mistake(Suppression.Mistake.Kind, in: Suppression)
    case unknownRule(String, nearest: String?)
    /// There is such a rule, but what it finds is not in code, or about comments.
    case notAboutCode(String)
    case expired(Suppression, on: Day)
    case unused(String, SuppressionIdleness, isOnlyRule: Bool)
    case unopened(String)
  }

  private let kind: Kind
  private let range: ByteRange
  /// What the comment speaks of, which tells it from others after the lines have moved.
  private let rule: String

  init(_ kind: Kind, at range: ByteRange, rule: String) {
    self.kind = kind
    self.range = range
    self.rule = rule
  }

  /// `nil` where the rule is off.
  func finding(in file: SourceFile, _ run: RuleRun) -> Finding? {
    let range = SourceRange(
      start: file.lines.location(at: range.start), end: file.lines.location(at: range.end))
    return run.finding(of: Suppressions.self, remark, at: range, in: file, about: .entry(rule))
  }

  private var remark: Remark {
    switch kind {
    case .mistake(let mistake, let comment): Self.remark(mistake, comment)
    case .unknownRule(let name, let nearest):
      Remark(
        "no rule is named '\(name)'",
        label: nearest.map { "did you mean '\($0)'?" } ?? "this silences nothing",
        fix: nearest.map { "write '\($0)'" } ?? "name a rule that 'archcheck rules' or \"own\" lists")
    case .notAboutCode(let name):
      Remark(
        "a comment in code cannot silence '\(name)'", label: "this rule does not look at code",
        fix: "remove it from the comment, or set the rule in architecture.json")
    case .expired(let comment, let day):
      Remark(
        "the suppression of \(Self.names(comment)) ended on \(day)", label: "it no longer silences anything",
        fix: "fix the code and remove the comment, or agree on another date")
    case .unused(let name, let idleness, let isOnlyRule):
      Remark(
        "the suppression of '\(name)' silences nothing", label: Self.label(idleness, name),
        fix: isOnlyRule ? "remove the comment" : "remove '\(name)' from the comment")
    case .unopened(let name):
      Remark(
        "'enable' of '\(name)' without a 'disable' before it", label: "nothing silences '\(name)' here",
        fix: "remove it, or write 'archcheck:disable \(name) - reason' where the region begins")
    }
  }

  private static func remark(_ mistake: Suppression.Mistake.Kind, _ comment: Suppression) -> Remark {
    let forms = Suppression.Verb.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    switch mistake {
    case .unknownVerb(let word):
      let nearest = Suppression.Verb(nearest: word)?.rawValue
      return Remark(
        "'archcheck:\(word)' is not a comment that archcheck knows",
        label: nearest.map { "did you mean '\($0)'?" } ?? "this silences nothing",
        fix: nearest.map { "write 'archcheck:\($0)'" } ?? "after 'archcheck:' write one of \(forms)")
    case .blankBeforeVerb(let verb):
      return Remark(
        "there is a space after 'archcheck:'", label: "so this silences nothing",
        fix: "write 'archcheck:\(verb.rawValue)'")
    case .noRule:
      let verb = comment.verb?.rawValue ?? ""
      return Remark(
        "'archcheck:\(verb)' names no rule", label: "so it means nothing",
        fix: "name the rules you mean, such as 'archcheck:\(verb) no-singletons'")
    case .unexpected(let word):
      return Remark(
        "'\(word)' is neither a rule after a comma nor a reason after ' - '",
        label: "from here on the comment is not understood",
        fix: "put a comma between rules, 'until' before a date such as 2026-12-31, ' - ' before the reason")
    case .notADay(let word):
      return Remark(
        word.isEmpty ? "there is no date after 'until'" : "'\(word)' after 'until' is not a date",
        label: "so the comment silences nothing", fix: "write a date such as 2026-12-31")
    case .dayInReason(let day):
      return Remark(
        "the date \(day) is in the reason, where it has no effect", label: "the suppression has no end",
        fix: "write 'until \(day)' before the ' - '")
    case .noReason:
      return Remark(
        "the suppression of \(names(comment)) gives no reason", label: "a reason is missing after this",
        fix: "write ' - ' and why the code may stay as it is")
    }
  }

  private static func names(_ comment: Suppression) -> String {
    comment.rules.map { "'\($0.text)'" }.joined(separator: ", ")
  }

  private static func label(_ idleness: SuppressionIdleness, _ rule: String) -> String {
    switch idleness {
    case .noCodeBelow: return "there is no code below"
    case .shadowed: return "another comment already silences what '\(rule)' finds"
    case .nothingFound(_, nil, _): return "'\(rule)' finds nothing from here to the end of the file"
    case .nothingFound(let first, let last?, let isRegion):
      if isRegion { return "'\(rule)' finds nothing from here to line \(last)" }
      return first == last
        ? "'\(rule)' finds nothing on line \(first)" : "'\(rule)' finds nothing on lines \(first) to \(last)"
    }
  }
}
