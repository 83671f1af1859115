import ArchReports

/// What the command line asks for.
struct Arguments: Equatable {
  var command: Command = .check
  /// Paths of `check`, `adr` and `facts`; the folder of `review`; what `explain` is about, and the folder of the code; the command that `help` is asked about.
  var operands: [String] = []
  var configPath: String?
  var usesConfig = true
  /// Of the report on standard output.
  var format: ReportFormat?
  var reports: [RequestedReport] = []
  var color: ColorChoice = .auto
  var isQuiet = false
  var isVerbose = false
  var showsTimings = false
  /// Of `init`: on standard output instead of into a file.
  var printsOnly = false
  /// Of `rules`: a table for a README.
  var printsMarkdown = false
  /// Of `facts`: how many there are, instead of the facts.
  var printsCounts = false
  var failOn: FailingSeverity = .error
  /// Instead of the one that the config names or that lies in its place.
  var baselinePath: String?
  var usesBaseline = true
  /// Whether entries of the baseline that nothing is left of make the exit code 1.
  var failsOnStale = false
  /// Of `review`: what the change is compared with.
  var base: String?
  /// Of `review`: where it is written, instead of to standard output.
  var outputPath: String?
  /// Of `check`: only findings in files that changed since then are reported.
  var changedSince: String?
  /// Rules to run; empty means all that are on.
  var rules: [String] = []
  var skippedRules: [String] = []
}

/// In the order of the help.
enum Command: String, CaseIterable {
  case check, review, baseline, adr, explain, `init`, config, rules, schema, facts, completions, help, version
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

enum FailingSeverity: String, CaseIterable {
  case error, warning, note, never
}

/// A mistake on the command line, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose usage helps.
  var command: Command?
}

/// A flag as users see it; the parser and the help both come from the table.
struct Flag {
  enum Name: String, CaseIterable {
    case config = "--config"
    case noConfig = "--no-config"
    case format = "--format"
    case report = "--report"
    case rule = "--rule"
    case skipRule = "--skip-rule"
    case failOn = "--fail-on"
    case baseline = "--baseline"
    case noBaseline = "--no-baseline"
    case failOnStale = "--fail-on-stale"
    case base = "--base"
    case changedSince = "--changed-since"
    case output = "--output"
    case color = "--color"
    case quiet = "--quiet"
    case verbose = "--verbose"
    case markdown = "--markdown"
    case print = "--print"
    case count = "--count"
    case timings = "--timings"
    case version = "--version"
    case help = "--help"
  }

  let name: Name
  var short: String?
  /// What stands for its value in the help; `nil` if it takes none.
  var value: String?
  let summary: String
  let commands: [Command]

  static let all: [Flag] = [
    Flag(
      name: .config, value: "PATH", summary: "Use this config instead of the nearest architecture.json.",
      commands: [.check, .review, .baseline, .adr, .explain, .config, .rules]),
    Flag(
      name: .noConfig, summary: "Ignore architecture.json and recognise the layout instead.",
      commands: [.check, .review, .baseline, .adr, .explain, .config, .rules]),
    Flag(
      name: .format, short: "-f", value: "FORMAT", summary: "How findings are written on standard output.",
      commands: [.check, .adr]),
    Flag(
      name: .report, value: "FORMAT[=PATH]",
      summary: "Write findings in this format, into a file if given; may be given several times.",
      commands: [.check, .adr]),
    Flag(
      name: .rule, value: "ID", summary: "Run only this rule; may be given several times.",
      commands: [.check, .adr]),
    Flag(
      name: .skipRule, value: "ID", summary: "Leave this rule out; may be given several times.",
      commands: [.check, .adr]),
    Flag(
      name: .failOn, value: choices(of: FailingSeverity.self),
      summary: "The lowest severity that makes the exit code 1; 'error' unless given.",
      commands: [.check, .review, .adr]),
    Flag(
      name: .base, value: "REF",
      summary: "Compare with the commit at which the change left this branch; the main branch unless given.",
      commands: [.review]),
    Flag(
      name: .output, short: "-o", value: "PATH", summary: "Write the review into this file.",
      commands: [.review]),
    Flag(
      name: .changedSince, value: "REF",
      summary: "Check all of the code, but report only on files changed since leaving this branch.",
      commands: [.check]),
    Flag(
      name: .baseline, value: "PATH", summary: "Use this baseline of known findings.",
      commands: [.check, .review, .baseline]),
    Flag(name: .noBaseline, summary: "Report known findings, too.", commands: [.check]),
    Flag(
      name: .failOnStale, summary: "Exit with 1 when the baseline has findings that are fixed.",
      commands: [.check]),
    Flag(
      name: .color, value: choices(of: ColorChoice.self),
      summary: "Colour the output; 'auto' heeds the terminal and NO_COLOR.",
      commands: [.check, .adr, .explain]),
    Flag(
      name: .quiet, short: "-q", summary: "Findings only: no summary, no remarks.",
      commands: [.check, .review, .adr, .facts]),
    Flag(
      name: .verbose, short: "-v", summary: "Say also what was left out or could not be resolved.",
      commands: [.check, .adr]),
    Flag(name: .print, summary: "Print the config instead of saving it.", commands: [.`init`]),
    Flag(name: .markdown, summary: "Print the catalogue as a Markdown table.", commands: [.rules]),
    Flag(
      name: .count, summary: "Print only how many facts of each kind there are.", commands: [.facts]),
    Flag(
      name: .timings, summary: "Say on standard error how long each step took.",
      commands: [.check, .facts]),
    Flag(name: .version, summary: "Print the version.", commands: Command.allCases),
    Flag(name: .help, short: "-h", summary: "Print this help.", commands: Command.allCases),
  ]

  static func choices<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}

extension Arguments {
  /// Flags and operands may mix; `--` ends the flags; `--flag=value` and `--flag value` are the same.
  init(parsing words: [String]) throws(UsageError) {
    self.init()
    var rest = words[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      self.command = command
      rest.removeFirst()
    }
    var wantsHelp = false
    var wantsVersion = false
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      let flag = try flag(named: name)
      switch flag.name {
      case .help: wantsHelp = true
      case .version: wantsVersion = true
      case .config, .noConfig, .format, .report, .rule, .skipRule, .failOn, .baseline, .noBaseline,
        .failOnStale, .base, .changedSince, .output, .color, .quiet, .verbose, .markdown, .print, .count,
        .timings:
        try apply(flag, value: try Self.value(of: flag, attached, &rest, command))
      }
    }
    if wantsHelp {
      operands = command == .help || words.first != command.rawValue ? [] : [command.rawValue]
      command = .help
    } else if wantsVersion {
      command = .version
    }
    try checkOperands()
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    word.hasPrefix("--") ? split(atEquals: word) : (word, nil)
  }

  private static func split(atEquals word: String) -> (before: String, behind: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func flag(named name: String) throws(UsageError) -> Flag {
    guard let flag = Flag.all.first(where: { $0.name.rawValue == name || $0.short == name }) else {
      let known = Flag.all.filter { $0.commands.contains(command) }.map(\.name.rawValue)
      throw UsageError(
        message: "unknown option '\(name)'" + Suggestion.text(for: name, among: known), command: command)
    }
    guard flag.commands.contains(command) else {
      throw UsageError(message: "'archcheck \(command.rawValue)' has no option '\(name)'", command: command)
    }
    return flag
  }

  private static func value(
    of flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) -> String {
    let name = flag.name.rawValue
    guard let placeholder = flag.value else {
      if attached != nil { throw UsageError(message: "option '\(name)' takes no value", command: command) }
      return ""
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError(message: "option '\(name)' needs a value: \(name) \(placeholder)", command: command)
    }
    return value
  }

  private mutating func apply(_ flag: Flag, value: String) throws(UsageError) {
    switch flag.name {
    case .config: configPath = value
    case .noConfig: usesConfig = false
    case .format: format = try choice(value, flag)
    case .report:
      let (name, path) = Self.split(atEquals: value)
      reports.append(RequestedReport(format: try choice(name, flag), path: path))
      if path == "" {
        throw UsageError(
          message: "'--report \(value)' names no file: --report \(name)=PATH", command: command)
      }
    case .rule: rules.append(value)
    case .skipRule: skippedRules.append(value)
    case .failOn: failOn = try choice(value, flag)
    case .baseline: baselinePath = value
    case .noBaseline: usesBaseline = false
    case .failOnStale: failsOnStale = true
    case .base: base = value
    case .changedSince: changedSince = value
    case .output: outputPath = value
    case .color: color = try choice(value, flag)
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .markdown: printsMarkdown = true
    case .print: printsOnly = true
    case .count: printsCounts = true
    case .timings: showsTimings = true
    case .version, .help: break
    }
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: String, _ flag: Flag
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let suggestion = Suggestion.text(for: value, among: known)
    let hint = suggestion.isEmpty ? "; use one of \(known.joined(separator: ", "))" : suggestion
    throw UsageError(
      message: "'\(value)' is no value of '\(flag.name.rawValue)'" + hint, command: command)
  }

  private func checkOperands() throws(UsageError) {
    switch command {
    case .check, .baseline, .adr, .facts:
      if configPath != nil, !usesConfig {
        throw UsageError(message: "'--config' and '--no-config' exclude each other", command: command)
      }
      try checkReports()
    case .explain:
      if operands.isEmpty || operands.count > 2 {
        throw UsageError(
          message: "'archcheck explain' takes a rule, a type, a file or a line of a file", command: command)
      }
    case .review, .`init`, .config:
      if configPath != nil, !usesConfig {
        throw UsageError(message: "'--config' and '--no-config' exclude each other", command: command)
      }
      if operands.count > 1 {
        throw UsageError(message: "'archcheck \(command.rawValue)' takes one folder", command: command)
      }
    case .completions:
      guard operands.count == 1, let word = operands.first, Completions.Shell(rawValue: word) != nil else {
        let shells = Completions.Shell.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'archcheck completions' takes a shell: \(shells)", command: command)
      }
    case .help:
      if let operand = operands.first, Command(rawValue: operand) == nil {
        let known = Command.allCases.map(\.rawValue)
        throw UsageError(message: "no command '\(operand)'" + Suggestion.text(for: operand, among: known))
      }
    case .rules, .schema, .version:
      if let operand = operands.first {
        throw UsageError(
          message: "'archcheck \(command.rawValue)' takes no argument, but '\(operand)' was given",
          command: command)
      }
    }
  }
}
