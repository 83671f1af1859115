import ArchFacts

/// What a piece of code is for. Rules look at the app's own, unless they ask for other.
package enum CodePurpose: String, Sendable, CaseIterable {
  case app
  case tests
  /// `#Preview`, `PreviewProvider`, and what only these use.
  case previews
  /// `#if DEBUG`
  case debug
  /// Mocks, stubs and other stand-ins that are declared in the app.
  case doubles
  /// Written by a tool.
  case generated
}

extension SourceFile {
  /// What the code at an offset is for.
  package func purpose(at offset: Int32) -> CodePurpose {
    if isTest { return .tests }
    if isProduction(at: offset) { return .app }
    if NonProductionCode.isGenerated(facts) { return .generated }
    if facts.conditionalRegions.contains(where: { region in
      region.range.contains(offset) && nonProduction.contains { $0.contains(region.range) }
    }) {
      return .debug
    }
    let isDouble = facts.types.contains { type in
      type.extent.contains(offset) && NonProductionCode.speaksOfMock(type.name, in: facts)
        && !CamelCaseWords.of(facts.verbatim(type.name)).contains { $0 == "preview" || $0 == "previews" }
    }
    return isDouble ? .doubles : .previews
  }

  /// All that the code of the file is for.
  package var purposes: Set<CodePurpose> {
    if isTest { return [.tests] }
    var found = Set(nonProduction.map { purpose(at: $0.start) })
    let covered = nonProduction.reduce(0) { $0 + $1.count }
    if covered < facts.bytes.count { found.insert(.app) }
    return found
  }
}
