package import ArchFacts

/// Finds what stands in a file of the app but is none of it: previews, debug branches, mock factories, and all
/// that a tool has written.
package enum NonProductionCode {
  /// Sorted and disjoint.
  package static func ranges(in facts: FileFacts) -> [ByteRange] {
    // A tool wrote it: who breaks a rule there is its template.
    if isGenerated(facts) {
      return [ByteRange(start: 0, end: Int32(facts.bytes.count))]
    }
    var ranges: [ByteRange] = []
    for macro in facts.macros where facts.matches(macro.name, "Preview") { ranges.append(macro.extent) }
    for region in facts.conditionalRegions where isDebugOnly(region, in: facts) {
      ranges.append(region.range)
    }
    for type in facts.types where isPreviewOrMock(type, in: facts) { ranges.append(type.extent) }
    for member in facts.members
    where (member.isStatic || member.isGlobalVariable) && mayBeStandIn(member.name, in: facts) {
      if isMockName(facts.verbatim(member.name)) { ranges.append(member.extent) }
    }
    return merged(ranges)
  }

  static func isGenerated(_ facts: FileFacts) -> Bool {
    generatedEndings.contains(where: facts.path.hasSuffix)
  }

  private static let generatedEndings = [".generated.swift", ".pb.swift", ".grpc.swift"]

  /// Names of static members that build something for a test or a preview.
  private static let mockWords: Set<String> = [
    "mock", "mocked", "mocks", "preview", "previews", "stub", "stubbed", "stubs", "fake", "fakes", "dummy",
    "fixture", "fixtures",
  ]

  private static let previewWords: Set<String> = ["preview", "previews"]

  /// The same, where they are the whole name or its last word: `placeholderText` is none.
  private static let standInWords: Set<String> = [
    "placeholder", "noop", "unimplemented", "failing",
  ]

  /// Whether a name holds the first four letters of one of the words above; nearly all hold none.
  private static func mayBeStandIn(_ name: ByteRange, in facts: FileFacts) -> Bool {
    guard name.count >= 3 else { return false }
    var window: UInt32 = 0
    for index in Int(name.start)..<Int(name.end) {
      window = window << 8 | UInt32(facts.bytes[index] | 0x20)
      if beginnings.contains(window) || window & 0xFF_FFFF == spy { return true }
    }
    return false
  }

  private static let spy: UInt32 = 0x73_7079

  private static let beginnings: [UInt32] = [
    "mock", "prev", "stub", "fake", "dumm", "fixt", "plac", "noop", "unim", "fail", "test",
  ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  /// Whether a name has one of the words for mocks and previews in it.
  static func speaksOfMock(_ name: ByteRange, in facts: FileFacts) -> Bool {
    mayBeStandIn(name, in: facts)
      && CamelCaseWords.of(facts.verbatim(name)).contains(where: mockWords.contains)
  }

  private static func isMockName(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name)
    if name == "testValue" || name == "previewValue" { return true }
    // An app may have previews of links and media: `showMediaPreviewScene` shows one of those.
    let between = words.dropFirst().dropLast()
    return words.contains(where: mockWords.subtracting(previewWords).contains)
      || words.contains(where: previewWords.contains) && !between.contains(where: previewWords.contains)
      || words.last.map(standInWords.contains) ?? false
  }

  private static func isPreviewOrMock(_ type: TypeDeclaration, in facts: FileFacts) -> Bool {
    guard type.kind != .protocol, type.kind != .typealias, type.kind != .associatedtype else { return false }
    for index in type.inherits.indices {
      let names = NamePath.names(facts.names[index], in: facts.bytes)
      if let last = names.last, facts.matches(last, "PreviewProvider") { return true }
      if let last = names.last, facts.matches(last, "PreviewModifier") { return true }
    }
    guard mayBeStandIn(type.name, in: facts) else { return false }
    let words = CamelCaseWords.of(facts.verbatim(type.name))
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    if first == "mock" || first == "stub" || first == "fake" || first == "dummy" { return true }
    return last == "mock" || last == "stub" || last == "spy" || last == "fake"
  }

  /// `#if DEBUG`, `#if DEBUG && X`, `#elseif DEBUG`, and the `#else` of `#if !DEBUG`.
  private static func isDebugOnly(_ region: ConditionalRegion, in facts: FileFacts) -> Bool {
    guard mentionsDebug(region.condition, in: facts.bytes) else { return false }
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

  /// Nearly all conditions are about platforms.
  private static func mentionsDebug(_ condition: ByteRange, in bytes: [UInt8]) -> Bool {
    guard condition.count >= 5 else { return false }
    for index in Int(condition.start)...Int(condition.end) - 5
    where bytes[index] == UInt8(ascii: "D") && bytes[index + 1] == UInt8(ascii: "E")
      && bytes[index + 2] == UInt8(ascii: "B")
    {
      return true
    }
    return false
  }

  /// Sorted and disjoint.
  static func merged(_ ranges: [ByteRange]) -> [ByteRange] {
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

extension Member {
  fileprivate var isGlobalVariable: Bool {
    switch kind {
    case .let, .var: owner < 0
    case .func, .`init`, .subscript, .deinit: false
    }
  }
}
