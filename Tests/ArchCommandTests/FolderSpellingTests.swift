import ArchSystem
import Testing

@testable import ArchCommand

/// A Mac finds a file by its name in another case, the next machine does not. Here none does, so what a Mac finds is
/// asked for by the name that is on disk.
@Suite struct FolderSpellingTests {
  @Test func `a name is there as its bytes say, or in another case, or not at all`() throws {
    let folder = try TemporaryFolder()
    for path in ["Architecture.json", "Über.json"] { try folder.write(to: path) }
    let spelling = FolderSpelling(of: SystemPath(folder.path))
    #expect(spelling.has("Architecture.json") && !spelling.has("architecture.json"))
    #expect(spelling.otherCase(of: "architecture.json") == "Architecture.json")
    #expect(spelling.otherCase(of: "Architecture.json") == nil)
    #expect(spelling.otherCase(of: "über.JSON") == "Über.json")
    #expect(spelling.otherCase(of: "Package.swift") == nil)
  }

  @Test func `the folder of a path may be the one in another case`() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "Shared/Base.json")
    let path = SystemPath(folder.path)
    #expect(path.appending("Shared/Base.json".utf8).otherCase == nil)
    #expect(path.appending("Shared/none.json".utf8).otherCase == nil)
    let first = try #require(path.appending("shared/base.json".utf8).otherCase)
    #expect(first == ("shared", "Shared"))
    let last = try #require(path.appending("Shared/base.json".utf8).otherCase)
    #expect(last == ("base.json", "Base.json"))
  }

  @Test func `a config in another case is told and not passed by`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"extends": "layered"}"#, to: "Architecture.json")
    try folder.write("struct A {}", to: "App/A.swift")
    let outcome = try Binary.run("check", ".", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("'Architecture.json' has to be called 'architecture.json'"))
    let embedded = try #require(EmbeddedCheck.folder(around: folder.path + "/App/A.swift"))
    #expect(try embedded == folder.realPath)
    let error = #expect(throws: EmbeddedCheck.Impossible.self) { try EmbeddedCheck(of: embedded, rules: []) }
    #expect(error?.message.contains("'architecture.json'") == true)
  }

  @Test func `an extended file in another case is told with the name on disk`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"layers": {"app": {"files": ["App/**"]}}}"#, to: "Shared/Base.json")
    try folder.write(#"{"extends": "Shared/base.json"}"#, to: "architecture.json")
    try folder.write("struct A {}", to: "App/A.swift")
    let outcome = try Binary.run("check", ".", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("'base.json' is called 'Base.json' on disk, and capitals count"))
  }
}
