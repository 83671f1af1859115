import Foundation
import Testing

/// What this repository says of itself.
@Suite struct RepositoryTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func archcheck(_ words: String...) throws -> Binary.Outcome {
    try Binary.run(words: words, in: TemporaryFolder(), at: root)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the pages of the rules, the keys and one's own rules are what archcheck says`() throws {
    let table = try archcheck("rules", "--markdown").output
    let rules = table.split(separator: "\n").dropFirst(2).map { String($0.split(separator: "`")[1]) }
    #expect(rules.count > 10)
    #expect(try text(of: "docs/rules/README.md").hasSuffix(table), "run Tests/Pages/write")
    for rule in rules {
      let page = try archcheck("explain", rule, "--markdown").output
      #expect(try text(of: "docs/rules/\(rule).md") == page, "run Tests/Pages/write")
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.path + "/docs/rules")
    #expect(pages.count == rules.count + 1)
    #expect(try text(of: "docs/keys.md").hasSuffix(try archcheck("schema", "--markdown").output))
    #expect(try text(of: "docs/own-rules.md").contains(try archcheck("explain", "own").output + "````"))
  }

  @Test func `the maps in the docs are what the code is`() throws {
    let shell = root.appendingPathComponent("Examples/Shell")
    let folder = try TemporaryFolder()
    for page in ["docs/maps.md", "docs/shell-map.svg"] {
      let outcome = try archcheck("graph", "--check", page)
      #expect(outcome.code == 0, "run 'archcheck graph --write \(page)'")
    }
    for words in [["remove", "--all"], ["metrics"], ["plan"]] {
      let table = try Binary.run(words: words, in: folder, at: shell).output
      #expect(try text(of: "docs/maps.md").contains("```\n\(table)```"), "\(words)")
    }
  }

  @Test func `every rule of the cookbook is right about its own examples`() throws {
    let outcome = try archcheck("rules", "--config", "docs/cookbook.json")
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Your own rules, 49 of 49 on"))
    let rules = try text(of: "docs/cookbook.json").components(separatedBy: "\"id\": ").count - 1
    #expect(rules == 49)
    for key in ["breaks", "keeps"] {
      #expect(
        try text(of: "docs/cookbook.json").components(separatedBy: "\"\(key)\": ").count - 1 == rules)
    }
  }

  @Test func `the table of formats is that of the help`() throws {
    let help = try archcheck("help", "check").output.components(separatedBy: "FORMATS:\n")
    let lines = try #require(help.last?.components(separatedBy: "\n\n").first).split(separator: "\n")
    let rows = try lines.map { row in
      let words = row.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return "| `\(words[0])` | \(try #require(words.last).drop { $0 == " " }) |\n"
    }
    #expect(rows.count > 5)
    #expect(try text(of: "docs/output.md").contains("|---|---|\n" + rows.joined() + "\n"), "\(rows.joined())")
  }

  /// `…` stands for what is left out.
  @Test(arguments: ["README.md", "docs/adopting.md"])
  func `a page shows what the commands in it print`(page: String) throws {
    let lines = try text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
    let commands = lines.indices.filter { lines[$0].hasPrefix("$ ") }
    #expect(!commands.isEmpty)
    for start in commands {
      let words = lines[start].split(separator: " ").map(String.init).drop { $0 != "archcheck" }.dropFirst()
      #expect(words.last.map { $0.hasPrefix("Examples/") } ?? false)
      let outcome = try Binary.run(words: Array(words), in: TemporaryFolder(), at: root)
      var rest = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)[...]
      for line in lines[(start + 1)...].prefix(while: { $0 != "```" && !$0.hasPrefix("$ ") })
      where line != "…" {
        let place = try #require(rest.firstIndex(of: line), "not printed, or not in this order: \(line)")
        rest = rest[(place + 1)...]
      }
    }
  }

  @Test(.enabled(if: GitRepository.isPossible, "git is not installed"))
  func `the map in the README is drawn by review`() throws {
    let repository = try GitRepository(try TemporaryFolder())
    let example = root.appendingPathComponent("Examples/CleanState")
    for name in ["architecture.json", "Tidebook"] {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(name), to: repository.folder.url.appendingPathComponent(name))
      if name == "architecture.json" { try repository.commit() }
    }
    let drawn = try Binary.run("review", "--base", "HEAD", in: repository.folder).output
    let map = try #require(
      drawn.components(separatedBy: "```mermaid\n").last?.components(separatedBy: "```").first)
    #expect(map.contains("linkStyle"))
    #expect(try text(of: "README.md").contains("```mermaid\n\(map)```"), "\(map)")
    let verdict = try #require(drawn.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(try text(of: "README.md").contains(verdict + "\n"))
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
