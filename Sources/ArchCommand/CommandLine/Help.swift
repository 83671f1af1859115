import ArchReports

/// The help, made from the tables of commands and flags; examples first, since most readers copy one.
enum Help {
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    var sections = [command.summary, section("EXAMPLES", examples(command.examples))]
    sections.append(section("USAGE", ["  archcheck \(command.usage)"]))
    sections.append(section("OPTIONS", rows(Flag.all.filter { $0.commands.contains(command) }.map(row))))
    if command == .metrics {
      sections.append(section("COLUMNS", rows(Metric.allCases.map { ($0.rawValue, $0.summary) })))
    }
    if command == .graph {
      sections.append(section("FORMATS", rows(MapFormat.allCases.map { ($0.rawValue, $0.purpose) })))
    }
    if command == .check || command == .adr {
      sections.append(section("FORMATS", rows(ReportFormat.allCases.map { ($0.rawValue, $0.purpose) })))
      sections.append(section("EXIT CODES", rows(exitCodes)))
    } else if command == .doctor {
      let codes = [
        ("0", "no problem was found"), ("1", "there are problems; each is in the report"),
        ("2", "no report: the command line is wrong"),
      ]
      sections.append(section("EXIT CODES", rows(codes)))
    } else if command == .review {
      let codes = [
        exitCodes[0],
        (
          "1",
          "new findings at or above the failing severity; with --fail-on-weaker, anything that allows more"
        ),
        exitCodes[2],
      ]
      sections.append(section("EXIT CODES", rows(codes)))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static var overview: String {
    let everywhere = Flag.all.filter { $0.commands.contains(.check) }
    let sections = [
      "archcheck keeps Swift code true to its architecture: it maps every file to a\n"
        + "layer and reports, with the reason and the fix, where code breaks a decision.",
      section("EXAMPLES", examples(Command.check.examples + Command.explain.examples)),
      section("USAGE", ["  archcheck [command] [options]"]),
      section("COMMANDS", rows(Command.allCases.map { ($0.rawValue, $0.summary) })),
      section("OPTIONS OF CHECK", rows(everywhere.map(row))),
      section("EXIT CODES", rows(exitCodes)),
      "See 'archcheck help <command>' for each command.",
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let exitCodes = [
    ("0", "nothing to report"),
    ("1", "findings at or above the failing severity"),
    ("2", "could not check: usage, config or unreadable input"),
  ]

  private static func section(_ title: String, _ lines: [String]) -> String {
    ([title + ":"] + lines).joined(separator: "\n")
  }

  private static func row(for flag: Flag) -> (String, String) {
    let names = [flag.short, flag.name.rawValue].compactMap(\.self).joined(separator: ", ")
    return (names + (flag.value.map { " \($0)" } ?? ""), flag.summary)
  }

  private static func examples(_ examples: [Example]) -> [String] {
    let width = (examples.map(\.line.count).max() ?? 0) + 3
    return examples.map { "  \(padded($0.line, to: width))\($0.meaning)" }
  }

  /// Two columns; a left side that is too wide gets a line of its own.
  private static func rows(_ rows: [(left: String, right: String)]) -> [String] {
    let width = min((rows.map(\.left.count).max() ?? 0) + 3, 22)
    return rows.flatMap { row in
      let lines = WrappedText.lines(row.right, width: 76 - width)
      let indent = padded("", to: width)
      if row.left.count >= width { return ["  \(row.left)"] + lines.map { "  \(indent)\($0)" } }
      return lines.enumerated().map {
        "  \($0.offset == 0 ? padded(row.left, to: width) : indent)\($0.element)"
      }
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

struct Example {
  let line: String
  let meaning: String
}

extension Command {
  var summary: String {
    switch self {
    case .check: "Report where code breaks the architecture; the default."
    case .review: "Review a change: its checklist, what is new and what is fixed."
    case .baseline: "Record the findings that may stay for now, and remove what is fixed."
    case .adr: "Check the decision records, and list which rules are based on which."
    case .explain: "Explain a rule, a type, a layer, a folder, a file, or what is on a line."
    case .context: "Say what holds at a place, before a line is written there."
    case .graph: "Draw which layers, features, modules, folders or types use which."
    case .metrics: "Count files, types, couplings and findings of each layer, feature or module."
    case .plan: "Say which moves would take most findings away, in which order."
    case .remove: "Say what would break if a feature, module, folder, layer or type were gone."
    case .`try`: "Run a rule of your own before it is written down."
    case .presets: "List the presets: what each is for, and how many rules it turns on."
    case .rules: "List the rules, and which of them are on."
    case .`init`: "Write an architecture.json: the layers and the order that the code has."
    case .config: "Print the whole config in effect, and where each value comes from."
    case .schema: "Print the JSON Schema of architecture.json, for editors."
    case .facts: "Print what the scanner saw, one JSON object for each file."
    case .lsp: "Serve an editor, over standard input and output."
    case .doctor: "Say what a bug report needs: versions, config, counts, problems; no code."
    case .completions: "Print the completions for a shell."
    case .help: "Print the help of a command."
    case .version: "Print the version."
    }
  }

  var usage: String {
    switch self {
    case .check: "[check] [options] [path...]"
    case .review: "review [options] [folder]"
    case .baseline: "baseline write|prune|accept|show [options] [path...]"
    case .adr: "adr [options] [path...]"
    case .explain: "explain [options] RULE|TYPE|LAYER|PATH|PATH:LINE [folder]"
    case .context: "context [options] PATH"
    case .graph: "graph [layers|features|modules|folders|types] [options] [folder]"
    case .metrics: "metrics [layers|features|modules] [options] [folder]"
    case .plan: "plan [options] [folder]"
    case .remove: "remove [options] PART [folder]"
    case .`try`: "try [options] RULE [folder]"
    case .presets: "presets"
    case .rules: "rules [options]"
    case .`init`: "init [options] [folder]"
    case .config: "config [options] [folder]"
    case .schema: "schema"
    case .facts: "facts [options] [path...]"
    case .lsp: "lsp [options]"
    case .doctor: "doctor [options] [folder]"
    case .completions: "completions bash|zsh|fish"
    case .help: "help [command]"
    case .version: "version"
    }
  }

  var examples: [Example] {
    switch self {
    case .check:
      [
        Example(line: "archcheck", meaning: "check the current folder"),
        Example(line: "archcheck Shell Packages", meaning: "check two folders"),
        Example(line: "archcheck --format json .", meaning: "the same, for programs"),
        Example(line: "git diff --name-only | archcheck -", meaning: "only the files in a list"),
        Example(line: "archcheck --changed-since main", meaning: "only what the branch touches"),
        Example(line: "archcheck --with layers.domain.mayUse=[]", meaning: "what would come and go"),
        Example(line: "archcheck --report text --report sarif=a.sarif", meaning: "two reports"),
      ]
    case .review:
      [
        Example(line: "archcheck review", meaning: "this branch against the main one"),
        Example(line: "archcheck review --base origin/develop", meaning: "against another one"),
        Example(line: "archcheck review -o review.md", meaning: "to a file, for a comment"),
        Example(line: "archcheck review --fail-on-weaker", meaning: "fail if anything is loosened"),
      ]
    case .baseline:
      [
        Example(line: "archcheck baseline write", meaning: "from now on, only what is new is reported"),
        Example(line: "archcheck baseline prune", meaning: "remove what is fixed; it only shrinks"),
        Example(line: "archcheck baseline accept", meaning: "accept what is new, too"),
      ]
    case .adr:
      [
        Example(line: "archcheck adr", meaning: "the records in the current folder"),
        Example(line: "archcheck adr --fail-on warning", meaning: "exit with 1 for warnings, too"),
      ]
    case .explain:
      [
        Example(line: "archcheck explain composition-root", meaning: "what the rule requires, and why"),
        Example(line: "archcheck explain LoginUseCase", meaning: "its layer, role and users, and why"),
        Example(line: "archcheck explain domain", meaning: "what is in a layer, and who uses whom"),
        Example(line: "archcheck explain App/Login.swift:12", meaning: "what is wrong on that line"),
        Example(line: "archcheck explain Cart → Network", meaning: "how one comes to use the other"),
        Example(line: "archcheck explain no-print Log.swift", meaning: "why a rule looks there"),
      ]
    case .context:
      [
        Example(line: "archcheck context App/Cart/Total.swift", meaning: "there already or not"),
        Example(line: "archcheck context -f json App/A.swift", meaning: "the same, for programs"),
        Example(
          line: "archcheck context --checked-example App/A.swift", meaning: "one without findings"
        ),
      ]
    case .graph:
      [
        Example(line: "archcheck graph", meaning: "which layer uses which"),
        Example(line: "archcheck graph modules --focus CartKit", meaning: "one module and its neighbours"),
        Example(line: "archcheck graph --format mermaid", meaning: "for a page on GitHub"),
        Example(line: "archcheck graph --format svg > map.svg", meaning: "a picture"),
        Example(line: "archcheck graph modules --since main", meaning: "what the branch changes"),
        Example(line: "archcheck graph --check docs/map.md", meaning: "fail if that page is out of date"),
      ]
    case .metrics:
      [
        Example(line: "archcheck metrics", meaning: "each layer"),
        Example(line: "archcheck metrics modules --since main", meaning: "and what the branch changes"),
        Example(line: "archcheck explain instability", meaning: "what a column says"),
      ]
    case .plan:
      [
        Example(line: "archcheck plan", meaning: "what to move first"),
        Example(line: "archcheck plan --rule layer-dependencies", meaning: "by one rule"),
      ]
    case .remove:
      [
        Example(line: "archcheck remove Checkout", meaning: "what holds this feature in place"),
        Example(line: "archcheck remove --all", meaning: "a table of all features"),
      ]
    case .`try`:
      [
        Example(line: "archcheck try '{ \"forbid\": { \"calls\": \"print\" } }'", meaning: "in this folder"),
        Example(line: "archcheck try - App < rule.json", meaning: "a rule of a file"),
      ]
    case .presets:
      [Example(line: "archcheck presets", meaning: "all presets; 'archcheck explain NAME' says more of one")]
    case .rules:
      [Example(line: "archcheck rules", meaning: "all rules, one per line")]
    case .`init`:
      [
        Example(line: "archcheck init", meaning: "propose a config for this folder and save it"),
        Example(line: "archcheck init --print App", meaning: "only show it"),
        Example(line: "archcheck init --preset layered", meaning: "with all rules of a preset"),
      ]
    case .config:
      [Example(line: "archcheck config", meaning: "presets, layers, rules and options, each with its origin")]
    case .schema:
      [Example(line: "archcheck schema > architecture.schema.json", meaning: "name it in \"$schema\"")]
    case .facts:
      [
        Example(line: "archcheck facts Sources", meaning: "every file in a folder"),
        Example(line: "archcheck facts A.swift | jq .imports", meaning: "what one file imports"),
        Example(line: "archcheck facts --uses Sources", meaning: "what the names of types mean"),
      ]
    case .lsp:
      [Example(line: "archcheck lsp", meaning: "what an editor is to start in the folder of the code")]
    case .doctor:
      [
        Example(line: "archcheck doctor", meaning: "to be pasted into a bug report"),
        Example(line: "archcheck doctor -v App", meaning: "for yourself: with the names of your code"),
      ]
    case .completions:
      [Example(line: "archcheck completions zsh > ~/.zfunc/_archcheck", meaning: "for zsh")]
    case .help:
      [Example(line: "archcheck help check", meaning: "the options of 'check'")]
    case .version:
      [Example(line: "archcheck --version", meaning: "the version, on one line")]
    }
  }
}
