package import ArchFacts

/// Finds what stands in a file of the app but is none of it: previews, debug branches, mock factories.
package enum NonProductionCode {
  /// Sorted and disjoint.
  package static func ranges(in facts: FileFacts) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for macro in facts.macros where facts.matches(macro.name, "Preview") { ranges.append(macro.extent) }
    for region in facts.conditionalRegions where isDebugOnly(region, in: facts) { ranges.append(region.range) }
    for type in facts.types where isPreviewOrMock(type, in: facts) { ranges.append(type.extent) }
    for member in facts.members where member.isStatic && isMockName(facts.verbatim(member.name)) {
      ranges.append(member.extent)
    }
    return merged(ranges)
  }

  /// Whether a path lies in a folder of tests, previews or mocks, or is a test by its file name.
  package static func isTestPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last else { return false }
    for folder in parts.dropLast() {
      let words = NameWords(folder).words
      guard let last = words.last else { continue }
      if testFolderEndings.contains(last) || words == ["test"] { return true }
      if words.count > 1, words.suffix(2) == ["test", "helpers"] || words.suffix(2) == ["test", "support"] {
        return true
      }
      if folder == "Preview Content" || folder.hasSuffix(".xctemplate") { return true }
    }
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let words = NameWords(stem).words
    guard let last = words.last, words.count > 1 else { return false }
    return last == "tests" || last == "test" && words.first != "ab" || last == "spec"
  }

  private static let testFolderEndings: Set<String> = [
    "tests", "mocks", "stubs", "fakes", "fixtures", "spies",
  ]

  /// Names of static members that build something for a test or a preview.
  private static let mockWords: Set<String> = [
    "mock", "mocked", "mocks", "preview", "previews", "stub", "stubbed", "stubs", "fake", "fakes", "dummy",
    "fixture", "fixtures",
  ]

  private static func isMockName(_ name: String) -> Bool {
    NameWords(name).words.contains(where: mockWords.contains)
  }

  private static func isPreviewOrMock(_ type: TypeDeclaration, in facts: FileFacts) -> Bool {
    guard type.kind != .protocol, type.kind != .typealias, type.kind != .associatedtype else { return false }
    for index in type.inherits.indices {
      let names = NamePath.names(facts.names[index], in: facts.bytes)
      if let last = names.last, facts.matches(last, "PreviewProvider") { return true }
      if let last = names.last, facts.matches(last, "PreviewModifier") { return true }
    }
    let words = NameWords(facts.verbatim(type.name)).words
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    if first == "mock" || first == "stub" || first == "fake" || first == "dummy" { return true }
    return last == "mock" || last == "stub" || last == "spy" || last == "fake"
  }

  /// `#if DEBUG`, `#if DEBUG && X`, `#elseif DEBUG`, and the `#else` of `#if !DEBUG`.
  private static func isDebugOnly(_ region: ConditionalRegion, in facts: FileFacts) -> Bool {
    let condition = facts.verbatim(region.condition).filter { $0 != " " && $0 != "\t" }
    if region.isElse { return condition == "!DEBUG" }
    guard !condition.contains("||") else { return false }
    var rest = Substring(condition)
    while !rest.isEmpty {
      let part = rest.prefix { $0 != "&" }
      if part == "DEBUG" || part == "(DEBUG)" { return true }
      rest = rest.dropFirst(part.count).drop { $0 == "&" }
    }
    return false
  }

  private static func merged(_ ranges: [ByteRange]) -> [ByteRange] {
    var merged: [ByteRange] = []
    for range in ranges.sorted(by: { $0.start < $1.start }) where !range.isEmpty {
      if let last = merged.last, range.start < last.end {
        merged[merged.count - 1].end = max(last.end, range.end)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
