import ArchConfig
import ArchLocks
import ArchRules
import ArchSystem

/// The examples of configs that were read, tried while a check has something to do that one processor does alone, or
/// else when somebody asks.
final class OpenProofs: Sendable {
  private let configs: [(config: ConfigFile, proof: OwnRuleProof)]
  private let problems = Locked<[[ConfigProblem]]?>(nil)

  init(_ configs: [(config: ConfigFile, proof: OwnRuleProof)] = []) { self.configs = configs }

  /// Tries them on threads of their own while other work is done.
  func run<Output>(beside work: () -> Output) -> Output {
    configs.isEmpty ? work() : ParallelWork.perform(work, beside: { [self] in _ = found })
  }

  private var found: [[ConfigProblem]] {
    problems.withLock { problems in
      let found = problems ?? configs.map { $0.proof.problems(work: ThreadedWork()) }
      problems = found
      return found
    }
  }

  /// A rule that does not do what its own examples say would be worse than none.
  func refuseUnproved() throws(Failure) {
    for ((config, _), problems) in zip(configs, found) { config.say(problems) }
    let mistakes = found.joined().count { $0.severity == .error }
    guard mistakes == 0 else { throw .config(mistakes: mistakes) }
  }
}
