import ArchFacts
import ArchRules
import Testing

private func finding(
  _ rule: String, _ concern: Concern, line: Int = 1, column: Int = 1, from user: String = "A.init()",
  to target: Subject.Target = .declaration("B"), severity: Severity = .error, message: String? = nil,
  path: String = "A.swift", further: [Occurrence] = [], status: FindingStatus = .new
) -> Finding {
  Finding(
    rule: rule, severity: severity, path: path, range: range(line, column), concern: concern,
    message: message ?? "\(rule) here", label: "", why: "", fix: "mend it",
    subject: .edge(from: user, to: target, .none), further: further, status: status)
}

private func range(_ line: Int, _ column: Int) -> SourceRange {
  SourceRange(
    start: SourceLocation(line: line, column: column), end: SourceLocation(line: line, column: column + 1))
}

private func told(_ findings: Finding...) -> [String] {
  SameMistake.settled(findings).map { finding in
    ([finding.rule] + finding.also.map(\.rule)).joined(separator: " also ")
  }
}

@Test func `of several rules about one place the most specific speaks and names the others`() {
  #expect(
    told(finding("layers", .parts), finding("makes", .supply), finding("views", .role), finding("own", .team))
      == ["own also views also makes also layers"])
  let settled = SameMistake.settled([finding("layers", .parts), finding("makes", .supply)])
  #expect(settled.first?.also.map { $0.text(in: "A.swift") } == ["layers (layers here)"])
  #expect(settled.first?.rules == ["makes", "layers"])
}

@Test func `what several rules say of one place is in the order of the rules, whichever was asked first`() {
  let merged = RuleRun.merged([[finding("makes", .supply)], [finding("layers", .parts)]])
  #expect(merged.map(\.rule) == ["layers", "makes"])
}

@Test func `it is the same mistake where one type does it with the same thing, wherever it is written`() {
  let made = finding("makes", .supply, line: 9)
  #expect(told(finding("layers", .parts), made) == ["makes also layers"])
  #expect(told(finding("layers", .parts, from: "A.b"), made) == ["makes also layers"])
  #expect(told(finding("layers", .parts, from: "A"), made) == ["makes also layers"])
  #expect(told(finding("layers", .parts, from: "A.C"), made) == ["layers", "makes"])
  #expect(told(finding("layers", .parts, from: "C.b()"), made) == ["layers", "makes"])
  #expect(told(finding("layers", .parts, to: .declaration("C")), made) == ["layers", "makes"])
}

@Test func `to take the shared instance is to use its type, in one line`() {
  let taken = finding("shares", .supply, column: 20, from: "A.store", to: .declaration("B.shared"))
  #expect(told(finding("layers", .parts, from: "A.store"), taken) == ["shares also layers"])
  #expect(told(finding("layers", .parts, line: 2, from: "A.store"), taken) == ["layers", "shares"])
  #expect(told(finding("layers", .parts, from: "C.store"), taken) == ["layers", "shares"])
  #expect(told(finding("layers", .parts, to: .declaration("C")), taken) == ["layers", "shares"])
  // What is done with a member is no supply with its type.
  let written = finding("state", .role, column: 20, from: "A.store", to: .declaration("B.shared"))
  #expect(told(finding("layers", .parts, from: "A.store"), written) == ["layers", "state"])
}

@Test func `where others see it and the one that speaks does not is told with it`() {
  let settled = SameMistake.settled([
    finding("layers", .parts, line: 3, from: "A.b"), finding("layers", .parts, line: 9),
    finding("makes", .supply, line: 9),
  ])
  #expect(settled.map(\.rule) == ["makes"])
  #expect(settled.first?.also.map { $0.text(in: "A.swift") } == ["layers (layers here, at 3:1)"])
  #expect(settled.first?.places.map(\.location.line) == [3])
}

@Test func `what is wrong with the code as such is a mistake of its own`() {
  let own = Finding(
    rule: "names", severity: .error, path: "A.swift", range: range(1, 1), concern: .team, message: "",
    label: "",
    why: "", fix: "", subject: .declaration("A"))
  #expect(told(own, finding("layers", .parts)) == ["names", "layers"])
  #expect(told(finding("layers", .parts), finding("layers", .parts)) == ["layers", "layers"])
  #expect(told(finding("layers", .parts), finding("makes", .supply, path: "B.swift")) == ["layers", "makes"])
}

@Test func `the one that speaks is as grave as the gravest`() {
  let settled = SameMistake.settled([
    finding("layers", .parts), finding("views", .role, severity: .warning),
  ])
  #expect(settled.map(\.severity) == [.error])
}

@Test func `places that another rule does not see are still told`() {
  let place = { (line: Int) in
    Occurrence(
      path: "A.swift", range: range(line, 1), subject: .edge(from: "C.b", to: .declaration("B"), .file),
      message: "layers here")
  }
  let settled = SameMistake.settled([
    finding("layers", .parts, line: 3, further: [place(7), place(8)]), finding("makes", .supply, line: 3),
  ])
  #expect(settled.map(\.rule) == ["layers", "makes"])
  #expect(settled[0].range.start.line == 7)
  #expect(settled[0].message == "layers here (2 times in this file)")
  #expect(settled[1].also.map(\.rule) == ["layers"])
}

@Test func `letting stand the one that speaks settles the others, and not the other way round`() {
  let known = finding("makes", .supply, status: .known)
  #expect(SameMistake.settled([finding("layers", .parts), known]).map(\.status) == [.known])
  let suppressed = finding("makes", .supply, status: .suppressed)
  #expect(SameMistake.settled([finding("layers", .parts), suppressed]).map(\.status) == [.suppressed])
  let other = finding("layers", .parts, status: .known)
  let settled = SameMistake.settled([other, finding("makes", .supply)])
  #expect(settled.map(\.rule) == ["layers", "makes"])
  #expect(settled.map(\.status) == [.known, .new])
}

@Test func `what is said of the same thing folds in a file, and has one cause across files`() {
  let findings = [
    finding("makes", .supply, line: 1), finding("makes", .supply, line: 2, from: "A.b()"),
    finding("makes", .supply, line: 3, to: .declaration("C")),
    finding("makes", .supply, line: 4, message: "otherwise"),
    finding("makes", .supply, path: "B.swift"),
  ]
  let folded = CauseOfFindings.foldedInFiles(findings)
  #expect(folded.map(\.range.start.line) == [1, 3, 4, 1])
  #expect(folded[0].message == "makes here (2 times in this file)")
  #expect(folded[0].repeats.map(\.range.start.line) == [2])
  #expect(folded[0].places.map(\.message) == ["the same here"])
  let causes = CauseOfFindings.all(folded)
  #expect(causes.map(\.findings.count) == [2, 1, 1])
  #expect(causes[0].others.map(\.path) == ["B.swift"])
  #expect(CauseOfFindings.foldedInFiles(folded).map(\.message) == folded.map(\.message))
}

@Test func `places that differ in who does it are told without naming anyone`() {
  let made = { (user: String, line: Int) in
    Finding(
      rule: "makes", severity: .error, path: "A.swift", range: range(line, 1), message: "'\(user)' makes 'B'",
      cause: .init("'B' is made", fix: "take it in each 'init'"), label: "", why: "",
      fix: "take it in 'init' of '\(user)'", subject: .edge(from: user, to: .declaration("B"), .none))
  }
  let folded = CauseOfFindings.foldedInFiles([made("X", 1), made("Y", 2)])
  #expect(folded.map(\.message) == ["'B' is made (2 times in this file)"])
  #expect(folded.map(\.fix) == ["take it in each 'init'"])
  let same = CauseOfFindings.foldedInFiles([made("X", 1), made("X", 2)])
  #expect(same.map(\.message) == ["'X' makes 'B' (2 times in this file)"])
}

@Test func `what has to go as a whole speaks for all that is wrong in it, whatever other rules say of it`() {
  let factory = Finding(
    rule: "factories", severity: .error, path: "A.swift", range: range(1, 1), concern: .supply,
    remedy: .removal, message: "'A.make' is a factory", label: "", why: "", fix: "",
    subject: .edge(from: "A.make()", to: .declaration("B"), .none))
  let made = finding("makes", .supply, line: 2, from: "A.make()")
  let other = finding("views", .role, line: 3, from: "A.make()", to: .declaration("C"))
  let same = finding("roles", .role, line: 1, from: "A.make()")
  #expect(told(factory, same, made, other) == ["factories also roles also views also makes"])
  #expect(
    told(factory, finding("makes", .supply, line: 9, from: "A.other()", to: .declaration("C"))).count == 2)
}
