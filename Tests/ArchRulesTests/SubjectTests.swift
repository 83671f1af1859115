import ArchRules
import Testing

/// Which names a subject is made of, and how it is told when they are others.
@Suite struct SubjectTests {
  static let all: [(Subject, declarations: [String], renamed: Subject, moved: Subject)] = [
    (.file, [], .file, .file),
    (.declaration("A"), ["A"], .declaration("A2"), .declaration("A")),
    (
      .edge(from: "A", to: .declaration("B"), .none), ["A", "B"],
      .edge(from: "A2", to: .declaration("B2"), .none), .edge(from: "A", to: .declaration("B"), .none)
    ),
    (
      .edge(from: "", to: .declaration("B"), .file), ["B"], .edge(from: "2", to: .declaration("B2"), .file),
      .edge(from: "", to: .declaration("B"), .file)
    ),
    (
      .edge(from: "A", to: .name("B"), .declaration), ["A"], .edge(from: "A2", to: .name("B"), .declaration),
      .edge(from: "A", to: .name("B"), .declaration)
    ),
    (
      .edge(from: "", to: .name("B"), .none), [], .edge(from: "2", to: .name("B"), .none),
      .edge(from: "", to: .name("B"), .none)
    ),
    (.module("A"), [], .module("A"), .module("A2")),
    (.part("A"), [], .part("A"), .part("A2")),
    (.tie(from: "A", to: "B"), [], .tie(from: "A", to: "B"), .tie(from: "A2", to: "B2")),
    (.record("A", about: "B"), [], .record("A", about: "B"), .record("A", about: "B")),
    (.entry("A"), [], .entry("A"), .entry("A")),
  ]

  @Test(arguments: all.indices)
  func `a subject knows its names`(index: Int) {
    let (subject, declarations, renamed, moved) = Self.all[index]
    #expect(subject.declarations == declarations)
    #expect(subject.mapDeclarations { $0 + "2" } == renamed)
    #expect(subject.mapParts { $0 + "2" } == moved)
  }
}
