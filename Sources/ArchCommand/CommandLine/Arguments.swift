import ArchConfig
import ArchReports

/// What the command line asks for.
struct Arguments: Equatable {
  var command: Command = .check
  /// Paths of `check`, `adr` and `facts`; the folder of `review`; what `explain` is about, and the folder of the code; the command that `help` is asked about.
  var operands: [String] = []
  var configPath: String?
  var usesConfig = true
  /// Of `graph`: how the map is written.
  var mapFormat: MapFormat = .text
  /// Of `graph`: the parts that it is about; none for all.
  var focus: [String] = []
  /// Of `graph`: the steps around these that are shown.
  var depth = 1
  /// Of `graph`: two parts, of which the ways from one to the other are shown; empty for all.
  var between: [String] = []
  /// Of `context`, `metrics`, `plan` and `remove`: how the answer is written.
  var tableFormat: TableFormat = .text
  /// Of `graph` and `metrics`: the commit that the difference to is shown.
  var since: String?
  var showsOnlyBreaks = false
  /// Of `graph`: the page whose maps are compared.
  var checkedPage: String?
  /// Of `graph`: the page whose maps are written anew.
  var writtenPage: String?
  /// Of the report on standard output.
  var format: ReportFormat?
  var reports: [RequestedReport] = []
  var color: ColorChoice = .auto
  var showsAll = false
  /// Of `context`: whether a file to take after is looked for.
  var showsExample = true
  /// Whether all of the code is checked for it.
  var checksExample = false
  var isQuiet = false
  var isVerbose = false
  var showsTimings = false
  /// Of `check`: whether it is done again after every change.
  var watches = false
  /// Of `init`: on standard output instead of into a file.
  var printsOnly = false
  /// Whether what a config lacks is added to it.
  var updates = false
  /// Names of presets, as given.
  var presets: [String] = []
  /// Of `rules`: a table for a README.
  var printsMarkdown = false
  /// Of `facts`: how many there are, instead of the facts.
  var printsCounts = false
  /// Of `facts`: what the names of types mean, instead of the facts.
  var printsUses = false
  var failOn: FailingSeverity = .error
  /// Instead of the one that the config names or that is in its place.
  var baselinePath: String?
  var usesBaseline = true
  /// Of `baseline`: who mends what it takes up now.
  var debtOwner: String?
  /// Of `baseline`: the last day on which that may stay.
  var debtEnd: Day?
  /// Whether entries of the baseline that nothing is left of make the exit code 1.
  var failsOnStale = false
  /// Of `review`: what the change is compared with.
  var base: String?
  /// Of `review` and of `check` with `changedSince`: what judges a change.
  var judgment: ChangeJudgment = .own
  /// Of `review`: whether anything that lets more pass makes the exit code 1.
  var failsOnWeaker = false
  /// Of `review`: where it is written, instead of to standard output.
  var outputPath: String?
  /// Of `check`: only findings in files that changed since then are reported.
  var changedSince: String?
  /// Of `check`: what is to be supposed, in this order.
  var suppositions: [Supposition] = []
  /// Of `check`: the file whose content is on standard input, as an editor has it.
  var standardInputName: String?
  /// Rules to run; empty means all that are on.
  var rules: [String] = []
  var skippedRules: [String] = []
}

extension Arguments {
  var readsStandardInput: Bool { standardInputName != nil || operands.contains("-") }

  /// Flags and operands may mix; `--` ends the flags; `--flag=value` and `--flag value` are the same.
  init(parsing words: [String]) throws(UsageError) {
    self.init()
    var rest = words[...]
    var isCommandWritten = false
    if let place = Self.firstOperand(of: rest), let command = Command(rawValue: rest[place]) {
      self.command = command
      isCommandWritten = true
      rest = rest[..<place] + rest[(place + 1)...]
    }
    var wantsHelp = false
    var wantsVersion = false
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-", !ExplainedPair.arrows.contains(word) else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      let flag = try flag(named: name)
      switch flag.name {
      case .help: wantsHelp = true
      case .version: wantsVersion = true
      case .config, .noConfig, .format, .statistics, .report, .rule, .skipRule, .failOn, .baseline,
        .noBaseline,
        .owner, .until, .failOnStale, .failOnWeaker, .judgeBy, .base, .changedSince, .standardInputName,
        .focus,
        .depth, .between, .since, .onlyBreaks, .checkedPage, .writtenPage, .with, .move, .agreement, .output,
        .color,
        .all, .noExample, .checkedExample, .quiet,
        .verbose, .markdown,
        .preset, .print, .update, .count, .uses, .timings, .watch, .stdio:
        let value = try Self.value(of: flag, attached, &rest, command)
        try apply(flag, value: value)
        if flag.takesTwo { between.append(try Self.value(of: flag, nil, &rest, command)) }
      }
    }
    if wantsHelp {
      operands = isCommandWritten && command != .help ? [command.rawValue] : []
      command = .help
    } else if wantsVersion {
      command = .version
    }
    try checkOperands()
  }

  /// Where the first word is that is neither a flag nor a flag's value: a command may follow what is true of all.
  private static func firstOperand(of words: ArraySlice<String>) -> Int? {
    var place = words.startIndex
    while place < words.endIndex, words[place].hasPrefix("-"), words[place] != "-" {
      guard words[place] != "--" else { return nil }
      let (name, attached) = split(words[place])
      let flag = Flag.all.first { $0.name.rawValue == name || $0.short == name }
      place += flag?.value != nil && attached == nil ? 2 : 1
      if flag?.takesTwo == true { place += 1 }
    }
    return place < words.endIndex ? place : nil
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    word.hasPrefix("--") ? split(atEquals: word) : (word, nil)
  }

  private static func split(atEquals word: String) -> (before: String, behind: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func flag(named name: String) throws(UsageError) -> Flag {
    let named = Flag.all.filter { $0.name.rawValue == name || $0.short == name }
    guard let flag = named.first(where: { $0.commands.contains(command) }) ?? named.first else {
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
    case .format where command == .graph: mapFormat = try choice(value, flag)
    case .format where [.context, .metrics, .plan, .remove].contains(command):
      tableFormat = try choice(value, flag)
    case .format: format = try choice(value, flag)
    case .focus: focus.append(value)
    case .depth: depth = try number(value, flag)
    case .between: between = [value]
    case .since: since = value
    case .onlyBreaks: showsOnlyBreaks = true
    case .checkedPage: checkedPage = value
    case .writtenPage: writtenPage = value
    case .statistics: format = .statistics
    case .report:
      let (name, path) = Self.split(atEquals: value)
      // '-' is standard output, as many programs have it.
      reports.append(RequestedReport(format: try choice(name, flag), path: path == "-" ? nil : path))
      if path == "" {
        throw UsageError(
          message: "'--report \(value)' names no file: --report \(name)=PATH", command: command)
      }
    case .rule: rules.append(value)
    case .skipRule: skippedRules.append(value)
    case .failOn: failOn = try choice(value, flag)
    case .baseline: baselinePath = value
    case .owner: debtOwner = value
    case .until: debtEnd = try day(value, flag)
    case .noBaseline: usesBaseline = false
    case .failOnStale: failsOnStale = true
    case .failOnWeaker: failsOnWeaker = true
    case .judgeBy: judgment = try choice(value, flag)
    case .base: base = value
    case .changedSince: changedSince = value
    case .standardInputName: standardInputName = value
    case .with: suppositions.append(try Supposition(with: value))
    case .move: suppositions.append(try Supposition(move: value))
    case .agreement: suppositions.append(try Supposition(protocol: value))
    case .output: outputPath = value
    case .color: color = try choice(value, flag)
    case .all: showsAll = true
    case .noExample: showsExample = false
    case .checkedExample: checksExample = true
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .markdown: printsMarkdown = true
    case .preset: presets.append(try preset(value))
    case .print: printsOnly = true
    case .update: updates = true
    case .count: printsCounts = true
    case .uses: printsUses = true
    case .timings: showsTimings = true
    case .watch: watches = true
    // There is no other way.
    case .stdio: break
    case .version, .help: break
    }
  }

  private func number(_ value: String, _ flag: Flag) throws(UsageError) -> Int {
    if let number = Int(value), number > 0 { return number }
    throw UsageError(
      message: "'\(value)' is not a value of '\(flag.name.rawValue)': it takes a number from 1 on",
      command: command)
  }

  private func day(_ value: String, _ flag: Flag) throws(UsageError) -> Day {
    if let day = Day(value) { return day }
    throw UsageError(
      message: "'\(value)' is not a value of '\(flag.name.rawValue)': it takes a day such as 2027-03-31",
      command: command)
  }

  private func preset(_ name: String) throws(UsageError) -> String {
    if Preset.named(name) != nil { return name }
    let known = Preset.all.map(\.name)
    let suggestion = Suggestion.text(for: name, among: known)
    throw UsageError(
      message: "there is no preset '\(name)'"
        + (suggestion.isEmpty ? "; use one of \(known.joined(separator: ", "))" : suggestion),
      command: command)
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: String, _ flag: Flag
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let suggestion = Suggestion.text(for: value, among: known)
    let hint = suggestion.isEmpty ? "; use one of \(known.joined(separator: ", "))" : suggestion
    throw UsageError(
      message: "'\(value)' is not a value of '\(flag.name.rawValue)'" + hint, command: command)
  }
}
