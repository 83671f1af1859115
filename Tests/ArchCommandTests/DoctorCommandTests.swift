import Foundation
import Testing

@Suite struct DoctorCommandTests {
  /// With names that are in nothing that archcheck itself says.
  private func shop(ownRule: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct QuuxView { let quux: Quux }", to: "Zork/Facade/QuuxView.swift")
    try folder.write("struct Quux { let view: QuuxView }\n", to: "Zork/Kernel/Quux.swift")
    try folder.write("import XCTest\nfinal class QuuxTests: XCTestCase {}", to: "ZorkTests/QuuxTests.swift")
    let own = """
      , "own": [{ "id": "no-frobnication", "types": { "named": "*View" }, "require": { "named": "Frob*" },
        "because": "Frobs are views." }]
      """
    let config = """
      { "layers": { "wibble": { "files": ["Zork/Facade/**"], "mayUse": ["wobble"] },
          "wobble": { "files": ["Zork/Kernel/**"], "mayUse": [] } }\(ownRule ? own : "") }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  private func line(_ label: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.hasPrefix("\(label) ") }, "no '\(label)' in \(text)")
    return line.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
  }

  @Test func `what archcheck sees is counted`() throws {
    let outcome = try Binary.run("doctor", in: shop())
    let text = outcome.output
    #expect(outcome.code == 1)
    #expect(outcome.error.isEmpty)
    let version = try Binary.run("--version", in: TemporaryFolder()).output.dropFirst("archcheck ".count)
    #expect(try line("archcheck", in: text).hasPrefix("\(version.dropLast()), debug build by Swift 6."))
    #expect(try line("config", in: text) == "architecture.json")
    #expect(try line("layers", in: text) == "2; no preset; 1 own rule")
    #expect(try line("code", in: text) == "3 Swift files, 4 lines")
    #expect(try line("not judged", in: text) == "test (1)")
    #expect(try line("in layers", in: text) == "2 of 2 judged files, 100 %")
    #expect(try line("findings", in: text) == "2 errors, 0 warnings, 0 notes, 0 known, 0 suppressed")
    #expect(text.contains(" layer-dependencies: 1\n"))
    #expect(text.contains(" rules of your own: 1\n"))
    #expect(try line("git", in: text) == "the folder is in no repository")
    // The tests run a debug build, and nothing else is wrong.
    #expect(text.components(separatedBy: "\n- ").count == 2)
  }

  @Test func `no name that the team chose is told unless it is asked for`() throws {
    let folder = try shop()
    try folder.write("{ \"extends\": \"gronk.json\", \"layers\": {} }", to: "Zork/Inner/architecture.json")
    try folder.write("struct Xyzzy {}", to: "Zork/Inner/Xyzzy.swift")
    for words in [["doctor"], ["doctor", "--config", "plugh.json"], ["doctor", "Zork/Kernel"]] {
      let text = try Binary.run(words: words, in: folder).output.lowercased()
      for name in ["zork", "quux", "wibble", "wobble", "frob", "gronk", "xyzzy", "plugh"] {
        #expect(!text.contains(name), "\(words) tells '\(name)': \(text)")
      }
    }
    let named = try Binary.run("doctor", "-v", in: shop()).output
    for name in ["wibble: 1 file", "wobble: 1 file", "no-frobnication: 1"] { #expect(named.contains(name)) }
  }

  @Test func `a config that cannot be used is a problem, and the rest is told all the same`() throws {
    let folder = try shop()
    try folder.write("{ \"layres\": {} }", to: "architecture.json")
    let outcome = try Binary.run("doctor", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.error.isEmpty)
    #expect(try line("config", in: outcome.output) == "architecture.json")
    #expect(try line("system", in: outcome.output).contains("processor"))
    #expect(outcome.output.contains("\n- a check ends with 2 here; 'archcheck' tells why\n"))
    #expect(!outcome.output.contains("layres"))
    #expect(try Binary.run("doctor", "-v", in: folder).output.contains("layres"))
  }

  @Test func `what keeps archcheck from seeing code is a problem`() throws {
    let folder = try shop()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("architecture.json"))
    try folder.writeSparse("Zork/Kernel/Large.swift", size: 3 << 30)
    let text = try Binary.run("doctor", in: folder).output
    #expect(try line("config", in: text) == "none")
    #expect(text.contains("\n- there is no architecture.json in the folder or above it"))
    #expect(text.contains("\n- 1 file cannot be read: larger than "))
    let unused = try Binary.run("doctor", "--no-config", in: folder).output
    #expect(try line("config", in: unused) == "not used, as asked")
    #expect(!unused.contains("there is no architecture.json"))
  }

  @Test(.enabled(if: GitRepository.isPossible))
  func `the baseline's age and what is fixed of it are told, and what git knows`() throws {
    let folder = try shop(ownRule: false)
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    let repository = try GitRepository(folder)
    try repository.commit()
    try folder.write("struct Quux {}\n", to: "Zork/Kernel/Quux.swift")
    let text = try Binary.run("doctor", in: folder).output
    #expect(try line("baseline", in: text).hasPrefix("1 finding accepted, 1 fixed, last committed "))
    // The test's commits are of 2024.
    #expect(text.contains("\n- nobody has changed the baseline for "))
    #expect(text.contains("\n- 1 of the baseline is fixed: 'archcheck baseline prune' removes what is\n"))
    #expect(try line("git", in: text).hasPrefix("git version "))
    #expect(try line("git", in: text).hasSuffix(", the whole history"))
  }
}
