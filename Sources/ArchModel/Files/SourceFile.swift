package import ArchConfig
package import ArchFacts

/// One file of the codebase: what the scanner saw and where it belongs.
@usableFromInline
package final class SourceFile: Sendable {
  /// What the model and the rules read. The names of other people's modules are left out, wherever one is
  /// before a name of that module: `Foundation.UserDefaults`, `@Swift.MainActor` and `Swift.print("")` are here as
  /// `UserDefaults`, `@MainActor` and `print("")`, with blanks for what is left out, so that nobody needs to know
  /// both spellings. To the modules of the codebase a name resolves with and without them.
  package let facts: FileFacts
  /// The facts as the scanner has them: what is shown to people.
  package let written: FileFacts
  /// What may be names of modules, in the order of their offsets.
  let modulePrefixes: [ModulePrefix]
  /// Where names begin that a module's name says are another's, sorted: no type of this codebase is meant there.
  private let foreignNames: [Int32]
  private let buildConditions: BuildConditions
  package let placement: FilePlacement
  /// `nil` when no layer claims the file.
  package let layer: Layer?
  /// The one that a pattern captured.
  package let feature: String?
  /// Why no rule looks at the file; `nil` when rules do.
  package let notJudged: NotJudged?
  /// What rules leave alone in a file that is judged, by where it begins; of parts within each other the outermost.
  package let notJudgedRanges: [NotJudgedRange]
  /// The same, sorted and disjoint; all of a file that a tool has written.
  private let nonProduction: [ByteRange]
  private let lineTable: LinesOfFile
  private let words: WordsOfFile

  init(
    _ scanned: ScannedFile, placement: FilePlacement, layer: Layer?, notJudged: NotJudged?,
    ranges: [NotJudgedRange]
  ) {
    facts = scanned.facts
    written = scanned.facts
    modulePrefixes = scanned.modulePrefixes
    buildConditions = scanned.buildConditions
    lineTable = scanned.lines
    words = scanned.words
    foreignNames = []
    self.placement = placement
    self.layer = layer
    feature = placement.isOfNoFeature ? nil : placement.feature
    self.notJudged = notJudged
    notJudgedRanges = notJudged == nil ? NotJudgedRange.outermost(ranges) : []
    let isGenerated = notJudged?.kind == .generated
    nonProduction =
      isGenerated
      ? [ByteRange(start: 0, end: Int32(scanned.facts.bytes.count))]
      : NonProductionCode.merged(notJudgedRanges.map(\.range))
  }

  /// The same file with more in it that never reaches a user of the app.
  init(_ file: SourceFile, addingNonProduction ranges: [NotJudgedRange]) {
    facts = file.facts
    written = file.written
    modulePrefixes = file.modulePrefixes
    buildConditions = file.buildConditions
    lineTable = file.lineTable
    words = file.words
    foreignNames = file.foreignNames
    placement = file.placement
    layer = file.layer
    feature = file.feature
    notJudged = file.notJudged
    notJudgedRanges =
      file.notJudged == nil ? NotJudgedRange.outermost(file.notJudgedRanges + ranges) : []
    nonProduction = NonProductionCode.merged(file.nonProduction + ranges.map(\.range))
  }

  /// The same file once it is known which prefixes are names of other people's modules.
  init(_ file: SourceFile, without prefixes: [ModulePrefix]) {
    facts = file.written.without(prefixes)
    written = file.written
    modulePrefixes = file.modulePrefixes
    buildConditions = file.buildConditions
    lineTable = file.lineTable
    words = file.words
    foreignNames = prefixes.map(\.name.start)
    placement = file.placement
    layer = file.layer
    feature = file.feature
    notJudged = file.notJudged
    notJudgedRanges = file.notJudgedRanges
    nonProduction = file.nonProduction
  }

  /// The same file without those prefixes that an earlier version of it, with as many that may be some, has not either.
  func withoutPrefixes(asIn earlier: SourceFile) -> SourceFile {
    let prefixes = zip(modulePrefixes, earlier.modulePrefixes).filter { earlier.isForeign($1.name) }.map(\.0)
    return prefixes.isEmpty ? self : SourceFile(self, without: prefixes)
  }

  /// When the code at an offset is compiled; `nil` when no `#if` is around it.
  func buildCondition(at offset: Int32) -> BuildCondition? { buildConditions.condition(at: offset) }

  /// Whether the module's name that is before it says that a name is another's.
  package func isForeign(_ name: ByteRange) -> Bool {
    guard !foreignNames.isEmpty else { return false }
    let index = foreignNames.partitioningIndex { $0 >= name.start }
    return index < foreignNames.count && foreignNames[index] == name.start
  }

  /// So many are worth passing to another processor.
  static let atOnce = 16

  package var path: String { facts.path }
  package var lines: LineTable { lineTable.table(of: facts.bytes) }
  /// Whether one of these words stands anywhere in it.
  func says(oneOf hashes: [UInt32]) -> Bool { words.contain(oneOf: hashes, in: written.bytes) }

  package var kind: LayerKind? { layer?.kind }
  /// No part of the app: a test, a file of mocks or previews, a manifest, a script.
  package var isTest: Bool { notJudged.map { $0.kind != .generated } ?? false }
  /// Part of the app, and written by a tool: who breaks a rule there is its template.
  package var isGenerated: Bool { notJudged?.kind == .generated }

  /// Whether all in it is constants that are written there, so that it does not matter who names it.
  package var holdsOnlyConstants: Bool { GuessedFolders.areConstants(facts) }

  /// Whether it may depend on other files which layer it is of.
  package var asksOthersForLayer: Bool {
    placement.isByRoleFolder && (layer.map { GuessedFolders.reconsiders($0.kind) } ?? true)
  }

  /// The name that is first of all that the file declares; `nil` when it declares nothing.
  package var firstDeclaration: ByteRange? {
    [facts.types.first?.name, facts.members.first?.name].compactMap { $0 }.min { $0.start < $1.start }
  }

  /// Modifiers, attributes or inherited types, as written.
  package func texts(_ range: FactRange) -> [String] {
    let names = facts.names
    return range.indices.map { facts.verbatim(names[$0]) }
  }

  /// Whether `private` or `fileprivate` is among the modifiers; `private(set)` is not.
  package func isFilePrivate(_ modifiers: FactRange) -> Bool { facts.isFilePrivate(modifiers) }

  /// Whether other files cannot use it: it or the extension around it is `private`.
  package func isFilePrivate(_ member: Member) -> Bool { facts.isFilePrivate(member) }

  /// Whether the code at an offset is part of the app itself, not of its tests, previews or mocks.
  package func isProduction(at offset: Int32) -> Bool {
    guard !isTest else { return false }
    guard !nonProduction.isEmpty else { return true }
    let index = nonProduction.partitioningIndex { $0.end > offset }
    return index == nonProduction.count || !nonProduction[index].contains(offset)
  }
}
