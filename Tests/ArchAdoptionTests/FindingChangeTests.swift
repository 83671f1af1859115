import ArchAdoption
import ArchFacts
import ArchRules
import Testing

private func finding(
  _ path: String, _ symbol: String, line: Int = 1, status: FindingStatus = .new, message: String = "m"
) -> Finding {
  let place = SourceLocation(line: line, column: 1)
  return Finding(
    rule: "r", severity: .error, path: path, range: SourceRange(start: place, end: place), message: message,
    label: "", why: "", fix: "", subject: .declaration(symbol), status: status)
}

private func side(_ findings: [Finding], _ texts: [String: String] = [:], paths: [String] = [])
  -> FindingChange.Side
{
  FindingChange.Side(
    findings: findings, paths: Set(findings.map(\.path) + paths),
    sources: texts.mapValues { SourceText(Array($0.utf8)) })
}

@Suite struct FindingChangeTests {
  @Test func `what was there remains, whatever its line and words`() {
    let change = FindingChange(
      from: side([finding("A", "x", line: 1)]), to: side([finding("A", "x", line: 9, message: "other")]))
    #expect(change.new.isEmpty && change.fixed.isEmpty && change.remaining.count == 1)
  }

  @Test func `of several of one kind the one in a new line of code is new`() {
    let before = side([finding("A", "x", line: 1)], ["A": "old()\n"])
    let now = side([finding("A", "x", line: 1), finding("A", "x", line: 2)], ["A": "added()\n  old()\n"])
    #expect(FindingChange(from: before, to: now).new.map(\.range.start.line) == [1])
    #expect(FindingChange(from: now, to: before).fixed.map(\.range.start.line) == [1])
  }

  @Test func `of several of one kind the open one was there before the one that a comment accepts`() {
    for message in ["m", "said otherwise"] {
      let before = side([finding("A", "x", line: 1)])
      let silenced = finding("A", "x", line: 2, status: .suppressed, message: message)
      let change = FindingChange(
        from: before, to: side([silenced, finding("A", "x", line: 3, message: message)]))
      #expect(change.new.isEmpty)
      #expect(change.letStand.map(\.range.start.line) == [2])
    }
  }

  @Test func `a file that git saw renamed is followed even under another name`() {
    let before = side([finding("Old/A", "x"), finding("Old/A", "y")])
    let now = side([finding("New/B", "x"), finding("New/B", "z")])
    let change = FindingChange(from: before, to: now, renames: ["Old/A": "New/B"])
    #expect(change.new.map(\.symbol) == ["z"])
    #expect(change.fixed.map(\.symbol) == ["y"])
  }

  @Test func `a comment that silences something accepts it, and fixes nothing`() {
    let change = FindingChange(
      from: side([finding("A", "x")]),
      to: side([finding("A", "x", status: .suppressed), finding("A", "y", status: .suppressed)]))
    #expect(change.new.isEmpty && change.fixed.isEmpty)
    #expect(change.letStand.map(\.symbol) == ["y"])
    #expect(change.remaining.count == 2)
  }

  @Test func `what was silenced and no longer is, is new`() {
    let change = FindingChange(
      from: side([finding("A", "x", status: .suppressed)]), to: side([finding("A", "x")]))
    #expect(change.new.count == 1 && change.fixed.isEmpty)
    let same = FindingChange(
      from: side([finding("A", "x", status: .suppressed), finding("A", "x", line: 2)]),
      to: side([finding("A", "x", status: .suppressed), finding("A", "x", line: 2)]))
    #expect(same.new.isEmpty && same.letStand.isEmpty && same.fixed.isEmpty)
  }

  @Test func `what the baseline holds is accepted by the change that adds it`() {
    let change = FindingChange(
      from: side([finding("A", "x")]),
      to: side([finding("A", "x", status: .known), finding("A", "y", status: .known)]))
    #expect(change.new.isEmpty && change.letStand.map(\.symbol) == ["y"])
  }
}
