import ArchConfig
import ArchFacts
import ArchRules
import ArchScan

extension Architecture {
  /// What the team's own rules judge otherwise than their examples say.
  var unprovedExamples: [ConfigProblem] {
    OwnRuleProof(self) { FileFacts(scanning: $0, path: $1) }.problems(work: ThreadedWork())
  }
}
