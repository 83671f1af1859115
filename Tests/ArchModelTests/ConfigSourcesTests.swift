import ArchConfig
import ArchJSON
import ArchModel
import Testing

private func reading(_ files: [String: String], rules: [KnownRule] = []) -> ArchitectureReading {
  let main = ConfigSources.Source(path: "main.json", bytes: Array((files["main.json"] ?? "").utf8))
  return ConfigSources(main) { path, _ in
    guard let text = files[path] else { return .failure(ConfigSources.Unloadable("no such file")) }
    return .success(ConfigSources.Source(path: path, bytes: Array(text.utf8)))
  }.reading(rules: rules)
}

@Test func `later files are laid over earlier ones, and the config over all`() {
  let rules = [KnownRule(id: "a"), KnownRule(id: "b")]
  let result = reading(
    [
      "main.json":
        #"{"extends": ["one.json", "two.json"], "rules": {"a": {"allow": ["X"]}}, "exclude": ["C/**"]}"#,
      "one.json":
        #"{"rules": {"a": "note", "b": "off"}, "exclude": ["A/**"], "layers": {"l": {"files": ["L/**"]}}}"#,
      "two.json": #"{"rules": {"a": "warning"}, "layers": {"l": {"mayUse": []}, "m": {"files": ["M/**"]}}}"#,
    ], rules: rules)
  #expect(result.problems.map(\.message) == [])
  let architecture = result.architecture
  #expect(architecture.setting(of: "a")?.level == .warning)
  #expect(architecture.setting(of: "a")?.allow.map(\.words) == ["'X'"])
  #expect(architecture.setting(of: "b")?.level == .off)
  #expect(architecture.exclude.map(\.text) == ["C/**"])
  #expect(architecture.layers.prefix(2).map(\.name) == ["l", "m"])
  #expect(architecture.layers.first?.files.map(\.text) == ["L/**"])
  #expect(architecture.layers.first?.mayUse == [])
}

@Test func `what types are adds up, and what the config says itself decides first`() {
  let result = reading([
    "main.json":
      #"{"extends": ["one.json", "two.json"], "roles": {"service": ["*Worker"], "value": "Mail*"}}"#,
    "one.json": #"{"roles": {"service": ["*Gateway", "*Worker"], "error": ["*Trouble"]}}"#,
    "two.json": #"{"roles": {"service": {"named": ["*Engine"]}}}"#,
  ])
  #expect(result.problems.map(\.message) == [])
  let roles = result.architecture.roles.map {
    "\($0.role.rawValue) \($0.name?.pattern.text ?? "") \($0.place)"
  }
  #expect(
    roles == [
      "service *Worker main.json:1", "value Mail* main.json:1", "service *Engine two.json:1",
      "service *Gateway one.json:1", "error *Trouble one.json:1",
    ])
}

@Test func `a layer whose place is said again forgets the earlier place`() {
  let result = reading([
    "main.json": #"{"extends": "one.json", "layers": {"l": {"modules": ["M"]}}}"#,
    "one.json": #"{"layers": {"l": {"files": ["L/**"], "mayUse": []}}}"#,
  ])
  #expect(result.architecture.layers.first?.files.isEmpty == true)
  #expect(result.architecture.layers.first?.modules.map(\.text) == ["M"])
  #expect(result.architecture.layers.first?.mayUse == [])
}

@Test func `files that extend each other are a mistake, told where it is written`() {
  let result = reading([
    "main.json": #"{"extends": ["one.json"]}"#, "one.json": #"{"extends": "main.json"}"#,
  ])
  #expect(result.problems.map(\.message) == ["'main.json' extends this file in turn"])
  #expect(result.problems.map(\.location.document) == [1])
}

@Test func `a file that is not JSON is reported with its place`() {
  let result = reading(["main.json": #"{"extends": ["one.json"]}"#, "one.json": "{"])
  #expect(!result.isUsable)
  #expect(result.problems.map(\.location.document) == [1])
}

/// Files in a row, each of which extends the next in three spellings; what is loaded how often is counted.
private func row(of count: Int, last: String = "{}") -> (loads: Int, sources: ConfigSources) {
  var loads = 0
  let text = { (index: Int) in
    index == count
      ? last : #"{"extends": ["\#(index + 1).json", "./\#(index + 1).json", "\#(index + 1).json"]}"#
  }
  let main = ConfigSources.Source(path: "0.json", bytes: Array(text(0).utf8))
  let sources = ConfigSources(main) { path, _ in
    loads += 1
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return .success(ConfigSources.Source(path: name, bytes: Array(text(Int(name.dropLast(5)) ?? 0).utf8)))
  }
  return (loads, sources)
}

@Test func `a file that is extended in many ways is read once`() {
  let (loads, sources) = row(of: 15)
  #expect(loads == 15 * 3)
  #expect(sources.sources.map(\.path) == (0...15).map { "\($0).json" })
  #expect(sources.reading(rules: []).problems.isEmpty)
}

@Test func `a mistake in a file that is extended in many ways is reported once`() {
  let mistakes = row(of: 15, last: #"{"own": [{}, {"because": "x"}], "extends": ["no-preset", 3]}"#).sources
    .reading(rules: []).problems
  #expect(mistakes.count < 20, "\(mistakes.count)")
  #expect(Set(mistakes).count == mistakes.count)
}

@Test func `a row of files that is too long, and too many of them, are mistakes`() {
  let long = row(of: 40).sources.reading(rules: []).problems
  #expect(long.first?.message == "more than 16 files extend each other in a row, with '16.json'")

  let names = (1...300).map { #""\#($0).json""# }.joined(separator: ", ")
  let main = ConfigSources.Source(path: "main.json", bytes: Array(#"{"extends": [\#(names)]}"#.utf8))
  let many = ConfigSources(main) { path, _ in
    .success(ConfigSources.Source(path: path, bytes: Array("{}".utf8)))
  }
  #expect(many.sources.count == 257)
  #expect(
    many.reading(rules: []).problems.first?.message == "more than 256 files are extended, with '257.json'")
}
