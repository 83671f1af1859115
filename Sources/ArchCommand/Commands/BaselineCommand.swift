import ArchAdoption
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck baseline`: writes down the findings that may stay for now, and keeps that list shrinking.
enum BaselineCommand {
  /// The first operand; the others are paths, as of `check`.
  enum Action: String, CaseIterable {
    case write, prune, accept, show

    /// Whether it lets more stand than before.
    var takesUp: Bool {
      switch self {
      case .write, .accept: true
      case .prune, .show: false
      }
    }
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    guard let action = arguments.operands.first.flatMap(Action.init(rawValue:)) else {
      throw .usage(Self.unknown(arguments.operands.first))
    }
    var arguments = arguments
    arguments.operands.removeFirst()
    let terms = DebtTerms(owner: arguments.debtOwner, lastDay: arguments.debtEnd)
    if !terms.isEmpty, !action.takesUp {
      throw .usage(
        UsageError(
          message:
            "'archcheck baseline \(action.rawValue)' takes nothing up that '--owner' or '--until' could be about",
          command: .baseline))
    }
    let run = try CheckRun(arguments)
    let known = try KnownFindings(run, arguments, ignoresBroken: action == .write)
    guard run.isTrustworthy(arguments) else { return .couldNotCheck }
    for comparison in known.comparisons {
      try perform(action, comparison, run, terms, known.owners)
    }
    return .clean
  }

  private static func perform(
    _ action: Action, _ comparison: KnownFindings.Comparison, _ run: CheckRun, _ terms: DebtTerms,
    _ owners: FileOwners
  ) throws(Failure) {
    let file = comparison.file
    if action != .write, comparison.old == nil { throw .noBaseline(file.shownPath) }
    let old = comparison.old ?? Baseline()
    let new: Baseline
    switch action {
    case .show:
      let shown = BaselineText.render(old, comparison.match, path: file.shownPath) { path in
        owners.owners(of: file.inRun(path))
      }
      try Output.standard.answer(shown)
      return
    case .write:
      guard run.scope.reportsAll, file.above.isEmpty else { throw .partialBaseline }
      let all = Baseline(of: comparison.match.findings.map(\.asNew)).keepingTerms(of: old, comparison.match)
      new = all.agreeing(on: terms, about: comparison.match.new)
    case .prune: new = old.pruned(by: comparison.match)
    case .accept:
      new = old.pruned(by: comparison.match, keepingStale: true).adding(comparison.match.new)
        .agreeing(on: terms, about: comparison.match.new)
        .agreeing(on: terms, about: comparison.match.overdue, keepingDays: false)
      try refuseUnowned(comparison.match.new, of: new, file, owners)
    }
    try file.save(new)
    let change = BaselineChange(from: old, to: new, comparison.match)
    try Output.standard.answer(
      "\(TerminalText.escaped(file.shownPath)): \(new.size) known (+\(change.added), −\(change.removed)\(change.moved))"
        + holes(in: new) + folding(action, comparison.match) + "\n")
  }

  /// What a team lets stand beyond what it had is somebody's.
  private static func refuseUnowned(
    _ added: [BaselineKey], of baseline: Baseline, _ file: BaselineFile, _ owners: FileOwners
  ) throws(Failure) {
    let unowned = added.filter { key in
      baseline.terms[key]?.owner == nil && owners.owners(of: file.inRun(key.path)).isEmpty
    }
    if let first = unowned.first { throw .nobodyOwns(Set(unowned).count, first: file.inRun(first.path)) }
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
