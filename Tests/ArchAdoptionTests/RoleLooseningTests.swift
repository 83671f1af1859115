import ArchAdoption
import ArchConfig
import Testing

private func side(_ roles: String, isFormer: Bool) -> ConfigSide {
  let text = "{\n\"roles\": {\n\(roles)\n}\n}"
  let sources = ConfigSources(ConfigSources.Source(path: "architecture.json", bytes: Array(text.utf8)))
  return ConfigSide(
    sources.reading(rules: []).architecture, sources.merged, documents: ["architecture.json"],
    isFormer: isFormer)
}

@Suite struct RoleLooseningTests {
  /// Each as `line message`.
  @Test(arguments: [
    (#""service": ["*Worker"]"#, #""service": ["*Worker", "*Engine"]"#, []),
    ("", #""dto": ["*Row"]"#, ["3 'roles' now says that '*Row' are data transfer objects"]),
    (#""value": ["*Style"]"#, #""value": ["CardStyle"]"#, []),
    (
      #""value": ["CardStyle"]"#, #""value": ["*Style"]"#,
      ["3 'roles' now says that '*Style' are values"]
    ),
    (
      #""service": ["*Worker", "*Engine"]"#, #""service": ["*Worker"]"#,
      ["3 'roles' no longer says that '*Engine' are services"]
    ),
    (#""service": ["*Worker"]"#, "", ["2 'roles' no longer says that '*Worker' are services"]),
    (
      #""service": ["*Worker"]"#, #""service": { "named": "*Worker", "except": ["CardWorker"] }"#,
      ["3 'roles' no longer says that '*Worker' are services"]
    ),
    (
      #""value": { "named": "*Style", "files": ["UI/**"] }"#, #""value": "*Style""#,
      ["3 'roles' now says that '*Style' are values"]
    ),
    (
      #""use-case": { "conformingTo": "Executable" }"#, #""use-case": { "conformingTo": ["Executable"] }"#, []
    ),
    (#""value": ["*Style"]"#, "", []),
    (
      #""value": { "named": "*Style", "conformingTo": "Paint" }"#, #""value": { "conformingTo": "Paint" }"#,
      ["3 'roles' now says that types that conform to 'Paint' are values"]
    ),
    (
      #""value": { "conformingTo": "Paint" }"#, #""value": { "named": "*Style", "conformingTo": "Paint" }"#,
      []
    ),
  ])
  func `what makes rules look at fewer types is named`(before: String, now: String, expected: [String]) {
    let comparison = ConfigComparison(
      from: side(before, isFormer: true), to: side(now, isFormer: false))
    let found = comparison.loosenings([], walked: [], judged: [], prefix: "").filter { $0.kind == .role }
    #expect(found.map { "\($0.place.line) \($0.message)" } == expected)
  }
}
