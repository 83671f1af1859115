import ArchConfig
import ArchFacts
import ArchRules
import ArchScan

extension Architecture {
  /// What the team's own rules judge otherwise than their examples say.
  var unprovedExamples: [ConfigProblem] { proof.problems(work: ThreadedWork()) }

  /// Whether there is something to try.
  var hasExamples: Bool { own.contains { !$0.breaks.isEmpty || !$0.keeps.isEmpty } }

  /// The examples of the team's own rules, to be tried.
  var proof: OwnRuleProof { OwnRuleProof(self) { FileFacts(scanning: $0, path: $1) } }
}
