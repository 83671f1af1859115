import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

private func declarations(_ files: KeyValuePairs<String, String>) -> JudgedDeclarations {
  let facts = files.map { FileFacts(scanning: Array($0.value.utf8), path: $0.key) }
  var declarations = JudgedDeclarations()
  declarations.add(Codebase(Architecture(resting: [.layered]), facts), prefix: "")
  return declarations
}

@Suite struct NotJudgedLooseningTests {
  @Test func `code that is left alone now is named, whatever tests call the same`() {
    let tests = "import XCTest\nfinal class BadgeTests: XCTestCase {}\nprivate struct Badge {}"
    func side(_ badge: String) -> JudgedDeclarations {
      declarations(["App/Domain/Badge.swift": badge, "Tests/BadgeTests.swift": tests])
    }
    let loosenings = NotJudgedLoosenings(
      from: side("struct Badge {}\nstruct Row {}"),
      to: side("#if DEBUG\nstruct Badge {}\n#endif\nstruct Row {}"), renames: [:], gone: [])
    #expect(loosenings.all.map { "\($0.place.path):\($0.place.line)" } == ["App/Domain/Badge.swift:2"])
  }
}
