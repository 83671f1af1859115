/// A flag as users see it; the parser and the help both come from the table.
struct Flag {
  enum Name: String, CaseIterable {
    case config = "--config"
    case noConfig = "--no-config"
    case format = "--format"
    case statistics = "--statistics"
    case report = "--report"
    case rule = "--rule"
    case skipRule = "--skip-rule"
    case failOn = "--fail-on"
    case baseline = "--baseline"
    case noBaseline = "--no-baseline"
    case failOnStale = "--fail-on-stale"
    case owner = "--owner"
    case until = "--until"
    case failOnWeaker = "--fail-on-weaker"
    case judgeBy = "--judge-by"
    case base = "--base"
    case changedSince = "--changed-since"
    case standardInputName = "--stdin-filename"
    case focus = "--focus"
    case depth = "--depth"
    case between = "--between"
    case since = "--since"
    case onlyBreaks = "--only-breaks"
    case checkedPage = "--check"
    case writtenPage = "--write"
    case with = "--with"
    case move = "--move"
    case agreement = "--protocol"
    case output = "--output"
    case color = "--color"
    case all = "--all"
    case noExample = "--no-example"
    case checkedExample = "--checked-example"
    case quiet = "--quiet"
    case verbose = "--verbose"
    case markdown = "--markdown"
    case preset = "--preset"
    case print = "--print"
    case update = "--update"
    case count = "--count"
    case uses = "--uses"
    case timings = "--timings"
    case watch = "--watch"
    case stdio = "--stdio"
    case version = "--version"
    case help = "--help"
  }

  let name: Name
  var short: String?
  /// What stands for its value in the help, or for its values with a blank between; `nil` if it takes none.
  var value: String?
  let summary: String
  let commands: [Command]

  /// Whether a second value follows the first.
  var takesTwo: Bool { value?.contains(" ") ?? false }

  static let all: [Flag] = [
    Flag(
      name: .config, value: "PATH", summary: "Use this config instead of the nearest architecture.json.",
      commands: [
        .check, .review, .baseline, .adr, .explain, .context, .graph, .metrics, .plan, .remove, .`try`,
        .config, .rules, .lsp, .doctor,
      ]),
    Flag(
      name: .noConfig, summary: "Ignore architecture.json, and take the layers that the code shows.",
      commands: [
        .check, .review, .baseline, .adr, .explain, .context, .graph, .metrics, .plan, .remove, .`try`,
        .config, .rules, .lsp, .doctor,
      ]),
    Flag(
      name: .format, short: "-f", value: "FORMAT", summary: "How findings are written on standard output.",
      commands: [.check, .adr]),
    Flag(
      name: .format, short: "-f", value: "FORMAT", summary: "How the map is written.", commands: [.graph]),
    Flag(
      name: .format, short: "-f", value: choices(of: TableFormat.self),
      summary: "For people or for programs.",
      commands: [.context, .metrics, .plan, .remove]),
    Flag(
      name: .focus, value: "NAME",
      summary: "Only this part and those that it uses or that use it; may be given several times.",
      commands: [.graph]),
    Flag(
      name: .depth, value: "N", summary: "How many steps around '--focus' are shown; 1 by default.",
      commands: [.graph]),
    Flag(
      name: .between, value: "A B", summary: "Only what is on a way from one part to another.",
      commands: [.graph]),
    Flag(
      name: .since, value: "REF",
      summary: "Only what differs from the commit where the change left this branch.",
      commands: [.graph]),
    Flag(
      name: .since, value: "REF",
      summary: "Also say what differs from the commit where the change left this branch.",
      commands: [.metrics]),
    Flag(
      name: .onlyBreaks, summary: "Only uses against the order of layers.", commands: [.graph]),
    Flag(
      name: .checkedPage, value: "PAGE",
      summary: "Exit with 1 if a map in this Markdown page is not what the code is now.", commands: [.graph]),
    Flag(
      name: .writtenPage, value: "PAGE", summary: "Write the maps in this Markdown page anew.",
      commands: [.graph]),
    Flag(
      name: .statistics, summary: "Write counts instead of findings, as JSON: '--format statistics'.",
      commands: [.check]),
    Flag(
      name: .report, value: "FORMAT[=PATH]",
      summary: "Write findings in this format, into a file if given; may be given several times.",
      commands: [.check, .adr]),
    Flag(
      name: .rule, value: "ID",
      summary:
        "Run only this rule, or those that a pattern such as 'domain-*' matches; may be given several times.",
      commands: [.check, .adr, .plan]),
    Flag(
      name: .skipRule, value: "ID",
      summary: "Skip this rule, or those that a pattern matches; may be given several times.",
      commands: [.check, .adr, .plan]),
    Flag(
      name: .failOn, value: choices(of: FailingSeverity.self),
      summary: "The lowest severity that makes the exit code 1; 'error' by default.",
      commands: [.check, .review, .adr]),
    Flag(
      name: .base, value: "REF",
      summary: "Compare with the commit where the change left this branch; the main branch by default.",
      commands: [.review]),
    Flag(
      name: .output, short: "-o", value: "PATH", summary: "Write the review into this file.",
      commands: [.review]),
    Flag(
      name: .changedSince, value: "REF",
      summary: "Check all of the code, but report only on files changed since it left this branch.",
      commands: [.check]),
    Flag(
      name: .standardInputName, value: "PATH",
      summary: "Take the content of this file from standard input, and report on it alone; for editors.",
      commands: [.check]),
    Flag(
      name: .with, value: "KEY=VALUE",
      summary:
        "Say what would come and go if the config said this, such as 'layers.ui.mayUse=[]', or were another one.",
      commands: [.check]),
    Flag(
      name: .move, value: "OLD=NEW",
      summary: "Say what would come and go if this folder or file were there; may be given several times.",
      commands: [.check]),
    Flag(
      name: .agreement, value: "TYPE=NAME",
      summary:
        "Say what would come and go if layers that may not use this type took a protocol in its place: one that there is, or NAME.swift in a folder.",
      commands: [.check]),
    Flag(
      name: .baseline, value: "PATH", summary: "Use this baseline of known findings.",
      commands: [.check, .review, .baseline, .metrics, .lsp, .doctor]),
    Flag(name: .noBaseline, summary: "Report known findings too.", commands: [.check, .metrics]),
    Flag(
      name: .owner, value: "NAME", summary: "Who mends what the baseline takes up now, such as '@checkout'.",
      commands: [.baseline]),
    Flag(
      name: .until, value: "DAY",
      summary: "The last day on which what the baseline takes up now may stay, such as 2027-03-31.",
      commands: [.baseline]),
    Flag(
      name: .failOnStale, summary: "Exit with 1 when the baseline has findings that are fixed.",
      commands: [.check]),
    Flag(
      name: .failOnWeaker,
      summary:
        "Exit with 1 when the change allows more than its base does: a rule off, a folder left out, a comment.",
      commands: [.review]),
    Flag(
      name: .judgeBy, value: choices(of: ChangeJudgment.self),
      summary:
        "'base' also judges a change by the config, baseline and comments of its base; 'own' by default.",
      commands: [.check, .review]),
    Flag(
      name: .color, value: choices(of: ColorChoice.self),
      summary: "Colour the output; 'auto' depends on the terminal and NO_COLOR.",
      commands: [.check, .adr, .explain]),
    Flag(
      name: .all, summary: "Show every finding at a terminal, however many there are.",
      commands: [.check, .`try`]),
    Flag(
      name: .all, summary: "Every feature, or module where there are none, as a table.", commands: [.remove]),
    Flag(
      name: .noExample, summary: "Look for no file to take after.", commands: [.context]),
    Flag(
      name: .checkedExample,
      summary: "Check all of the code, so that the file to take after certainly has no findings.",
      commands: [.context]),
    Flag(
      name: .quiet, short: "-q", summary: "Findings only: no summary, no notes.",
      commands: [.check, .review, .adr, .facts]),
    Flag(
      name: .verbose, short: "-v", summary: "Also say what was left out or could not be resolved.",
      commands: [.check, .adr]),
    Flag(
      name: .verbose, short: "-v",
      summary: "Also name your layers, files and own rules; without it no name that you chose is printed.",
      commands: [.doctor]),
    Flag(
      name: .preset, value: "NAME",
      summary: "Write a config that extends this preset; may be given several times.",
      commands: [.`init`]),
    Flag(
      name: .update, summary: "Add layers for files that no layer claims; keep all that is written.",
      commands: [.`init`]),
    Flag(name: .print, summary: "Print the config instead of saving it.", commands: [.`init`]),
    Flag(
      name: .markdown, summary: "Print Markdown: rules or keys as a table, or the page of a rule.",
      commands: [.rules, .explain, .schema]),
    Flag(
      name: .count, summary: "Print only how many facts of each kind there are.", commands: [.facts]),
    Flag(
      name: .uses, summary: "Print which declaration each name of a type means, instead of the facts.",
      commands: [.facts]),
    Flag(
      name: .timings, summary: "Say on standard error how long each step took.",
      commands: [.check, .facts]),
    Flag(
      name: .watch, summary: "Write the report anew after every change on disk, until it is stopped.",
      commands: [.check]),
    Flag(
      name: .stdio, summary: "Talk over standard input and output, as it does without it; clients add it.",
      commands: [.lsp]),
    Flag(name: .version, summary: "Print the version.", commands: Command.allCases),
    Flag(name: .help, short: "-h", summary: "Print this help.", commands: Command.allCases),
  ]

  static func choices<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}
