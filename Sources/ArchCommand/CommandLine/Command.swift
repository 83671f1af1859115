/// In the order of the help.
enum Command: String, CaseIterable {
  case check, review, baseline, adr, explain, context, graph, metrics, plan, remove, `try`, `init`, config,
    presets,
    rules,
    schema,
    facts, lsp,
    doctor,
    completions, help, version
}

extension Command {
  /// What a word stands for that other tools have as a command.
  static func meant(by word: String) -> Command? {
    switch word {
    case "lint", "analyze", "analyse", "scan", "run", "verify", "test": .check
    case "list", "ls": .rules
    case "diff", "pr", "compare": .review
    case "why", "docs", "describe": .explain
    case "place", "before", "where": .context
    case "generate", "setup", "new": .`init`
    case "delete", "rm", "drop": .remove
    case "stats", "statistics", "measure", "coupling": .metrics
    case "bug", "info", "diagnose", "status": .doctor
    case "fix", "todo", "refactor", "pay": .plan
    case "map", "draw", "diagram", "visualize": .graph
    default: nil
    }
  }
}

/// A mistake on the command line, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose usage helps.
  var command: Command?
}
