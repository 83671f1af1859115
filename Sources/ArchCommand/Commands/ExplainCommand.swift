import ArchConfig
import ArchDecisions
import ArchJSON
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck explain`: what a rule asks and why; what a type or a file is and why; what is wrong at a line.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if let pair = ExplainedPair(arguments.operands) {
      try Output.standard.answer(try text(about: pair, arguments))
      return .clean
    }
    let word = arguments.operands.first ?? ""
    // Words of own rules and names in the code may be called like a metric: then both are told.
    let metric = Metric(rawValue: word)?.text
    do throws(Failure) {
      let text = try text(about: Subject(word), arguments)
      try Output.standard.answer([metric, text].compactMap(\.self).joined(separator: "\n"))
    } catch {
      guard let metric, error.isOfNothingThere else { throw error }
      try Output.standard.answer(metric)
    }
    return .clean
  }

  private static func text(about subject: Subject, _ arguments: Arguments) throws(Failure) -> String {
    if let text = try textAboutPlace(of: subject, arguments) { return text }
    switch subject {
    case .rule(let rule):
      let cited = try decision(arguments) { $0.setting(of: rule.about.id)?.decision }
      // Only the team knows which record decided it.
      let page = RulePage(rule, decision: cited.map { TerminalText.escaped(OwnRuleText.line(about: $0)) })
      return arguments.printsMarkdown ? page.markdown : page.text
    case .preset(let preset): return PresetText.render(preset)
    case .ownRules: return OwnRulesGuideText.text
    case .matcher(let matcher):
      // A layer may be called so, too.
      let group = (try? ExplainedCode(arguments, path: nil))?.text(aboutGroup: matcher.rawValue)
      return (group.map { $0 + "\n" } ?? "") + OwnRulesGuideText.text(about: matcher)
    case .unknownRule(let id):
      if let text = try text(aboutOwnRule: id, arguments) { return text }
      // Layers may have such names, where there is code.
      let code = try? ExplainedCode(arguments, path: nil)
      guard let text = code?.text(aboutGroup: id) else {
        throw .unknownSubject(id, known: names + ownRuleNames(arguments) + (code?.groupNames ?? []))
      }
      return text
    case .place(let path, let line):
      return try ExplainedCode(arguments, path: path).text(about: path, line: line)
    case .type(let name):
      if let text = try text(aboutOwnRule: name, arguments) { return text }
      return try ExplainedCode(arguments, path: nil).text(aboutType: name, otherSubjects: names)
    }
  }

  private static func text(about pair: ExplainedPair, _ arguments: Arguments) throws(Failure) -> String {
    var scoped = arguments
    scoped.operands = [pair.from] + [pair.folder].compactMap(\.self)
    return try ExplainedCode(scoped, path: nil).text(about: pair)
  }

  /// Of a rule and a file or a line; `nil` where the second argument is neither.
  private static func textAboutPlace(
    of subject: Subject, _ arguments: Arguments
  ) throws(Failure) -> String? {
    guard arguments.operands.count == 2, case .place(let path, let line) = Subject(arguments.operands[1]),
      try !SystemPath(named: path).isFolder
    else { return nil }
    var alone = arguments
    alone.operands.removeLast()
    switch subject {
    case .rule(let rule):
      return try ExplainedCode(alone, path: path).text(of: rule.about, inFile: path)
    case .unknownRule(let id), .type(let id):
      guard let rule = try ownRule(id, alone)?.rule else { return nil }
      return try ExplainedCode(alone, path: path).text(tracing: rule, at: path, line: line)
    case .preset, .ownRules, .matcher, .place: return nil
    }
  }

  /// Of rules, presets and metrics.
  static var names: [String] {
    RuleCatalog.all.map { $0.about.id } + Preset.all.map(\.name) + Metric.allCases.map(\.rawValue)
  }

  /// What a person asks about.
  enum Subject {
    case rule(any Rule.Type)
    case preset(Preset)
    /// How to write one's own.
    case ownRules
    /// A word of theirs.
    case matcher(OwnRuleMatcher)
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
      if word == "own" || OwnRulePlace(rawValue: word).map({ $0 != .selection }) ?? false {
        self = .ownRules
        return
      }
      if let matcher = OwnRuleMatcher(rawValue: word) {
        self = .matcher(matcher)
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
    guard let config = try ConfigFile(for: scoped, at: ["."]),
      let architecture = config.readingQuietly()?.architecture,
      let cited = cited(architecture)
    else { return nil }
    return RecordFiles(try CheckScope(scoped), architecture, rules: []).log.record(cited: cited)
  }

  /// `nil` when the config of the working directory has no such rule. A config with mistakes has said them.
  private static func text(aboutOwnRule id: String, _ arguments: Arguments) throws(Failure) -> String? {
    guard let (rule, file) = try ownRule(id, arguments) else { return nil }
    let record = try decision(arguments) { _ in rule.setting.decision }
    return OwnRuleText(
      rule: rule, place: "\(file):\(rule.idLocation.line)", record: record,
      result: try? ExplainedCode(arguments, path: nil).result(of: rule)
    ).text
  }

  /// With the config that it is in.
  private static func ownRule(
    _ id: String, _ arguments: Arguments
  ) throws(Failure) -> (rule: OwnRule, file: String)? {
    guard ownRuleNames(arguments).contains(id) || id.utf8.contains(UInt8(ascii: "-")),
      let config = try ConfigFile(for: arguments, at: ["."])
    else { return nil }
    let (architecture, sources) = try config.reading()
    guard let rule = architecture.own.first(where: { $0.id == id }) else { return nil }
    return (rule, sources.sources[rule.idLocation.document].path)
  }

  private static func ownRuleNames(_ arguments: Arguments) -> [String] {
    let config = try? ConfigFile(for: arguments, at: ["."])
    return config?.readingQuietly()?.architecture.own.map(\.id) ?? []
  }
}

extension Failure {
  /// Whether there is nothing of a name, or no code that could have it.
  fileprivate var isOfNothingThere: Bool {
    if case .unknownSubject = self { return true }
    if case .noSwiftFiles = self { return true }
    return false
  }
}
