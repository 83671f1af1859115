import ArchModel
import ArchRules
import ArchSystem

/// What can be done at once.
enum Job: Sendable {
  case ownRules
  case rule(any CodeRule.Type)
  /// Some of the files that are judged one by one.
  case files(FileJudging, Range<Int>)

  private static let filesAtOnce = 16

  static func pieces(of files: FileJudging) -> [Job] {
    stride(from: 0, to: files.count, by: filesAtOnce).map {
      .files(files, $0..<min($0 + filesAtOnce, files.count))
    }
  }
}

enum JobResult: Sendable {
  case ownRules(OwnRuleCheck)
  case rule(RuleRun.Outcome)
  case files([FileVerdict])

  /// Of all jobs, in their order. What the team's own rules look at is found out beside the other rules.
  static func all(_ jobs: [Job], _ code: Code, _ run: RuleRun) -> [JobResult] {
    ParallelWork.map(jobs) { job throws(Never) -> JobResult in
      switch job {
      case .ownRules: .ownRules(OwnRuleCheck(run.ownRules, in: code.codebase, work: ThreadedWork()))
      case .rule(let rule): .rule(run.outcome(of: rule, in: code))
      case .files(let files, let range): .files(files.verdicts(range))
      }
    }.map { $0.get() }
  }

  var ownRules: OwnRuleCheck? {
    switch self {
    case .ownRules(let check): check
    case .rule, .files: nil
    }
  }

  var outcome: RuleRun.Outcome? {
    switch self {
    case .rule(let outcome): outcome
    case .ownRules, .files: nil
    }
  }

  var verdicts: [FileVerdict] {
    switch self {
    case .files(let verdicts): verdicts
    case .ownRules, .rule: []
    }
  }
}
