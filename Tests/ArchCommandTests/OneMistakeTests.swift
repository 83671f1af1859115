import Foundation
import Testing

/// A view model that makes a repository of a layer that it may not use: one mistake, seen by two rules.
private func app(rules: String = "{}") throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    """
    {"layers": {"presentation": {"files": ["UI/**"], "mayUse": []}, "data": {"files": ["Data/**"]}},
     "rules": \(rules)}
    """, to: "architecture.json")
  try folder.write(
    "final class CartRepository {\n  func load() async throws -> Int { 1 }\n}\n",
    to: "Data/CartRepository.swift")
  try folder.write(viewModel(""), to: "UI/CartViewModel.swift")
  return folder
}

private func viewModel(_ comment: String) -> String {
  "final class CartViewModel {\n\(comment)  func load() async { _ = CartRepository() }\n}\n"
}

private func rules(skipping rule: String = "no-singletons", in folder: TemporaryFolder) throws -> [[String]] {
  let output = try Binary.run("--format=json", "--no-baseline", "--skip-rule=\(rule)", in: folder).output
  let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
  let findings = try #require(json?["findings"] as? [[String: Any]])
  var result: [[String]] = []
  for finding in findings where finding["status"] as? String == "new" {
    let also = finding["also"] as? [[String: Any]] ?? []
    result.append(([finding] + also).compactMap { $0["rule"] as? String })
  }
  return result
}

@Test func `one mistake is one finding, and with its rule off the next one speaks`() throws {
  let folder = try app()
  #expect(try rules(in: folder) == [["composition-root", "layer-dependencies"]])
  #expect(try rules(skipping: "composition-root", in: folder) == [["layer-dependencies"]])
  let text = try Binary.run(in: folder).output
  #expect(
    text.contains(
      "   also: layer-dependencies (layer 'presentation' uses 'CartRepository' from layer 'data')\n"),
    "\(text)")
  #expect(text.contains(": 1 error."), "\(text)")
}

@Test func `a baseline settles a mistake for all rules, one that a rule alone would tell as well`() throws {
  let folder = try app()
  let written = try Binary.run("baseline", "write", in: folder).output
  #expect(
    written == "architecture-baseline.json: 2 known (+2, −0); a check tells them as 1 finding\n", "\(written)"
  )
  let green = try Binary.run(in: folder)
  #expect(green.code == 0)
  #expect(green.output.contains("architecture-baseline.json: 1 finding known.\n"), "\(green.output)")
  #expect(try Binary.run("--skip-rule=composition-root", in: folder).code == 0)

  // Written when there was but one rule.
  let file = folder.url.appendingPathComponent("architecture-baseline.json")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  let one = lines.filter { !$0.contains("layer-dependencies") }.joined(separator: "\n")
  try folder.write(one.replacing("},", with: "}"), to: "architecture-baseline.json")
  #expect(try Binary.run(in: folder).code == 0)
  #expect(try Binary.run("--skip-rule=composition-root", in: folder).code == 1)
}

@Test func `a comment about the rule that speaks settles the others, and one about another does not`() throws
{
  let folder = try app()
  try folder.write(
    viewModel("  // archcheck:disable:next composition-root - until June\n"), to: "UI/CartViewModel.swift")
  #expect(try rules(in: folder) == [])
  try folder.write(
    viewModel("  // archcheck:disable:next layer-dependencies - until June\n"), to: "UI/CartViewModel.swift")
  #expect(try rules(in: folder) == [["composition-root"]])
}
