import ArchModel
import ArchReports
import ArchRules

/// `archcheck explain`: what a rule asks and why; what a type or a file is and why; what is wrong at a line.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let subject = Subject(arguments.operands.first ?? "")
    switch subject {
    case .rule(let rule): try Output.standard.answer(text(about: rule))
    case .preset(let preset): try Output.standard.answer(text(about: preset))
    case .unknownRule(let id): throw .unknownSubject(id, known: names)
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

  static func text(about rule: any Rule.Type) -> String {
    let about = rule.about
    let sections = [
      "\(about.id) (\(about.severity.rawValue))\n\(about.summary)",
      section("WHY", prose(about.why)),
      section("DECISION", prose(about.decision)),
      section("BREAKS IT", about.bad),
      section("KEEPS IT", about.good),
      section("FIX", prose(about.fix)),
      section("OPTIONS", options(of: rule)),
      section("PRESETS THAT TURN IT ON", Preset.names(turningOn: about.id).joined(separator: ", ")),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// All of it is read from the preset itself.
  static func text(about preset: Preset) -> String {
    let layers = preset.layers.map { layer in
      let lists = [("files", layer.files), ("modules", layer.modules), ("otherwise", layer.otherwise)]
      let patterns = lists.filter { !$0.1.isEmpty }.flatMap { name, patterns in
        WrappedText.lines("\(name): " + patterns.map(\.text).joined(separator: ", "), width: 72)
      }
      let used = layer.mayUse.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") } ?? "every layer"
      let lines = patterns + WrappedText.lines("may use: \(used)", width: 72)
      return (["\(layer.name):"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }
    let sections = [
      "\(preset.name) (preset)\n\(preset.summary)",
      section("WHY", prose(preset.reasoning)),
      section("LAYERS", layers.joined(separator: "\n")),
      section("RULES", preset.rules.map(line).joined(separator: "\n")),
      section("USE IT", "{ \"extends\": [\"\(preset.name)\"] } in architecture.json"),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// `no-singletons (warning): A type does not …`
  private static func line(_ rule: PresetRule) -> String {
    let about = RuleCatalog.rule(rule.id)?.about
    let weight = rule.level?.rawValue ?? about?.severity.rawValue ?? ""
    let options = rule.options.map { "; \($0.name): \($0.value.text)" }.joined()
    let lines = WrappedText.lines(about?.summary ?? "", width: 72).map { "    " + $0 }
    return (["\(rule.id) (\(weight)\(options))"] + lines).joined(separator: "\n")
  }

  private static func prose(_ text: String) -> String {
    WrappedText.lines(text, width: 76).joined(separator: "\n")
  }

  private static func options(of rule: any Rule.Type) -> String {
    let severity = "error, warning, note or off; or an object with one for each path pattern."
    let own = RuleCatalog.options(of: rule).map { ($0.name, "\($0.help) Default: \($0.defaultValue)") }
    let allow = ("allow", "Names of types that the rule leaves alone, with '*'.")
    return ([("severity", severity), allow] + own).map { name, meaning in
      let lines = WrappedText.lines(meaning, width: 72)
      return ([name + ":"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
