import Foundation
import Testing

/// An app with one singleton, in a repository of its own.
private func app() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(#"{"layers": {"domain": {"files": ["App/Domain/**"]}}}"#, to: "architecture.json")
  try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
  return folder
}

@Test func `what the baseline has is known, what is new fails, what is fixed is told`() throws {
  let folder = try app()
  #expect(try Binary.run(in: folder).code == 1)
  let written = try Binary.run("baseline", "write", in: folder)
  #expect(written.output == "architecture-baseline.json: 1 known (+1, −0)\n", "\(written.error)")
  let green = try Binary.run(in: folder)
  #expect(green.code == 0)
  #expect(
    green.output
      == "architecture-baseline.json: 1 finding known.\n"
      + "Checked 1 file (1 mapped to 1 layer, 100 %): nothing new (1 known).\n")
  #expect(try Binary.run("--no-baseline", in: folder).code == 1)

  try folder.write("import UIKit\nimport SwiftUI\nstruct A {}\n", to: "App/Domain/A.swift")
  let red = try Binary.run(in: folder)
  #expect(red.code == 1)
  #expect(red.output.contains("A.swift:2:8: error:") && !red.output.contains("A.swift:1:8"), "\(red.output)")
  #expect(try Binary.run("baseline", "accept", in: folder).output.hasSuffix("2 known (+1, −0)\n"))

  try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
  let fixed = try Binary.run(in: folder)
  #expect(fixed.code == 0)
  #expect(fixed.output.contains("1 finding known, 1 is fixed; 'archcheck baseline prune'"), "\(fixed.output)")
  #expect(try Binary.run("--fail-on-stale", in: folder).code == 1)
  #expect(try Binary.run("baseline", "prune", in: folder).output.hasSuffix("1 known (+0, −1)\n"))
  #expect(try Binary.run("--fail-on-stale", in: folder).code == 0)
}

@Test func `a moved file and lines before stay green, and prune follows the file`() throws {
  let folder = try app()
  _ = try Binary.run("baseline", "write", in: folder)
  try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Domain/A.swift"))
  try folder.write(
    String(repeating: "// line\n", count: 200) + "import UIKit\nstruct A {}\n", to: "App/Domain/Core/A.swift")
  #expect(try Binary.run(in: folder).code == 0)
  #expect(try Binary.run("baseline", "prune", in: folder).output.hasSuffix("1 known (+0, −0, 1 moved)\n"))
  #expect(try Binary.run("--fail-on-stale", in: folder).code == 0)
}

@Test func `a broken or missing baseline stops the check`() throws {
  let folder = try app()
  try folder.write("{\"version\": 1,\n<<<<<<< HEAD\n", to: "architecture-baseline.json")
  let broken = try Binary.run(in: folder)
  #expect(broken.code == 2)
  #expect(broken.output.isEmpty)
  #expect(broken.error.hasPrefix("architecture-baseline.json:2:1: error:"), "\(broken.error)")
  #expect(try Binary.run("baseline", "prune", in: folder).code == 2)

  let missing = try Binary.run("--baseline", "none.json", in: folder)
  #expect(missing.code == 2)
  #expect(missing.error == "error: there is no baseline 'none.json'; 'archcheck baseline write' makes it\n")
  let word = try Binary.run("baseline", "prun", in: folder)
  #expect(word.code == 2 && word.error.contains("Did you mean 'prune'"), "\(word.error)")
  let part = try Binary.run("baseline", "write", "App/Domain/A.swift", in: folder)
  #expect(part.code == 2)
}
