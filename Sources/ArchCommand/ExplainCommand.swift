import ArchDecisions
import ArchModel
import ArchReports
import ArchRules

/// `archcheck explain`: what a rule asks and why; what a type or a file is and why; what is wrong at a line.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let subject = Subject(arguments.operands.first ?? "")
    switch subject {
    case .rule(let rule):
      let cited = try decision(arguments) { $0.setting(of: rule.about.id)?.decision }
      try Output.standard.answer(text(about: rule, decision: cited))
    case .preset(let preset): try Output.standard.answer(PresetText.render(preset))
    case .ownRules: try Output.standard.answer(OwnRulesGuideText.text)
    case .unknownRule(let id):
      guard let rule = try ownRule(id, arguments) else { throw .unknownSubject(id, known: names) }
      let cited = try decision(arguments) { _ in rule.setting.decision }
      try Output.standard.answer(text(about: rule, decision: cited))
    case .place(let path, let line):
      try Output.standard.answer(try ExplainedCode(arguments, path: path).text(about: path, line: line))
    case .type(let name):
      try Output.standard.answer(try ExplainedCode(arguments, path: nil).text(aboutType: name))
    }
    return .clean
  }

  /// Of rules and presets.
  static var names: [String] { RuleCatalog.all.map { $0.about.id } + Preset.all.map(\.name) }

  /// What a person asks about.
  enum Subject {
    case rule(any Rule.Type)
    case preset(Preset)
    /// How to write one's own.
    case ownRules
    case unknownRule(String)
    case place(path: String, line: Int?)
    case type(String)

    init(_ word: String) {
      if let rule = RuleCatalog.rule(word) {
        self = .rule(rule)
        return
      }
      if let preset = Preset.named(word) {
        self = .preset(preset)
        return
      }
      if word == "own" {
        self = .ownRules
        return
      }
      let (path, line) = Self.splitLine(word)
      let exists = (try? SystemCalls.kind(of: SystemPath(path), followingLink: true)) != nil
      if exists || path.contains("/") || path.hasSuffix(".swift") {
        self = .place(path: path, line: line)
      } else if word.utf8.contains(UInt8(ascii: "-")) {
        // No type has a hyphen in its name.
        self = .unknownRule(word)
      } else {
        self = .type(word)
      }
    }

    /// `A.swift:12` and `A.swift:12:5`, as editors and compilers write places.
    private static func splitLine(_ word: String) -> (path: String, line: Int?) {
      var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var numbers: [Int] = []
      while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      return (parts.joined(separator: ":"), numbers.first)
    }
  }

  /// The record that the config here rests a rule on. A config with mistakes is no reason not to explain.
  private static func decision(
    _ arguments: Arguments, cited: (Architecture) -> String?
  ) throws(Failure) -> DecisionRecord? {
    var scoped = arguments
    scoped.operands = ["."]
    guard let config = try ConfigFile(for: scoped, at: ["."]), let architecture = config.readQuietly(),
      let cited = cited(architecture)
    else { return nil }
    return RecordFiles(try CheckScope(scoped), architecture, rules: []).log.record(cited: cited)
  }

  static func text(about rule: any Rule.Type, decision: DecisionRecord? = nil) -> String {
    let about = rule.about
    let sections = [
      "\(about.id) (\(about.severity.rawValue))\n\(about.summary)",
      section("WHY", prose(about.why)),
      section("DECISION", prose(([about.decision] + lines(about: decision)).joined(separator: "\n"))),
      section("BREAKS IT", about.bad),
      section("KEEPS IT", about.good),
      section("FIX", prose(about.fix)),
      section("OPTIONS", options(of: rule)),
      section("TURNED ON BY", turnedOn(rule)),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func lines(about record: DecisionRecord?) -> [String] {
    guard let record else { return [] }
    let status = record.status?.status.map { ", \($0.rawValue)" } ?? ""
    return ["Here: " + TerminalText.escaped("\(record.id) \(record.titleText) (\(record.path)\(status))")]
  }

  /// A rule of the team's own, by the config of the working directory.
  private static func ownRule(_ id: String, _ arguments: Arguments) throws(Failure) -> OwnRule? {
    let config = try ConfigFile(for: arguments, at: ["."])
    return try config?.architecture().own.first { $0.id == id }
  }

  private static func text(about rule: OwnRule, decision: DecisionRecord?) -> String {
    var sections = ["\(rule.id) (a rule of this codebase)", section("WHY", prose(rule.because))]
    if let cited = rule.setting.decision {
      sections.append(section("DECISION", decision == nil ? cited : prose(lines(about: decision).joined())))
    }
    if let fix = rule.fix { sections.append(section("FIX", prose(fix))) }
    return TerminalText.escapedLines(sections.joined(separator: "\n\n")) + "\n"
  }

  private static func prose(_ text: String) -> String {
    WrappedText.lines(text, width: 76).joined(separator: "\n")
  }

  private static func turnedOn(_ rule: any Rule.Type) -> String {
    if let subject = RuleCatalog.subject(of: rule) { return "\(subject), wherever there are some" }
    return "the presets " + Preset.names(turningOn: rule.about.id).joined(separator: ", ")
  }

  private static func options(of rule: any Rule.Type) -> String {
    let severity = "error, warning, note or off; or an object with one for each path pattern."
    let own = RuleCatalog.options(of: rule).map { ($0.name, "\($0.help) Default: \($0.defaultValue)") }
    let users =
      RuleCatalog.allowsUsers(rule)
      ? "It names what is used, or who uses it." : "Of a use it names what is used, not who uses it."
    let allow = (
      "allow",
      "What the rule leaves alone, by its name with or without the types around it, with '*'. \(users)"
    )
    let hasNames = !(rule is any AdoptionRule.Type)
    return ([("severity", severity)] + (hasNames ? [allow] : []) + own).map { name, meaning in
      let lines = WrappedText.lines(meaning, width: 72)
      return ([name + ":"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
