import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Foundation
import Testing

private func finding(
  _ rule: String, _ path: String, _ symbol: String, line: Int = 1, message: String = "m"
) -> Finding {
  let place = SourceLocation(line: line, column: 1)
  return Finding(
    rule: rule, severity: .error, path: path, range: SourceRange(start: place, end: place), message: message,
    label: "", why: "", fix: "", subject: subject(symbol, at: path))
}

/// `import X`, `A → B` between declarations, the path for the file itself; parts and declarations are told by the rule.
private func subject(_ text: String, at path: String) -> Subject {
  if text == path { return .file }
  if text.hasPrefix("import ") { return .module(String(text.dropFirst("import ".count))) }
  let ends = text.components(separatedBy: " → ")
  return ends.count == 2 ? .edge(from: ends[0], to: .declaration(ends[1]), .none) : .declaration(text)
}

private func part(_ rule: String, _ path: String, _ subject: Subject) -> Finding {
  let place = SourceLocation(line: 1, column: 1)
  return Finding(
    rule: rule, severity: .error, path: path, range: SourceRange(start: place, end: place), message: "m",
    label: "", why: "", fix: "", subject: subject)
}

/// Findings in many files, several of them of one kind in one declaration.
private let many: [Finding] = (0..<120).map { index in
  finding("rule-\(index % 3)", "App/File\(index % 7).swift", "Type\(index % 5).go", line: index + 1)
}

private func match(_ findings: [Finding], _ baseline: Baseline, more paths: [String] = []) -> BaselineMatch {
  BaselineMatch(findings, baseline, BaselineMatch.Scope(paths: Set(findings.map(\.path) + paths)))
}

private func scope(_ paths: Set<String>, isComplete: Bool = true, rules: Set<String>? = nil)
  -> BaselineMatch.Scope
{
  var scope = BaselineMatch.Scope(paths: paths)
  scope.isComplete = isComplete
  scope.rules = rules
  return scope
}

private func news(_ match: BaselineMatch) -> Int { match.findings.count { $0.status == .new } }

@Suite struct BaselineTests {
  private let baseline = Baseline(of: many)

  @Test func `right after it was written nothing is new and nothing is stale`() {
    let result = match(many, baseline)
    #expect(news(result) == 0)
    #expect(result.stale.size == 0)
    #expect(baseline.size == many.count)
  }

  @Test(arguments: 0..<20)
  func `order, lines and wording never change what is new`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 1)
    let changed = many.shuffled(using: &generator).map { old in
      finding(old.rule, old.path, old.symbol, line: old.range.start.line + 200, message: "other \(seed)")
    }
    let result = match(changed, baseline)
    #expect(news(result) == 0)
    #expect(result.stale.size == 0)
  }

  @Test(arguments: 0..<20)
  func `a second offence of one kind in one place is always new`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 7)
    let twin = many[Int.random(in: many.indices, using: &generator)]
    let result = match(many + [finding(twin.rule, twin.path, twin.symbol, line: 999)], baseline)
    #expect(news(result) == 1)
  }

  @Test(arguments: 0..<20)
  func `fixing one of two of a kind is always seen`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 13)
    var fewer = many
    let gone = fewer.remove(at: Int.random(in: many.indices, using: &generator))
    let result = match(fewer, baseline)
    #expect(news(result) == 0)
    #expect(result.stale.entries.map(\.key) == [BaselineKey(gone)])
    #expect(result.stale.size == 1)
  }

  @Test(arguments: 0..<7)
  func `a file that moved or was renamed is followed`(number: Int) {
    for target in ["Core/File\(number).swift", "App/Renamed\(number).swift"] {
      let moved = many.map { old in
        old.path == "App/File\(number).swift" ? finding(old.rule, target, old.symbol) : old
      }
      let result = match(moved, baseline)
      #expect(news(result) == 0)
      #expect(result.stale.size == 0)
      #expect(result.moves == ["App/File\(number).swift": target])
    }
  }

  @Test func `a moved file keeps what is named after its path or a folder around it`() {
    let old = [
      finding("unmapped-file", "App/Feed/A.swift", "App/Feed/A.swift"),
      part("feature-shape", "App/Feed/Data/B.swift", .part("Feed")),
      part("dependency-cycle", "App/Feed/C.swift", .tie(from: "Feed", to: "Shop")),
      finding("no-singletons", "App/Feed/C.swift", "C.shared"),
    ]
    let moved = [
      finding("unmapped-file", "App/News/A.swift", "App/News/A.swift"),
      part("feature-shape", "App/News/Data/B.swift", .part("News")),
      part("dependency-cycle", "App/News/C.swift", .tie(from: "News", to: "Shop")),
      finding("no-singletons", "App/News/C.swift", "C.shared"),
    ]
    let result = match(moved, Baseline(of: old))
    #expect(news(result) == 0)
    #expect(result.stale.size == 0)
    let pruned = Baseline(of: old).pruned(by: result)
    #expect(pruned == Baseline(of: moved))
    #expect(BaselineChange(from: Baseline(of: old), to: pruned, result).removed == 0)
    // Renamed, too, and nothing but the name of a feature tells where it went.
    let alone = match([part("feature-shape", "App/News/Data/D.swift", .part("News"))], Baseline(of: [old[1]]))
    #expect(news(alone) == 0)
    // Another folder, another feature.
    #expect(
      news(match([part("feature-shape", "App/News/B.swift", .part("News"))], Baseline(of: [old[1]]))) == 1)
  }

  @Test func `thousands of files that moved at once take no time`() {
    func files(_ folder: String, _ suffix: String) -> [Finding] {
      (0..<4_000).flatMap { number in
        let path = "\(folder)/Feed/\(number)\(suffix).swift"
        return [
          finding("domain-imports", path, "import UIKit"), finding("unmapped-file", path, path),
          finding("r", path, "T\(number).go"),
        ]
      }
    }
    let old = Baseline(of: files("App", ""))
    for (folder, suffix) in [("Core", ""), ("App", "+New")] {
      let moved = files(folder, suffix)
      let time = ContinuousClock().measure { #expect(news(match(moved, old)) == 0) }
      #expect(time < .seconds(20), "\(time)")
    }
  }

  @Test func `a file is followed to the one that has what it had, not to one that only has its name`() {
    let old = finding("no-singletons", "Old/A.swift", "A.shared")
    let other = finding("no-singletons", "New/A.swift", "B.shared")
    let moved = finding("no-singletons", "New/C.swift", "A.shared")
    let result = match([other, moved], Baseline(of: [old]))
    #expect(result.findings.map(\.status) == [.new, .known])
    #expect(result.moves == ["Old/A.swift": "New/C.swift"])
  }

  @Test func `a declaration that moved to another file is followed, an import is not`() {
    let old = [
      finding("no-singletons", "A.swift", "A.shared"), finding("no-singletons", "A.swift", "B.shared"),
      finding("domain-imports", "A.swift", "import UIKit"),
      part("own", "A.swift", .edge(from: "", to: .name("print"), .none)),
      finding("own", "A.swift", "B.go → print"),
    ]
    let now = [
      old[0], finding("no-singletons", "B.swift", "B.shared"),
      finding("domain-imports", "B.swift", "import UIKit"),
      part("own", "B.swift", .edge(from: "", to: .name("print"), .none)),
      finding("own", "B.swift", "B.go → print"),
    ]
    let result = match(now, Baseline(of: old))
    #expect(result.findings.map(\.status) == [.known, .known, .new, .new, .known])
    #expect(result.stale.entries.map(\.key.symbol) == ["import UIKit", "print"])
    #expect(Baseline(of: old).pruned(by: result).count(of: BaselineKey(now[1])) == 1)
    // Once more than before, and once in each of two files.
    #expect(news(match([now[1], now[1]], Baseline(of: [old[1]]))) == 1)
    let other = finding("no-singletons", "C.swift", "B.shared")
    #expect(news(match([now[1], other], Baseline(of: [old[1]]), more: ["A.swift"])) == 2)
    #expect(news(match([now[1], old[1]], Baseline(of: [old[1]]))) == 1, "a copy beside the original is new")
  }

  @Test func `one fixed of two and one more elsewhere are a fix and a new one, not a move`() {
    let here = finding("no-singletons", "A.swift", "B.shared")
    let there = finding("no-singletons", "B.swift", "B.shared")
    let copied = match([here, there], Baseline(of: [here, here]))
    #expect(copied.findings.map(\.status) == [.known, .new])
    #expect(copied.stale.size == 1)
    let more = match([there, there], Baseline(of: [here, there]))
    #expect(more.findings.map(\.status) == [.known, .new])
    #expect(more.stale.entries.map(\.key.path) == ["A.swift"])
  }

  @Test func `a file that became two, and two that became one, are new`() {
    let one = [finding("r", "Old.swift", "A.go")]
    let copies = [finding("r", "B.swift", "A.go"), finding("r", "C.swift", "A.go")]
    #expect(news(match(copies, Baseline(of: one))) == 2)
    let two = [finding("r", "X/B.swift", "A.go"), finding("r", "X/C.swift", "A.go")]
    #expect(news(match([finding("r", "D.swift", "A.go")], Baseline(of: two))) == 1)
  }

  @Test func `a copy next to the original is new`() {
    let old = [finding("r", "Old.swift", "A.go")]
    let result = match(old + [finding("r", "New.swift", "A.go")], Baseline(of: old))
    #expect(result.findings.map(\.status) == [.known, .new])
  }

  @Test func `what was not looked at is not stale`() {
    let old = [finding("r", "A.swift", "a"), finding("s", "B.swift", "b")]
    let part = BaselineMatch([], Baseline(of: old), scope(["A.swift"], isComplete: false))
    #expect(part.stale.entries.map(\.key.path) == ["A.swift"])
    let rule = BaselineMatch([], Baseline(of: old), scope(["A.swift", "B.swift"], rules: ["s"]))
    #expect(rule.stale.entries.map(\.key.rule) == ["s"])
  }

  @Test func `what was suppressed is not the baseline's concern`() {
    var one = finding("r", "A.swift", "a")
    one.status = .suppressed
    #expect(Baseline(of: [one]).size == 0)
    let result = match([one], Baseline(of: [finding("r", "A.swift", "a")]))
    #expect(result.findings.map(\.status) == [.suppressed])
    #expect(result.stale.size == 1)
  }

  @Test func `it is written a line for an entry, sorted, and read as it was written`() throws {
    let odd = [
      finding("r", "B \"q\".swift", "a\n"), finding("r", "A.swift", "é"), finding("r", "A.swift", "é"),
    ]
    let bytes = Baseline(of: odd).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        {
          "version": 2,
          "findings": [
            {"rule":"r","path":"A.swift","symbol":"é","count":2},
            {"rule":"r","path":"B \"q\".swift","symbol":"a\n"}
          ]
        }

        """#)
    #expect(try Baseline.reading(bytes).get() == Baseline(of: odd))
    #expect(try Baseline.reading(Baseline().bytes).get() == Baseline())
    #expect(try Baseline.reading(baseline.bytes).get() == baseline)
  }

  @Test func `entries of one rule in one file are sorted by what they are about`() {
    let symbols = ["F", "A → B", "C", "A → A", "B", "E", "D", "A"]
    let bytes = Baseline(of: symbols.map { finding("r", "A.swift", $0) }).bytes
    let entries = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\"symbol\":").dropFirst()
    #expect(
      entries.map { $0.prefix { $0 != "}" } } == [
        "\"A\"", "\"A\",\"to\":\"A\"", "\"A\",\"to\":\"B\"", "\"B\"", "\"C\"", "\"D\"", "\"E\"", "\"F\"",
      ])
  }

  @Test func `the same line from two branches counts once`() throws {
    let text =
      #"{"version":2,"findings":[{"rule":"r","path":"A","symbol":"s"},{"rule":"r","path":"A","symbol":"s"}]}"#
    #expect(try Baseline.reading(Array(text.utf8)).get().size == 1)
  }

  @Test func `what git merges by union is read, though no comma parts the last lines of two branches`() throws
  {
    let text = #"""
      {
        "version": 2,
        "findings": [
          {"rule":"r","path":"A","symbol":"s"},
          {"rule":"r","path":"B","symbol":"s"}
          {"rule":"r","path":"C","symbol":"s"}
        ]
      }
      """#
    #expect(try Baseline.reading(Array(text.utf8)).get().size == 3)
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("[]", "a baseline is an object, not an array"),
    (#"{"version":1,"findings":[]}"#, "this archcheck reads baselines of version 2"),
    (#"{"version":2}"#, "a baseline needs a list 'findings'"),
    (
      #"{"version":2,"findings":[{"rule":"r","path":"A","to":"B"}]}"#,
      "what this entry is about is incomplete, or says too much"
    ),
    (
      #"{"version":2,"findings":[{"rule":"r","path":"A","symbol":"s","part":"p"}]}"#,
      "what this entry is about is incomplete, or says too much"
    ),
    (#"{"version":2,"findings":[{"rule":"r","symbol":"s"}]}"#, "this entry has no 'path'"),
    (#"{"version":2,"findings":[{"rule":"r","path":"A","symbol":1}]}"#, "'symbol' is a string, not a number"),
    (#"{"version":2,"findings":[{"rule":1,"path":"A","symbol":"s"}]}"#, "'rule' is a string, not a number"),
    (
      #"{"version":2,"findings":[{"rule":"r","path":"A","symbol":"s","count":0}]}"#,
      "'count' is a whole number that is at least 1"
    ),
    ("{\"version\":1,\n<<<<<<< HEAD\n\"findings\":[]}", "git left a merge conflict here"),
    (
      #"{"findings":[{"rule":"r","path":"A","symbol":"s"} {"rule":"r","path":"B","symbol":"s"}]}"#,
      "a comma is missing after this value"
    ),
  ])
  func `a broken baseline is never an empty one`(text: String, message: String) {
    guard case .failure(let broken) = Baseline.reading(Array(text.utf8)) else {
      Issue.record("it was read")
      return
    }
    #expect(broken.problems.map(\.message) == [message])
  }

  @Test func `a key that is nearly one of the format is told which one was meant`() {
    let text = """
      {
        "version": 2,
        "finding": [],
        "findings": [{"rule": "r", "pathh": "A.swift", "path": "A.swift", "zzz": 1}]
      }
      """
    guard case .failure(let broken) = Baseline.reading(Array(text.utf8)) else {
      Issue.record("a broken baseline was read")
      return
    }
    #expect(
      broken.problems.filter { $0.message.hasPrefix("unknown key") }.map(\.suggestion) == [
        "did you mean 'findings'?", "did you mean 'path'?", "remove it",
      ])
  }
}

/// Numbers that are the same on every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
