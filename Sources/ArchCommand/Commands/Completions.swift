import ArchConfig
import ArchModel
import ArchReports
import ArchRules

/// `archcheck completions SHELL`: what a shell offers after `archcheck`, from the tables that the parser uses.
enum Completions {
  static func script(for shell: CompletedShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef archcheck\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  /// The words that may follow a flag; `nil` where it takes a path or something that cannot be listed.
  private static func values(of flag: Flag) -> [String]? {
    switch flag.name {
    case .format where flag.commands == [.graph]: MapFormat.allCases.map(\.rawValue)
    case .format where flag.commands == [.context, .metrics, .plan, .remove]:
      TableFormat.allCases.map(\.rawValue)
    case .format, .report: ReportFormat.allCases.map(\.rawValue)
    case .rule, .skipRule: RuleCatalog.all.map { $0.about.id }
    case .preset: Preset.all.map(\.name)
    case .failOn: FailingSeverity.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .judgeBy: ChangeJudgment.allCases.map(\.rawValue)
    case .config, .noConfig, .statistics, .base, .changedSince, .standardInputName, .focus, .depth, .between,
      .since,
      .onlyBreaks, .checkedPage, .writtenPage, .with, .move, .agreement, .output,
      .baseline,
      .noBaseline,
      .owner, .until, .failOnStale, .failOnWeaker, .all, .noExample, .checkedExample, .quiet, .verbose,
      .markdown, .print,
      .update, .count,
      .uses,
      .timings, .watch, .stdio,
      .version,
      .help:
      nil
    }
  }

  /// The words that may be a command's operand.
  private static func operands(of command: Command) -> [String] {
    switch command {
    case .baseline: BaselineCommand.Action.allCases.map(\.rawValue)
    case .explain: ExplainCommand.names + ["own"]
    case .help: Command.allCases.map(\.rawValue)
    case .completions: CompletedShell.allCases.map(\.rawValue)
    case .graph: MapLevel.allCases.map(\.rawValue)
    case .metrics: MapLevel.measured.map(\.rawValue)
    case .check, .review, .adr, .context, .plan, .remove, .`try`, .`init`, .config, .presets, .rules, .schema,
      .facts,
      .lsp, .doctor, .version:
      []
    }
  }

  private static var bash: String {
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    let flags = Command.allCases.map { command in
      let names = Flag.all.filter { $0.commands.contains(command) }.map(\.name.rawValue)
      let words = (names + operands(of: command)).joined(separator: " ")
      return "    \(command.rawValue)) words=\"\(words)\" ;;"
    }
    // A flag of one command alone comes before that of the same name of others.
    let ordered = Flag.all.filter { $0.commands.count == 1 } + Flag.all.filter { $0.commands.count != 1 }
    let values = ordered.compactMap { flag in
      Self.values(of: flag).map {
        let command = flag.commands.count == 1 ? "\"\(flag.commands[0].rawValue) " : "*\" "
        return "    \(command)\(flag.name.rawValue)\") words=\"\($0.joined(separator: " "))\"; only=1 ;;"
      }
    }
    return """
      _archcheck() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words="" only=""
        case "${COMP_WORDS[1]}" in
      \(flags.joined(separator: "\n"))
          *) words="\(checkFlags)" ;;
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then words="$words \(commands)"; fi
        case "${COMP_WORDS[1]} $previous" in
      \(values.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [ -z "$only" ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
      }
      complete -o filenames -F _archcheck archcheck

      """
  }

  private static var checkFlags: String {
    Flag.all.filter { $0.commands.contains(.check) }.map(\.name.rawValue).joined(separator: " ")
  }

  private static var fish: String {
    let names = Command.allCases.map(\.rawValue).joined(separator: " ")
    var lines = Command.allCases.map { command in
      "complete -c archcheck -n \"not __fish_seen_subcommand_from \(names)\" -a \(command.rawValue) -d '\(quoted(command.summary))'"
    }
    for command in Command.allCases {
      let words = operands(of: command)
      guard !words.isEmpty else { continue }
      lines.append(
        "complete -c archcheck -n '__fish_seen_subcommand_from \(command.rawValue)' -a '\(words.joined(separator: " "))'"
      )
    }
    for flag in Flag.all {
      let commands = flag.commands.map(\.rawValue).joined(separator: " ")
      var line = "complete -c archcheck -n '"
      line +=
        flag.commands.contains(.check)
        ? "__fish_seen_subcommand_from \(commands); or not __fish_seen_subcommand_from \(names)"
        : "__fish_seen_subcommand_from \(commands)"
      line += "' -l \(flag.name.rawValue.dropFirst(2)) -d '\(quoted(flag.summary))'"
      if let short = flag.short { line += " -s \(short.dropFirst())" }
      if let values = values(of: flag) {
        line += " -x -a '\(values.joined(separator: " "))'"
      } else if flag.value != nil {
        line += " -r"
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
