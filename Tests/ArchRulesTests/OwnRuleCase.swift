import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

/// One rule of a team's own as it is in `own`, with code to run it on.
struct OwnRuleCase {
  let reading: ArchitectureReading
  let codebase: Codebase

  /// - Parameter code: Swift whose first line names the file; further such lines start further files.
  init(_ rules: String, _ code: String, extends: String = "\"layered\"") {
    self.init(config: "{ \"extends\": [\(extends)], \"own\": [\(rules)] }", code)
  }

  init(config: String, _ code: String) {
    reading = Architecture.reading(Array(config.utf8), rules: RuleCatalog.known)
    codebase = Codebase.laidOut(
      reading.architecture, ExampleFiles.files(of: code).map { ScannedFile($0) })
  }

  /// `{ "id": "a", "forbid": { … }, "because": "b" }`
  static func forbidding(_ forbidden: String, types: String? = nil, in scope: String? = nil) -> String {
    let types = types.map { "\"types\": { \($0) }, " } ?? ""
    let scope = scope.map { "\"in\": { \($0) }, " } ?? ""
    return "{ \"id\": \"a\", \(scope)\(types)\"forbid\": { \(forbidden) }, \"because\": \"b\" }"
  }

  var findings: [Finding] { RuleRun(reading.architecture, rules: []).findings(in: codebase) }

  var lines: [Int] { findings.map(\.range.start.line) }

  var dead: [ConfigProblem] { DeadOwnRules(in: codebase, work: InOrder()).problems(work: InOrder()) }

  /// Examples that a rule judges otherwise than it says.
  var unproved: [ConfigProblem] {
    OwnRuleProof(reading.architecture) { FileFacts(scanning: $0, path: $1) }.problems(work: InOrder())
  }

  /// The mistakes in the rules themselves.
  var mistakes: [ConfigProblem] { reading.problems }
}
