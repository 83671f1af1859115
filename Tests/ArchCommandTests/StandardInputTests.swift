import Testing

/// What a program hands over instead of a person: a list of files, or a file that is not saved yet.
@Suite struct StandardInputTests {
  private let bus = "final class Bus { static let shared = Bus() }\n"

  private func shell() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(bus, to: "App/Core/Services/Bus.swift")
    try folder.write(bus.replacing("Bus", with: "Log"), to: "App/Core/Services/Log.swift")
    try folder.write("struct FeedView: View {}\n", to: "App/Features/Feed/Presentation/FeedView.swift")
    try folder.write(#"{"extends": "layered", "sources": ["App"]}"#, to: "architecture.json")
    return folder
  }

  @Test func `only the files in a list are reported, whatever else it names`() throws {
    let folder = try shell()
    let list = "README.md\nApp/Core/Services/Log.swift\nApp/Gone.swift\n"
    let outcome = try Binary.run("-", in: folder, input: list)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Log.swift:1:"))
    #expect(!outcome.output.contains("Bus.swift:1:"))
    let parted = try Binary.run("-", in: folder, input: "README.md\0App/Core/Services/Log.swift\0")
    #expect(parted.output == outcome.output)
  }

  @Test func `a list without a file to check is a clean check, in every format`() throws {
    let folder = try shell()
    try folder.write(bus, to: "Tests/BusTests.swift")
    for list in ["", "README.md\n", "Tests/BusTests.swift\n"] {
      let outcome = try Binary.run("-", "--format", "json", in: folder, input: list)
      #expect(outcome.code == 0, "\(list): \(outcome.error)")
      #expect(outcome.output.contains(#""findings": []"#), "\(list): \(outcome.output)")
    }
    #expect(try Binary.run("Tests/BusTests.swift", in: folder).code == 2)
    // '-' is standard output for a report, too, and a config that a change broke is told.
    let both = try Binary.run(
      "-", "--report", "json=empty.json", "--report", "sarif=-", in: folder, input: "")
    #expect(both.code == 0 && both.output.hasPrefix("{"), "\(both.error)")
    #expect(try folder.text("empty.json").contains(#""findings": []"#))
    try folder.write("{", to: "architecture.json")
    #expect(try Binary.run("-", in: folder, input: "README.md\n").code == 2)
  }

  @Test func `a file is judged by what the editor holds, among the others as they are saved`() throws {
    let folder = try shell()
    let path = "App/Core/Services/Bus.swift"
    let mended = try Binary.run("--stdin-filename", path, in: folder, input: "final class Bus {}\n")
    #expect(mended.code == 0, "\(mended.output)\(mended.error)")
    #expect(mended.output.hasPrefix("Checked 3 files"))
    let broken = try Binary.run("--stdin-filename", path, in: folder, input: "\n\n" + bus)
    #expect(broken.code == 1)
    #expect(broken.output.hasPrefix("App/Core/Services/Bus.swift:3:"))
    #expect(!broken.output.contains("Log.swift"))
  }

  @Test func `a file that is not saved yet belongs to the code, too`() throws {
    let folder = try shell()
    let path = "App/Core/Services/New.swift"
    let outcome = try Binary.run(
      "--stdin-filename", path, in: folder, input: bus.replacing("Bus", with: "New"))
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("\(path):1:"), "\(outcome.output)")
    #expect(outcome.output.contains("Checked 4 files"))
  }

  @Test func `without a config the file is judged by itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Bus {}", to: "App/Core/Services/Bus.swift")
    let path = "App/Core/Services/Bus.swift"
    let outcome = try Binary.run("--stdin-filename", path, in: folder, input: bus)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("the code shows no layers"), "\(outcome.error)")
    let asked = try Binary.run(
      "--rule", "no-singletons", "--stdin-filename", path, in: folder, input: bus)
    #expect(asked.code == 1)
    #expect(asked.output.hasPrefix("\(path):1:"), "\(asked.output)")
  }

  @Test func `a file that the config leaves out is a clean check`() throws {
    let folder = try shell()
    let outcome = try Binary.run(
      "--stdin-filename", "Tests/BusTests.swift", in: try tests(in: folder), input: bus)
    #expect(outcome.code == 0)
  }

  @Test func `a folder that does not exist and a second path are mistakes`() throws {
    let folder = try shell()
    let nowhere = try Binary.run("--stdin-filename", "Nowhere/A.swift", in: folder, input: bus)
    #expect(nowhere.code == 2)
    #expect(nowhere.error.contains("cannot read 'Nowhere/'"), "\(nowhere.error)")
    let second = try Binary.run("--stdin-filename", "App/A.swift", "App/B.swift", in: folder, input: bus)
    #expect(second.code == 2)
    #expect(second.error.contains("'App/B.swift' was given, too"), "\(second.error)")
  }

  private func tests(in folder: TemporaryFolder) throws -> TemporaryFolder {
    try folder.makeFolder("Tests")
    return folder
  }
}
