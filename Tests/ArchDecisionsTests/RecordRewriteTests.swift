import ArchFacts
import Testing

@testable import ArchDecisions

/// What counts as another text of an accepted record, and what is left alone.
@Suite struct RecordRewriteTests {
  static let context = "Customers lost drafts whenever phones crashed during travel."
  static let decision = "Store drafts inside sqlite tables, compacted nightly by workers."

  @Test(arguments: [
    ("four words went", "Store drafts inside tables.", ["compacted", "nightly", "sqlite", "workers"]),
    (
      "one for two", "Store drafts inside plain folders, compacted nightly by workers.", ["sqlite", "tables"]
    ),
    (
      "a negation and a word for a word",
      "Never write drafts inside sqlite tables, compacted nightly by workers.", ["store"]
    ),
  ])
  func `a decision that reads otherwise was rewritten`(why: String, text: String, removed: [String]) {
    let rewrite = Self.rewrite(decision: text)
    #expect(rewrite?.section == .decision)
    #expect(rewrite?.removed == removed)
  }

  @Test(arguments: [
    ("nothing", decision),
    (
      "small words came",
      "Store the drafts inside of the sqlite tables, and these are compacted nightly by workers."
    ),
    ("small words went", "Store drafts inside sqlite tables, compacted nightly workers."),
    ("three words went", "Store drafts inside sqlite tables."),
    ("one for one", "Store drafts inside sqlite tables, compacted weekly by workers."),
    ("two were misspelt", "Store drafst inside sqlite tabels, compacted nightly by workers."),
    ("two shorter by two letters", "Store drafts inside sqlite tables, compact nightly by worke."),
    ("a hyphen", "Store drafts in-side sqlite tables, compacted night-ly by work-ers."),
    ("a word of negation alone", "Store drafts inside sqlite tables, not compacted nightly by workers."),
    ("eleven came", decision + " One two three four five six seven eight nine ten eleven."),
    ("a note", decision + "\n\nUpdate: one two three four five six seven eight nine ten eleven twelve."),
    ("code", decision + "\n\n```\none two three four five six seven eight nine ten eleven twelve\n```"),
  ])
  func `a decision that reads the same was not`(why: String, text: String) {
    #expect(Self.rewrite(decision: text)?.removed == nil)
  }

  @Test func `a paragraph of twelve words is another decision`() {
    let text = Self.decision + " One two three four five six seven eight nine ten eleven twelve."
    #expect(Self.rewrite(decision: text)?.added.count == 4)
  }

  @Test func `numbers are never misspelt`() {
    let old = "Keep 10000 drafts for 20000 customers."
    #expect(Self.rewrite(decision: "Keep 10001 drafts for 20002 customers.", from: old) != nil)
    #expect(Self.rewrite(decision: "Keep 10000 drafts for 20000 custmers.", from: old) == nil)
  }

  @Test func `a word of three letters is another word`() {
    let old = "Put the map beside the log."
    #expect(Self.rewrite(decision: "Put the mop beside the lag.", from: old)?.removed == ["log", "map"])
    #expect(Self.rewrite(decision: "Put the maps beside the logs.", from: old)?.removed == ["log", "map"])
    #expect(Self.rewrite(decision: "Puts the mapd", from: "Putt the mapf") == nil)
  }

  @Test(arguments: ["not", "never", "no", "nunca", "won't", "don't", "cannot"])
  func `a negation that went is a rewrite`(word: String) {
    #expect(Self.rewrite(decision: "We cache.", from: "We \(word) cache.")?.removed == [word])
  }

  @Test func `the context may change by a word more than the decision`() {
    let two = "Customers lost work whenever phones crashed during travel abroad."
    #expect(Self.rewrite(context: two) == nil)
    let three = "Customers lost work whenever phones crashed during travel abroad yesterday."
    #expect(Self.rewrite(context: three)?.section == .context)
  }

  @Test func `words that only moved are the same`() {
    #expect(Self.rewrite(context: Self.decision, decision: Self.context) == nil)
  }

  @Test func `a record that tells of its change was not rewritten silently`() {
    let other = "Write drafts into plain folders."
    #expect(Self.rewrite(decision: other) != nil)
    #expect(Self.rewrite(decision: other + "\n\n## Changelog\n\nShorter.") == nil)
    #expect(Self.rewrite(decision: other + "\n\n## More\n\nRevised in May.") == nil)
  }

  @Test func `what changed while it settles or was only proposed was not yet decided`() {
    let other = "Write drafts into plain folders."
    func rewritten(_ versions: [(day: Int64, status: String, decision: String)], days: Int) -> String? {
      let now = Self.text(decision: other)
      return Self.record(now).rewrite(in: versions.map(Self.version), settlingDays: days)?.accepted.commit
    }
    let both = [(day: Int64(1), status: "Accepted", decision: Self.decision), (4, "Accepted", other)]
    #expect(rewritten(both, days: 2) == "c1")
    #expect(rewritten(both, days: 3) == nil)
    #expect(rewritten([(1, "Proposed", Self.decision), (9, "Accepted", other)], days: 0) == nil)
    #expect(rewritten([(1, "Accepted", Self.decision), (9, "Proposed", Self.decision)], days: 0) == nil)
    #expect(rewritten([(1, "Accepted", Self.decision), (9, "Superseded", other)], days: 0) == "c1")
  }

  @Test func `the first version that reads otherwise from then on is named`() {
    let other = "Write drafts into plain folders."
    let versions = [
      (day: Int64(1), status: "Accepted", decision: Self.decision), (2, "Accepted", other),
      (3, "Accepted", Self.decision), (4, "Accepted", other), (5, "Accepted", other),
    ].map(Self.version)
    let rewrite = Self.record(Self.text(decision: other)).rewrite(in: versions, settlingDays: 0)
    #expect(rewrite?.accepted.commit == "c1")
    #expect(rewrite?.changed?.commit == "c4")
    let onDisk = Self.record(Self.text(decision: other)).rewrite(in: [versions[0]], settlingDays: 0)
    #expect(onDisk != nil)
    #expect(onDisk?.changed == nil)
  }

  // MARK: - Records

  static func text(context: String = context, decision: String, status: String = "Accepted") -> String {
    "# Use tables\n\n## Status\n\n\(status)\n\n## Context\n\n\(context)\n\n## Decision\n\n\(decision)\n"
  }

  static func record(_ text: String) -> DecisionRecord {
    DecisionRecord(Array(text.utf8), path: "docs/adr/0001-use-tables.md")
  }

  static func version(day: Int64, status: String, decision: String) -> RecordVersion {
    RecordVersion(
      commit: "c\(day)", time: day * 86_400, day: "2025-01-0\(day)", path: "docs/adr/0001-use-tables.md",
      bytes: Array(text(decision: decision, status: status).utf8))
  }

  static func rewrite(
    context: String = context, decision: String = decision, from old: String = decision
  ) -> RecordRewrite? {
    record(text(context: context, decision: decision))
      .rewrite(in: [version(day: 1, status: "Accepted", decision: old)], settlingDays: 0)
  }
}
