import ArchFacts

/// What one file makes of the types of the code; nothing for tests. Each list is in the order of offsets.
struct FileUses: Sendable {
  private(set) var types: [TypeUse] = []
  private(set) var instantiations: [Instantiation] = []
  private(set) var unresolved: [UnresolvedName] = []
  /// Of functions that may be of previews only, by their names.
  private(set) var previewCalls: [PreviewCall] = []

  init() {}

  init(of file: FileID, in code: NamedCode, _ candidates: PreviewCandidates) {
    guard !code.files[file].isTest else { return }
    var reader = FileUseReader(code, file: file)
    reader.read()
    types = reader.types.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    instantiations = reader.instantiations.sorted { $0.range.start < $1.range.start }
    unresolved = (reader.unresolved + NamesBeyondLimits(code).names(inFile: file))
      .sorted { $0.range.start < $1.range.start }
    previewCalls = candidates.calls(in: code.files[file])
  }
}
