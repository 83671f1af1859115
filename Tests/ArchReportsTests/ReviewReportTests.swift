import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import Testing

private func review(
  _ findings: FindingChange, rules: [ActiveRule] = [ActiveRule(ReportFixture.about, severity: .error)],
  checklist: [ChecklistItem] = []
) -> Review {
  Review(
    base: "main", commit: String(repeating: "a", count: 40), findings: findings, rules: rules,
    checklist: checklist, coverage: Coverage(files: 0))
}

private func text(_ review: Review, limit: Int = ReviewReport.longest) -> String {
  ReportFixture.text(ReviewReport.render(review, version: "1", limit: limit))
}

private func many(_ count: Int, rule: String = "no-singletons", status: FindingStatus = .new) -> [Finding] {
  (0..<count).map { ReportFixture.finding(rule: rule, path: "App/A\($0).swift", status: status) }
}

private func edges(_ count: Int) -> [LayerEdge] {
  (0..<count).map {
    LayerEdge(from: "l\($0)", to: "m", uses: 1, isAllowed: $0 > 0, path: "App/A.swift", line: 1)
  }
}

@Test func `the mark is that of the gravest new finding`() {
  func head(_ new: [Finding]) -> String {
    text(review(FindingChange(new: new))).split(separator: "\n").first { $0.hasPrefix("## ") }.map(
      String.init) ?? ""
  }
  #expect(head([]) == "## ✅ archcheck: nothing new")
  #expect(head([ReportFixture.finding(severity: .note)]) == "## ⚠️ archcheck: 1 new note")
  #expect(
    head([ReportFixture.finding(severity: .warning), ReportFixture.finding(), ReportFixture.finding()])
      == "## ❌ archcheck: 2 new errors, 1 new warning")
}

@Test func `places lead to the commit that they are of`() {
  var change = review(FindingChange(new: many(1), fixed: many(1)))
  #expect(!text(change).contains("]("))
  change.links = CodeLinks(repository: "https://github.com/o/r/blob/", folder: "My App/")
  #expect(text(change).contains("- ❌ `App/A0.swift:3` "), "the commit that was checked is not known")
  change.head = "abc123"
  let shown = text(change)
  #expect(
    shown.contains("- ❌ [`App/A0.swift:3`](https://github.com/o/r/blob/abc123/My%20App/App/A0.swift#L3) "),
    "\(shown)")
  let base = String(repeating: "a", count: 40)
  #expect(shown.contains("blob/\(base)/My%20App/App/A0.swift#L3"), "\(shown)")
  for bad in ["javascript:alert(1)/", "https://x/) [y](https://z/", "o/r"] {
    change.links = CodeLinks(repository: bad)
    #expect(!text(change).contains("]("))
  }
}

@Test func `a baseline that the change touches is reported, and what is to be pruned`() {
  var change = review(FindingChange())
  change.baselines = [
    ChangedBaseline(path: "a.json", size: 40, added: 4, removed: 1, stale: 0),
    ChangedBaseline(path: "b.json", size: 2, added: 0, removed: 0, stale: 1),
  ]
  let shown = text(change)
  #expect(shown.contains("Baseline `a.json`: 40 known (**+4**, −1 by this change).\n"), "\(shown)")
  #expect(
    shown.contains("Baseline `b.json`: 2 known, 1 is fixed; `archcheck baseline prune` removes them.\n"))
}

@Test func `what the change accepts by a comment says why`() {
  var allowed = ReportFixture.finding(status: .suppressed)
  allowed.reason = "@team asked\nfor it"
  let shown = text(review(FindingChange(letStand: [allowed])))
  #expect(shown.contains("(`no-singletons`): @&#8203;team asked for it\n"), "\(shown)")
}

@Test func `however many findings one rule has, the next one has examples`() {
  let shown = text(review(FindingChange(new: many(3_000) + many(9, rule: "boot-io"))))
  #expect(shown.utf8.count <= ReviewReport.longest)
  #expect(shown.contains("</details>\n\n- and 2800 more, which `archcheck` prints\n"), "\(shown)")
  #expect(
    shown.contains("**`boot-io`** (9 errors)") && shown.contains("- and 6 more, which `archcheck` prints"))
}

@Test func `an item is ticked when none of its rules found anything new`() {
  let checklist = [
    ChecklistItem("Nothing is shared", rules: ["no-singletons"], question: .init("Why?", "Because.")),
    ChecklistItem("Boot is thin", rules: ["boot-io"]),
    ChecklistItem("Nothing leaks", rules: ["domain-imports"]),
    ChecklistItem("Copy is reviewed", rules: []),
  ]
  let imports = RuleInfo(
    id: "domain-imports", summary: "", why: "", bad: "", good: "", fix: "")
  let rules = [ActiveRule(ReportFixture.about, severity: .error), ActiveRule(imports, severity: .error)]
  let change = FindingChange(
    new: many(2), remaining: many(1) + many(3, rule: "domain-imports"))
  let shown = text(review(change, rules: rules, checklist: checklist))
  #expect(
    shown.contains(
      "- [ ] **Nothing is shared** <sub>2 new of `no-singletons` at `A0.swift:3` … · 1 remains</sub>"
        + "<br>When in doubt: *Why?* Because.\n"), "\(shown)")
  #expect(shown.contains("- [ ] Boot is thin <sub>its rules are off: for a person to tick</sub>\n"))
  #expect(shown.contains("- [x] Nothing leaks <sub>nothing new · 3 remain</sub>\n"))
  #expect(shown.contains("- [ ] Copy is reviewed <sub>for a person to tick</sub>\n"))
  #expect(!shown.contains("The other rules hold"))
  let others = text(review(change, rules: rules))
  #expect(others.contains("- [ ] **The rules hold** <sub>2 new of `no-singletons`"), "\(others)")
}

@Test func `beyond ten findings of a rule the rest is folded`() {
  let shown = text(review(FindingChange(new: many(13))))
  #expect(shown.contains("<details><summary>3 more</summary>\n\n- ❌ `App/A10.swift:3`"), "\(shown)")
  #expect(!text(review(FindingChange(new: many(10)))).contains("more</summary>"))
}

@Test(arguments: [300, 2_000, 8_000, 60_000])
func `a report that is too long sheds what matters least, and never a count`(limit: Int) {
  var all = review(
    FindingChange(
      new: many(3_000), remaining: many(2_000, status: .known), letStand: many(500), fixed: many(400)),
    checklist: [ChecklistItem("Nothing is shared", rules: ["no-singletons"])])
  all.addedEdges = edges(300)
  all.removedEdges = edges(20)
  let shown = text(all, limit: limit)
  if limit >= 2_000 { #expect(shown.utf8.count <= limit) }
  #expect(shown.hasPrefix("<!-- archcheck:report key=default v=1 -->\n## ❌"))
  for count in [
    "3000 new errors", "400 fixed", "2000 remain", "(3000 errors)", "comment: 500", "change: 400",
    "Remaining: 2000", "+300 (1 not allowed), −20",
  ] { #expect(shown.contains(count), "\(count)") }
}

@Test func `the graph is shed before the fixed ones, and those before findings`() {
  var all = review(FindingChange(new: many(60), remaining: many(10), fixed: many(50)))
  all.addedEdges = edges(30)
  let whole = text(all).utf8.count
  let withoutTable = text(all, limit: whole - 1)
  #expect(!withoutTable.contains("| rule |") && withoutTable.contains("```mermaid"))
  let withoutGraph = text(all, limit: withoutTable.utf8.count - 1)
  #expect(!withoutGraph.contains("```mermaid") && withoutGraph.contains("<summary>Fixed"))
  let withoutFixed = text(all, limit: withoutGraph.utf8.count - 1)
  #expect(!withoutFixed.contains("<summary>Fixed") && withoutFixed.contains("App/A59.swift"))
}

@Test func `labels of the graph are quoted and mean nothing to Mermaid`() {
  var hostile = review(FindingChange())
  hostile.addedEdges = [
    LayerEdge(
      from: "a\"] --> evil", to: "`x`;<b>#\n```", uses: 2, isAllowed: true, path: "App/A.swift", line: 1)
  ]
  let shown = text(hostile)
  #expect(shown.contains("  n0[\"a#34;#93; --#62; evil\"]\n"), "\(shown)")
  #expect(shown.contains("  n0 -->|\"2 uses\"| n1\n"))
  #expect(shown.split(separator: "\n").count { $0.hasPrefix("```") } == 2)
}

@Test(arguments: [
  "a|b", "a`b``c", "<script>", "</details>", "-->", "<!-- x", "@team #12", "\n## x", "\u{202E}x",
  "[x](http://e)",
  "```", "- [x] y",
])
func `nothing from the code is markup`(name: String) {
  let finding = ReportFixture.finding(
    path: name, message: "'\(name)' \(name)", fix: name, symbol: name,
    decision: CitedDecision(id: name, title: name, path: name))
  let about = RuleInfo(
    id: finding.rule, summary: name, why: name, bad: "", good: "", fix: "")
  var hostile = review(
    FindingChange(new: [finding], remaining: [finding], letStand: [finding], fixed: [finding]),
    rules: [ActiveRule(about, severity: .error, decision: finding.decision)],
    checklist: [ChecklistItem(name, rules: [], question: nil), ChecklistItem(name, rules: ["no-singletons"])])
  hostile.base = name
  hostile.changedConfigs = [name]
  hostile.records = [TouchedRecord(CitedDecision(id: name, title: name, path: name), .changed)]
  hostile.addedEdges = [LayerEdge(from: name, to: "b", uses: 1, isAllowed: false, path: name, line: 1)]
  let shown = text(hostile)
  // Code spans may hold anything; without them nothing of it may be left as it was written.
  let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
  let plain = text(review(FindingChange(new: [ReportFixture.finding()])))
  #expect(!lines.contains("## x") && !shown.contains("\u{202E}"))
  #expect(lines.count { $0.hasPrefix("## ") } == plain.split(separator: "\n").count { $0.hasPrefix("## ") })
  for line in lines {
    let outside = withoutCode(line)
    #expect(
      !outside.contains("<script>") && !outside.contains("@team") && !outside.contains("[x]("), "\(line)")
  }
}

/// Without what is between runs of backticks of one length.
private func withoutCode(_ line: Substring) -> String {
  var result = ""
  var rest = line
  while let start = rest.firstIndex(of: "`") {
    result += rest[..<start]
    let fence = rest[start...].prefix { $0 == "`" }
    let behind = rest[fence.endIndex...]
    var end: Substring.Index?
    var index = behind.startIndex
    while index < behind.endIndex {
      guard behind[index] == "`" else {
        index = behind.index(after: index)
        continue
      }
      let run = behind[index...].prefix { $0 == "`" }
      index = run.endIndex
      if run.count == fence.count {
        end = run.endIndex
        break
      }
    }
    guard let end else { return result + rest[start...] }
    rest = rest[end...]
  }
  return result + rest
}
