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
  #expect(architecture.setting(of: "a")?.allow == ["X"])
  #expect(architecture.setting(of: "b")?.level == .off)
  #expect(architecture.exclude.map(\.text) == ["C/**"])
  #expect(architecture.layers.prefix(2).map(\.name) == ["l", "m"])
  #expect(architecture.layers.first?.files.map(\.text) == ["L/**"])
  #expect(architecture.layers.first?.mayUse == [])
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

@Test func `a file that is not JSON is told with its place`() {
  let result = reading(["main.json": #"{"extends": ["one.json"]}"#, "one.json": "{"])
  #expect(!result.isUsable)
  #expect(result.problems.map(\.location.document) == [1])
}
