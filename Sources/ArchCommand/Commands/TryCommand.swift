import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck try`: what a rule of the team's own looks at and finds, before it is written down.
enum TryCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let bytes = try rule(arguments.operands[0])
    var scoped = arguments
    scoped.operands = Array(arguments.operands.dropFirst())
    if scoped.operands.isEmpty { scoped.operands = ["."] }
    var scope = try CheckScope(scoped)
    let written = try scope.config?.architecture() ?? .unwritten
    scope.keep(written.includes)
    guard !scope.files.isEmpty else { throw .noSwiftFiles(scoped.operands) }
    var timings = Timings()
    let code = GovernedCode(scope, written, WorkTimes(), &timings)
    _ = (code.scope.unreadable + code.unreadable).reported()
    let reading = code.architecture.reading(ownRule: bytes, rules: RuleCatalog.known)
    var problems = reading.problems
    var architecture = code.architecture
    architecture.own = [reading.rule].compactMap(\.self)
    if problems.isEmpty {
      problems += architecture.unprovedExamples
      problems += DeadOwnRules(architecture.own, in: code.codebase, work: ThreadedWork())
        .problems(work: ThreadedWork())
    }
    let text = SourceText(bytes)
    for problem in problems { Output.error.say(problem.rendered(in: text, path: "RULE")) }
    let mistakes = problems.count { $0.severity == .error }
    guard mistakes == 0, let rule = reading.rule else { throw .rule(mistakes: mistakes) }
    let run = RuleRun(architecture, rules: [])
    let findings = run.findings(in: code.codebase)
    let result = OwnRuleText.Result(
      reach: OwnRuleReach(of: rule, in: code.codebase), findings: findings, pathPrefix: code.scope.pathPrefix)
    var answer = OwnRuleText(rule: rule, place: "RULE", record: nil, result: result)
    if arguments.showsAll { answer.shown = Int.max }
    try Output.standard.answer(answer.trialText)
    return findings.isEmpty ? .clean : .findings
  }

  /// From the command line, or from standard input.
  private static func rule(_ operand: String) throws(Failure) -> [UInt8] {
    guard operand == "-" else { return Array(operand.utf8) }
    do throws(SystemError) {
      return try SystemCalls.readStandardInput()
    } catch {
      throw .path("standard input", error)
    }
  }
}
