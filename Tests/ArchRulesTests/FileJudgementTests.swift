import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

@testable import ArchRules

/// After a change the files are judged again that it can reach, and no others.
@Suite struct FileJudgementTests {
  private static let files = [
    "Domain/Order.swift": "struct Order { let lines: [Int] }\n",
    "Data/Store.swift": "final class Store {\n  static let shared = Store()\n  func save() {}\n}\n",
    "UI/CartView.swift": """
    struct CartView {
      func buy() {
        Store.shared.save()
      }
    }

    """,
    "UI/CartView+More.swift": """
    extension CartView {
      func more() {
        print(1)
      }
    }

    """,
    "UI/Row.swift": "struct Row {\n  func show() { print(2) }\n}\n",
  ]

  private struct Run {
    let judged: Int
    let findings: [Finding]
    let judgement: FileJudgement
    let codebase: Codebase
  }

  private func run(_ scanned: [ScannedFile], after earlier: Run?) -> Run {
    let architecture = Architecture.reading(Array(Self.config.utf8), rules: RuleCatalog.known).architecture
    let codebase = Codebase.laidOut(
      architecture, scanned, reuse: .again(after: earlier?.codebase.stages))
    let run = RuleRun(architecture)
    let code = run.code(codebase, work: InOrder(), .again(after: earlier?.judgement.code))
    let judging = FileJudging(run, code, after: earlier?.judgement, work: InOrder())
    let judgement = judging.judgement(with: judging.verdicts(0..<judging.count))
    let findings = RuleRun.merged(
      judgement.outcomes.map(\.findings) + run.wholePasses.map { run.outcome(of: $0, in: code).findings })
    #expect(findings == run.findings(in: Codebase.laidOut(architecture, scanned)))
    return Run(judged: judging.count, findings: findings, judgement: judgement, codebase: codebase)
  }

  private static let config = """
    { "layers": { "domain": { "files": "Domain/**", "mayUse": [] }, "data": { "files": "Data/**", "mayUse": [] },
        "ui": { "files": "UI/**", "mayUse": ["domain"] } },
      "rules": { "layer-dependencies": "error", "no-singleton-use": "error", "no-singletons": "error",
        "no-service-locator": "error", "composition-root": "error" } }
    """

  private static func scanned(_ files: [String: String]) -> [String: ScannedFile] {
    var scanner = Scanner()
    return files.reduce(into: [:]) { all, file in
      all[file.key] = ScannedFile(scanner.scan(Array(file.value.utf8), path: file.key))
    }
  }

  @Test(arguments: [
    // Nothing at all.
    ("UI/Row.swift", "print(2)", "print(2)", 0),
    // Nobody looks at it for the sake of another.
    ("UI/Row.swift", "print(2)", "print(3)", 1),
    // Where it is declared is told with each use.
    ("Data/Store.swift", "func save() {}", "func save() { print(3) }", 2),
    // A name that nobody says.
    ("UI/Row.swift", "func show()", "func shown()", 1),
    // One that another file says, which a third one looks at.
    ("Data/Store.swift", "func save()", "func keep()", 3),
    // A type more, of which nobody speaks.
    ("UI/Row.swift", "struct Row", "struct Extra {}\nstruct Row", 1),
    // What may be somebody's name for what the system has.
    ("UI/Row.swift", "struct Row", "struct Container {}\nstruct Row", 5),
  ])
  func `files are judged again that a change can reach`(
    path: String, old: String, new: String, count: Int
  ) throws {
    var files = Self.scanned(Self.files)
    let paths = files.keys.sorted()
    let first = run(paths.compactMap { files[$0] }, after: nil)
    #expect(first.judged == 5 && first.findings.count >= 3, "\(first.findings.map(\.message))")
    let text = try #require(Self.files[path])
    if old != new {
      files.merge(Self.scanned([path: text.replacing(old, with: new)])) { $1 }
    }
    let second = run(paths.compactMap { files[$0] }, after: first)
    #expect(second.judged == count)
  }

  @Test func `what moves down in another file is told where it is now`() throws {
    var files = Self.scanned(Self.files)
    let paths = files.keys.sorted()
    let first = run(paths.compactMap { files[$0] }, after: nil)
    let store = try #require(Self.files["Data/Store.swift"])
    let lower = "final class Other {\n  func f() {\n    print(1)\n  }\n}\n" + store
    files.merge(Self.scanned(["Data/Store.swift": lower])) { $1 }
    let second = run(paths.compactMap { files[$0] }, after: first)
    files.merge(Self.scanned(["Data/Store.swift": lower.replacing("print(1)", with: "print(1)\n\n")])) { $1 }
    let third = run(paths.compactMap { files[$0] }, after: second)
    func lines(_ run: Run) -> [Int] {
      run.findings.flatMap(\.related).filter { $0.path == "Data/Store.swift" }.map(\.location.line)
    }
    #expect(third.judged < 5)
    #expect(lines(third) == lines(second).map { $0 + 2 } && !lines(third).isEmpty)
  }

  @Test func `where a member of a container is no value any more, what is known of it is something else`() {
    func containers(_ limit: String) -> Containers {
      let text = "struct Current { let limit = \(limit); let send: () -> Void }"
      let facts = FileFacts(scanning: Array(text.utf8), path: "App/Current.swift")
      return Code(Codebase(.layered, [facts]))[Containers.self]
    }
    #expect(containers("1").saysTheSame(as: containers("2")))
    #expect(!containers("1").saysTheSame(as: containers("made()")))
  }
}
