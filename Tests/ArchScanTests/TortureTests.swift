import ArchFacts
import ArchScan
import Testing

@Suite struct TortureTests {
  @Test func `the torture files are found`() {
    #expect(Fixture.torture.count >= 140)
  }

  @Test(arguments: Fixture.torture)
  func `nothing in valid Swift is skipped and every guarantee holds`(fixture: Fixture) {
    let facts = FileFacts(scanning: fixture.bytes, path: fixture.name)
    #expect(facts.skipped == 0)
    #expect(Guarantees.violations(of: facts).isEmpty)
  }

  @Test(arguments: Fixture.torture)
  func `a scanner that has seen other files sees the same`(fixture: Fixture) throws {
    var scanner = Scanner()
    _ = scanner.scan(Array("struct Before { func go() { a(\"\\(b { c })\") } }".utf8), path: "Before.swift")
    let again = scanner.scan(fixture.bytes, path: fixture.name)
    let fresh = FileFacts(scanning: fixture.bytes, path: fixture.name)
    #expect(again.calls.map(\.position) == fresh.calls.map(\.position))
    #expect(again.names == fresh.names)
    #expect(again.members.map(\.name) == fresh.members.map(\.name))
  }
}
