import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

@Suite struct HiddenNameTests {
  private func hidden(by source: String) -> [String] {
    let facts = FileFacts(scanning: Array(source.utf8), path: "Core/A.swift")
    return HiddenName.all(in: Codebase(Architecture(), [facts])).map {
      "\($0.name) \($0.place.path):\($0.place.location.line)"
    }
  }

  @Test func `a type that has the name of one of Apple's is reported`() {
    #expect(
      hidden(by: "struct URLSession {}\n\n#if os(Windows)\ntypealias UserDefaults = Int\n#endif") == [
        "URLSession Core/A.swift:1", "UserDefaults Core/A.swift:4",
      ])
  }

  @Test func `what hides nothing is not reported`() {
    #expect(
      hidden(
        by: """
          private struct URLSession {}
          enum Own { struct UserDefaults {} }
          extension FileManager {}
          typealias Timer = Foundation.Timer
          struct Settings {}
          """) == [])
  }
}
