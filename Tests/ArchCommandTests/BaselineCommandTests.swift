import Foundation
import Testing

/// An app with one singleton, in a repository of its own.
private func app() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    #"{"extends": "layered", "layers": {"domain": {"files": ["App/Domain/**"]}}}"#, to: "architecture.json")
  try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
  return folder
}

@Test func `what the baseline has is known, what is new fails, what is fixed is reported`() throws {
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
  #expect(
    try Binary.run("baseline", "accept", "--owner", "@team", in: folder).output.hasSuffix(
      "2 known (+1, −0)\n"))

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
  #expect(missing.error == "error: there is no baseline 'none.json'; 'archcheck baseline write' creates it\n")
  let word = try Binary.run("baseline", "prun", in: folder)
  #expect(word.code == 2 && word.error.contains("Did you mean 'prune'"), "\(word.error)")
  let part = try Binary.run("baseline", "write", "App/Domain/A.swift", in: folder)
  #expect(part.code == 2)
}

@Test(.enabled(if: GitRepository.isPossible, "git is not installed"))
func `two branches that each accept findings merge into a baseline that can be read`() throws {
  let folder = try app()
  try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git"))
  let repository = try GitRepository(folder)
  try folder.write("architecture-baseline.json merge=union\n", to: ".gitattributes")
  _ = try Binary.run("baseline", "write", in: folder)
  try repository.commit()
  for name in ["B", "C"] {
    try repository.git("checkout", "-q", "-b", name, "main")
    try folder.write("import UIKit\nstruct \(name) {}\n", to: "App/Domain/\(name).swift")
    _ = try Binary.run("baseline", "accept", "--owner", "@team", in: folder)
    try repository.commit()
  }
  try repository.git("merge", "-q", "B")
  let merged = try Binary.run("--fail-on-stale", in: folder)
  #expect(merged.code == 0, "\(merged.output)\(merged.error)")
  #expect(merged.output.hasPrefix("architecture-baseline.json: 3 findings known.\n"), "\(merged.output)")

  // Any command that saves it puts it in order again.
  let before = try folder.text("architecture-baseline.json")
  _ = try Binary.run("baseline", "prune", in: folder)
  let pruned = try folder.text("architecture-baseline.json")
  #expect(pruned != before && (try? JSONSerialization.jsonObject(with: Data(pruned.utf8))) != nil)
}

@Test func `a baseline that is a link stays one, and one that leads nowhere is broken`() throws {
  let folder = try app()
  _ = try Binary.run("baseline", "write", in: folder)
  try FileManager.default.moveItem(
    at: folder.url.appendingPathComponent("architecture-baseline.json"),
    to: folder.url.appendingPathComponent("known.json"))
  try folder.link("architecture-baseline.json", to: "known.json")
  try folder.write("import UIKit\nimport SwiftUI\nstruct A {}\n", to: "App/Domain/A.swift")
  #expect(
    try Binary.run("baseline", "accept", "--owner", "@team", in: folder).output.hasSuffix(
      "2 known (+1, −0)\n"))
  #expect(try folder.text("known.json").contains("\"import\":\"SwiftUI\""))

  try FileManager.default.removeItem(at: folder.url.appendingPathComponent("known.json"))
  let dangling = try Binary.run(in: folder)
  #expect(dangling.code == 2, "\(dangling.output)")
  #expect(dangling.error.contains("cannot read 'architecture-baseline.json'"), "\(dangling.error)")
}

@Test func `of a baseline the size is reported even where only a part is reported`() throws {
  let folder = try app()
  try folder.write("import UIKit\nstruct B {}\n", to: "App/Domain/Core/B.swift")
  _ = try Binary.run("baseline", "write", in: folder)
  let part = try Binary.run("App/Domain/Core", in: folder)
  #expect(
    part.output.hasPrefix("architecture-baseline.json: 2 findings known, 1 of them here.\n"), "\(part.output)"
  )
}

/// A part of an app without a config: views that show meals, and an order that knows a view.
private func writePart(_ name: String, in folder: TemporaryFolder) throws {
  let home = "Features/\(name)"
  try folder.write("struct \(name)Meal { let name: String }\n", to: "\(home)/Domain/\(name)Meal.swift")
  try folder.write(
    "struct \(name)Order {\n  let view: \(name)View1\n}\n", to: "\(home)/Domain/\(name)Order.swift")
  for number in 1...12 {
    try folder.write(
      """
      import SwiftUI
      struct \(name)View\(number): View { let meal: \(name)Meal; var body: some View { Text(meal.name) } }
      """, to: "\(home)/Presentation/\(name)View\(number).swift")
  }
}

@Test func `without a config a folder is compared with the baseline of the code around it`() throws {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  for name in ["A", "B"] { try writePart(name, in: folder) }
  #expect(try Binary.run("baseline", "write", in: folder).output.contains(": 2 known (+2, −0)"))
  let part = try Binary.run("Features/A", in: folder)
  #expect(part.code == 0, "\(part.output)")
  #expect(part.output.contains("architecture-baseline.json: 2 findings known, 1 of them here.\n"))
  let below = folder.url.appendingPathComponent("Features/A")
  #expect(
    try Binary.run(in: folder, at: below).output.contains("\n../../architecture-baseline.json: 2 findings"))
  #expect(try Binary.run("baseline", "prune", in: folder, at: below).output.hasSuffix(": 2 known (+0, −0)\n"))
  #expect(try Binary.run("baseline", "write", in: folder, at: below).code == 2)

  try folder.write("struct AOrder {}\n", to: "Features/A/Domain/AOrder.swift")
  #expect(try Binary.run("baseline", "prune", in: folder, at: below).output.hasSuffix(": 1 known (+0, −1)\n"))
  try folder.write("struct ABill {\n  let view: AView2\n}\n", to: "Features/A/Domain/ABill.swift")
  #expect(try Binary.run("Features/A", in: folder).code == 1)
  #expect(
    try Binary.run("baseline", "accept", "--owner", "@team", in: folder, at: below).output.hasSuffix(
      ": 2 known (+1, −0)\n"))
  #expect(try folder.text("architecture-baseline.json").contains("\"Features/A/Domain/ABill.swift\""))
  #expect(try Binary.run(in: folder).code == 0)
}
