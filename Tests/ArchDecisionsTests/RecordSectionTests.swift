import Testing

@testable import ArchDecisions

@Test(arguments: [
  ("Why Not SwiftData", RecordSection.Kind.alternatives), ("Why Factories Over Singletons", .alternatives),
  ("Why Structs instead of Classes", .alternatives), ("Why Actors vs Locks", .alternatives),
  ("Por qué no SwiftData", .alternatives), ("Why Actors Now", nil), ("Why Not", nil), ("Por qué sí", nil),
  ("Context", .context), ("Context and Problem Statement", .context), ("Contexto", .context),
  ("Decision", .decision), ("Our Decision", .decision), ("Decision Drivers", nil),
  ("Positive Consequences", .positive), ("Drawbacks", .negative), ("Neutral", .neutral), ("Status", .status),
  ("Risks of Actors", .negative), ("Risks of Using Actors", nil), ("Benefits of Actors", .positive),
  ("Benefits of Using Actors", nil), ("Neutral Effects", .neutral), ("Neutral Effects of It", nil),
  ("Pros and Cons", .consequences), ("Changelog", .amendment), ("Updates", .amendment),
  ("Follow-ups", .amendment), ("Date", .date),
])
func `a heading tells what its section holds`(heading: String, kind: RecordSection.Kind?) throws {
  let text = "# Use Actors\n\n## \(heading)\n\nSome words.\n"
  let record = DecisionRecord(Array(text.utf8), path: "docs/adr/0001-use-actors.md")
  let section = record.sections.first { record.document.text($0.title).contains(heading) }
  #expect(section?.kind == kind)
}
