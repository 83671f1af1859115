import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchReports
import ArchRules

/// `archcheck explain` about a rule of the team's own: why there is one, what it looks at and what it finds there.
struct OwnRuleText {
  let rule: OwnRule
  /// Where it is, such as `architecture.json:12`.
  let place: String
  let record: DecisionRecord?
  /// `nil` where there is no code to look at.
  let result: Result?

  struct Result {
    let reach: OwnRuleReach
    let findings: [Finding]
    /// What paths are prefixed with to be those of the working directory.
    let pathPrefix: String
  }

  /// How many of what is looked at, and of what is found, are named.
  var shown = 10

  var text: String {
    var sections = [
      "\(rule.id) (a rule of this codebase, \(place))", section("WHY", Self.prose(rule.because)),
    ]
    if let cited = rule.setting.decision {
      sections.append(section("DECISION", record.map { Self.prose(Self.line(about: $0)) } ?? cited))
    }
    if let fix = rule.fix { sections.append(section("FIX", Self.prose(fix))) }
    sections.append(section("SAYS", clauses))
    if let result {
      sections.append(section("LOOKS AT", looksAt(result)))
      sections.append(section("FINDS", finds(result)))
    }
    return Self.whole(sections)
  }

  /// Only what the rule looks at and what it finds there, before it has a place.
  var trialText: String {
    guard let result else { return "" }
    return Self.whole([section("LOOKS AT", looksAt(result)), section("FINDS", finds(result))])
  }

  private static func whole(_ sections: [String]) -> String {
    TerminalText.escapedLines(sections.joined(separator: "\n\n")) + "\n"
  }

  static func line(about record: DecisionRecord) -> String {
    let status = record.status?.status.map { ", \($0.rawValue)" } ?? ""
    return "Here: \(record.id) \(record.titleText) (\(record.path)\(status))"
  }

  private var clauses: String {
    rule.parts.flatMap { key, selection in lines(selection).map { "\(key) \($0)" } }.joined(separator: "\n")
  }

  /// One for each word of a selection.
  private func lines(_ selection: OwnRuleSelection) -> [String] {
    selection.clauses.map { clause in
      let nested = clause.selections.map { "{ \(lines($0).joined(separator: "; ")) }" }
      return "\(clause.matcher.rawValue): \((clause.patterns.map(\.text) + nested).joined(separator: ", "))"
    }
      + selection.excluded.map { "not: { \(lines($0).joined(separator: "; ")) }" }
      + (selection.alternatives.isEmpty
        ? []
        : [
          "anyOf: "
            + selection.alternatives.map { "{ \(lines($0).joined(separator: "; ")) }" }.joined(
              separator: ", ")
        ])
      + count(selection)
  }

  private func count(_ selection: OwnRuleSelection) -> [String] {
    guard let count = selection.count else { return [] }
    if count.lowerBound == count.upperBound { return ["count: \(count.lowerBound)"] }
    return (count.lowerBound > 0 ? ["atLeast: \(count.lowerBound)"] : [])
      + (count.upperBound < Int.max ? ["atMost: \(count.upperBound)"] : [])
  }

  private func looksAt(_ result: Result) -> String {
    let paths = result.reach.paths
    let files = "\(paths.count) \(paths.count == 1 ? "file" : "files")"
    guard let declarations = result.reach.declarations else {
      return ([files] + some(paths) { result.pathPrefix + $0 }).joined(separator: "\n")
    }
    let what = declarations.count == 1 ? rule.subject.word : rule.subject.rawValue
    let heading = "\(declarations.count) \(what) in \(files)"
    return ([heading] + some(declarations) { "\($0.name) (\(result.pathPrefix)\($0.path):\($0.line))" })
      .joined(separator: "\n")
  }

  private func finds(_ result: Result) -> String {
    if rule.setting.level == .off, rule.setting.levelsByPath.isEmpty { return "nothing: it is off" }
    let count = result.findings.count
    guard count > 0 else { return "nothing" }
    let heading = "\(count) \(count == 1 ? "place" : "places"), before suppressions and the baseline"
    return
      ([heading]
      + some(result.findings) {
        "\(result.pathPrefix)\($0.path):\($0.range.start.line):\($0.range.start.column): \($0.message)"
      }).joined(separator: "\n")
  }

  private func some<Item>(_ items: [Item], _ line: (Item) -> String) -> [String] {
    let rest = items.count - shown
    return items.prefix(shown).map { "  " + line($0) } + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  private static func prose(_ text: String) -> String {
    WrappedText.lines(text, width: 76).joined(separator: "\n")
  }
}
