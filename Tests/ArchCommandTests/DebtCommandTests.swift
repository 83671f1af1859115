import Foundation
import Testing

/// Whose a finding is that a baseline lets stand, and until when.
@Suite struct DebtCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("{ \"extends\": [\"layered\"] }", to: "architecture.json")
    try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
    return folder
  }

  private func baseline(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("architecture-baseline.json"), encoding: .utf8)
  }

  @Test func `what is accepted is somebody's`() throws {
    let folder = try app()
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    try folder.write("import UIKit\nstruct B {}\n", to: "App/Domain/B.swift")
    let nobody = try Binary.run("baseline", "accept", in: folder)
    #expect(nobody.code == 2)
    #expect(
      nobody.error
        == "error: 1 finding would be accepted by nobody, such as one in 'App/Domain/B.swift'; say who mends it with "
        + "'--owner NAME', or in the repository's CODEOWNERS\n")
    #expect(try !baseline(folder).contains("B.swift"))
    #expect(
      try Binary.run("baseline", "accept", "--owner", "@cart", "--until", "2999-12-31", in: folder).code == 0)
    #expect(
      try baseline(folder).contains("\"owner\":\"@cart\",\"until\":\"2999-12-31\"}"))
    #expect(try Binary.run(in: folder).code == 0)
    // Neither writing it anew nor taking out what is fixed forgets it.
    #expect(try Binary.run("baseline", "write", in: folder).code == 0)
    #expect(try Binary.run("baseline", "prune", in: folder).code == 0)
    #expect(try baseline(folder).contains("\"owner\":\"@cart\",\"until\":\"2999-12-31\"}"))
    let shown = try Binary.run("baseline", "show", in: folder).output
    #expect(shown.contains("   of @cart: 1\n   of nobody: 1\n"), "\(shown)")
  }

  @Test func `after its day a finding is new again, with whose it is`() throws {
    let folder = try app()
    _ = try Binary.run("baseline", "write", "--owner", "@cart", "--until", "2020-01-31", in: folder)
    let outcome = try Binary.run(in: folder)
    #expect(outcome.code == 1)
    let debt = outcome.output.split(separator: "\n").first { $0.contains("debt: ") }
    #expect(debt?.contains("debt: to be mended until 2020-01-31, by @cart;") == true, "\(outcome.output)")
    #expect(try Binary.run("baseline", "show", in: folder).output.contains("   of @cart: 1, 1 overdue\n"))
    let summary = try Binary.run("--format", "summary", in: folder).output
    #expect(summary.contains("\nwhose they are: @cart 1\noverdue: 1\n"), "\(summary)")
    let json =
      try JSONSerialization.jsonObject(
        with: Data(Binary.run("--format", "json", in: folder).output.utf8)) as? [String: Any]
    let finding = (json?["findings"] as? [[String: Any]])?.first
    #expect(finding?["owners"] as? [String] == ["@cart"])
    #expect(finding?["knownUntil"] as? String == "2020-01-31")
    #expect(finding?["status"] as? String == "new")
    // Another day is agreed on, by the same.
    #expect(try Binary.run("baseline", "accept", "--until", "2999-01-31", in: folder).code == 0)
    #expect(try baseline(folder).contains("\"owner\":\"@cart\",\"until\":\"2999-01-31\"}"))
    #expect(try Binary.run(in: folder).code == 0)
  }

  @Test func `a day or an owner that is nothing is told where it stands`() throws {
    let folder = try app()
    let word = try Binary.run("baseline", "write", "--until", "2027-02-30", in: folder)
    #expect(word.code == 2)
    #expect(
      word.error.contains("'2027-02-30' is not a value of '--until': it takes a day such as 2027-03-31"))
    let prune = try Binary.run("baseline", "prune", "--owner", "@a", in: folder)
    #expect(prune.error.contains("'archcheck baseline prune' takes nothing up"))
    try folder.write(
      "{\n\"version\": 2,\n\"findings\": [\n{\"rule\":\"a\",\"path\":\"b\",\"until\":\"soon\",\"owner\":3}\n]\n}",
      to: "architecture-baseline.json")
    let broken = try Binary.run(in: folder)
    #expect(broken.code == 2)
    #expect(
      broken.error.contains("'until' is not a date")
        && broken.error.contains("'owner' is a string, not a number"))
  }

  @Test func `CODEOWNERS gives findings their team, and a review says whose debt grows`() throws {
    let repository = try GitRepository(try TemporaryFolder())
    let folder = repository.folder
    try folder.write("{ \"extends\": [\"layered\"] }", to: "ios/architecture.json")
    try folder.write("import UIKit\nstruct A {}\n", to: "ios/App/Domain/A.swift")
    try folder.write("* @all\n/ios/ @ios\n", to: ".github/CODEOWNERS")
    _ = try Binary.run("baseline", "write", "ios", in: folder)
    try repository.commit()
    try folder.write("import UIKit\nstruct B {}\n", to: "ios/App/Domain/B.swift")
    let statistics = try Binary.run("ios", "--format", "statistics", in: folder).output
    let json = try JSONSerialization.jsonObject(with: Data(statistics.utf8)) as? [String: Any]
    let owners = json?["owners"] as? [[String: Any]]
    #expect(owners?.map { $0["name"] as? String } == ["@ios"])
    #expect(try Binary.run("baseline", "accept", "ios", in: folder).code == 0)
    let review = try Binary.run("review", "ios", "--base", "HEAD", in: folder).output
    #expect(review.contains("2 known (**+1**, −0 by this change).\n- `@ios`: +1\n"), "\(review)")
    let page = try Binary.run("ios", "--no-baseline", "--format", "html", in: folder).output
    #expect(page.contains("data-owner=\"@ios\""))
  }
}
