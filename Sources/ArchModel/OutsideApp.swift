import ArchFacts

/// Tells files that are none of the app although no path gives them away: tests and their helpers in folders
/// of other names, scripts, descriptions of the build.
enum OutsideApp {
  private static let modules: Set<String> = [
    "XCTest", "Testing", "PackageDescription", "PackagePlugin", "ProjectDescription",
    "ProjectDescriptionHelpers", "ProjectAutomation", "Danger",
  ]

  static func holds(_ facts: FileFacts) -> Bool {
    if facts.bytes.starts(with: "#!".utf8) { return true }
    return facts.imports.contains { entry in
      let module = NamePath.names(entry.path, in: facts.bytes).first.map(facts.verbatim)
      // Under a condition it serves the tests of others, in a file that the app has too.
      return module.map(modules.contains) == true
        && !facts.conditionalRegions.contains { $0.range.contains(entry.position) }
    }
  }
}
