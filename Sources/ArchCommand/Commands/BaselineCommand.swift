import ArchAdoption
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck baseline`: writes down the findings that may stay for now, and keeps that list shrinking.
enum BaselineCommand {
  /// The first operand; the others are paths, as of `check`.
  enum Action: String, CaseIterable {
    case write, prune, accept, show
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    guard let action = arguments.operands.first.flatMap(Action.init(rawValue:)) else {
      throw .usage(Self.unknown(arguments.operands.first))
    }
    var arguments = arguments
    arguments.operands.removeFirst()
    let run = try CheckRun(arguments)
    let known = try KnownFindings(run, arguments, ignoresBroken: action == .write)
    guard run.isTrustworthy(arguments) else { return .couldNotCheck }
    for comparison in known.comparisons { try perform(action, comparison, run) }
    return .clean
  }

  private static func perform(
    _ action: Action, _ comparison: KnownFindings.Comparison, _ run: CheckRun
  ) throws(Failure) {
    let file = comparison.file
    if action != .write, comparison.old == nil { throw .noBaseline(file.shownPath) }
    let old = comparison.old ?? Baseline()
    let new: Baseline
    switch action {
    case .show:
      try Output.standard.answer(BaselineText.render(old, comparison.match, path: file.shownPath))
      return
    case .write:
      guard run.scope.reportsAll, file.above.isEmpty else { throw .partialBaseline }
      new = Baseline(of: comparison.match.findings.map(\.asNew))
    case .prune: new = old.pruned(by: comparison.match)
    case .accept: new = old.pruned(by: comparison.match, keepingStale: true).adding(comparison.match.new)
    }
    try file.save(new)
    let change = BaselineChange(from: old, to: new, comparison.match)
    try Output.standard.answer(
      "\(TerminalText.escaped(file.shownPath)): \(new.size) known (+\(change.added), −\(change.removed)\(change.moved))"
        + holes(in: new) + folding(action, comparison.match) + "\n")
  }

  /// A baseline holds what each rule says at each place, of which a check tells what is one mistake once.
  private static func folding(_ action: Action, _ match: BaselineMatch) -> String {
    let accepted =
      switch action {
      case .write, .accept: match.findings.filter { $0.status != .suppressed }.map(\.asNew)
      case .prune, .show: match.findings.filter { $0.status == .known }
      }
    let told = RuleRun.told(RuleRun.merged([accepted])).count
    guard told < Baseline(of: accepted).size else { return "" }
    return "; told as \(told == 1 ? "1 finding" : "\(told) findings")"
  }

  /// What a baseline holds about the map is not an accepted violation, but code that nobody looks at.
  private static func holes(in baseline: Baseline) -> String {
    let count = baseline.counts.filter { $0.key.rule == RuleCatalog.unmappedFiles }.reduce(0) {
      $0 + $1.value
    }
    guard count > 0 else { return "" }
    return count == 1
      ? "; 1 of them is a file that no layer claims" : "; \(count) of them are files that no layer claims"
  }

  static func unknown(_ word: String?) -> UsageError {
    let actions = Action.allCases.map(\.rawValue)
    guard let word else {
      return UsageError(
        message: "'archcheck baseline' needs to know what to do: \(actions.joined(separator: ", "))",
        command: .baseline)
    }
    return UsageError(
      message: "'archcheck baseline' cannot '\(word)'" + Suggestion.text(for: word, among: actions),
      command: .baseline)
  }
}
