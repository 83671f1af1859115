import Foundation
import Testing

/// What this repository says of itself.
@Suite struct RepositoryTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func archcheck(_ argument: String, _ more: String...) throws -> Binary.Outcome {
    let folder = try TemporaryFolder()
    switch more.count {
    case 0: return try Binary.run(argument, in: folder, at: root)
    case 1: return try Binary.run(argument, more[0], in: folder, at: root)
    default: return try Binary.run(argument, more[0], more[1], in: folder, at: root)
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The code block after `$ command` in the README, without that line.
  private func shownOutput(of command: String) throws -> [Substring] {
    let lines = try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "$ \(command)"), "the README shows no '\(command)'")
    return Array(lines[(start + 1)...].prefix { $0 != "```" && !$0.hasPrefix("$ ") })
  }

  @Test func `the README's table of rules is the catalogue`() throws {
    let table = try archcheck("rules", "--markdown").output
    #expect(table.split(separator: "\n").count > 10)
    #expect(try text(of: "README.md").contains(table), "copy what 'archcheck rules --markdown' prints")
  }

  @Test func `the README's table of formats is that of the help`() throws {
    let help = try archcheck("help", "check").output.components(separatedBy: "FORMATS:\n")
    let lines = try #require(help.last?.components(separatedBy: "\n\n").first).split(separator: "\n")
    let rows = lines.map { row in
      let words = row.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return "| `\(words[0])` | \(words[1].drop { $0 == " " }) |\n"
    }
    #expect(rows.count > 5)
    #expect(try text(of: "README.md").contains("|---|---|\n" + rows.joined() + "\n"), "\(rows.joined())")
  }

  @Test func `the README shows what the example app's check prints`() throws {
    let printed = try archcheck("--all", "Examples/Shell").output
      .split(separator: "\n", omittingEmptySubsequences: false)
    var rest = printed[...]
    for line in try shownOutput(of: "swift run archcheck --all Examples/Shell") where line != "…" {
      let place = try #require(rest.firstIndex(of: line), "not printed, or not in this order: \(line)")
      rest = rest[(place + 1)...]
    }
  }

  @Test func `the page about init shows what it prints`() throws {
    let outcome = try archcheck("init", "--print", "Examples/Shell")
    #expect(try text(of: "docs/init.md").contains("Examples/Shell\n\(outcome.error)\n\(outcome.output)```"))
  }

  @Test func `archcheck keeps its own architecture`() throws {
    let outcome = try archcheck(".")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("100 %"))
  }

  /// The rooms of a target may use those of the targets that it lists, and all that it lists is used by one of them.
  @Test func `architecture.json allows what Package.swift allows`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(try text(of: "architecture.json").utf8))
    let layers = try #require((json as? [String: Any])?["layers"] as? [String: [String: Any]])
    var targets: [String: String] = [:]
    for (name, layer) in layers {
      let pattern = try #require((layer["files"] as? [String])?.first)
      targets[name] = String(pattern.split(separator: "/")[1])
    }
    var allowed: [String: Set<String>] = [:]
    for (name, layer) in layers {
      let names = try #require(layer["mayUse"] as? [String])
      let target = try #require(targets[name])
      let used = try names.map { try #require(targets[$0], "no layer '\($0)'") }
      allowed[target, default: []].formUnion(used.filter { $0 != target })
    }

    #expect(allowed == (try dependencies(in: try text(of: "Package.swift"))))
  }

  /// No rule judges files one by one yet, so each of them is made a layer that may use no other.
  @Test(arguments: ["ArchAdoption", "ArchCommand", "ArchSystem"])
  func `no files of a target use each other in a circle`(target: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Sources/\(target)"), to: folder.url.appendingPathComponent(target))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let layers = paths.map { #""\#($0)": {"files": ["\#($0)"], "mayUse": [], "is": "other"}"# }
    try folder.write("{\"layers\": {\(layers.joined(separator: ", "))}}", to: "architecture.json")
    let outcome = try Binary.run("--rule", "layer-dependencies", "--format", "json", in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    var used: [String: Set<String>] = [:]
    for finding in findings {
      // layer 'A.swift' uses 'B' of layer 'B.swift'
      let names = try #require(finding["message"] as? String).components(separatedBy: "'")
      used[names[1], default: []].insert(names[names.count - 2])
    }
    #expect(used.count > paths.count / 3)

    var left = Set(paths)
    while let file = left.first(where: { used[$0, default: []].isDisjoint(with: left.subtracting([$0])) }) {
      left.remove(file)
    }
    #expect(left.isEmpty, "\(left.sorted())")
  }

  /// The dependencies of each target that is not a test: the quoted names between its brackets.
  private func dependencies(in manifest: String) throws -> [String: Set<String>] {
    var targets: [String: Set<String>] = [:]
    for declaration in manifest.components(separatedBy: "arget(").dropFirst() {
      let names = declaration.components(separatedBy: "\"")
      guard names.count > 1, FileManager.default.fileExists(atPath: root.path + "/Sources/" + names[1])
      else { continue }
      let list = declaration.components(separatedBy: "dependencies: [").dropFirst().first ?? "]"
      let quoted = (list.components(separatedBy: "]").first ?? "").components(separatedBy: "\"")
      targets[names[1]] = Set(quoted.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    }
    return targets
  }
}
