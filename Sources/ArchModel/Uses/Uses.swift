import ArchFacts

/// Who makes, names and shares which types; nothing for tests.
struct Uses: Sendable {
  /// In the order of files and offsets.
  let instantiations: [Instantiation]
  let types: [TypeUse]
  /// Previews and mocks left out.
  let sharedInstances: SharedInstances
  /// Names beyond the limits of what is followed are among them.
  let unresolvedNames: [UnresolvedName]
  /// What only previews use.
  let previewOnly: PreviewOnlyCode

  /// By file; what an earlier state of the code has, too.
  private let files: [FileUses]
  private let candidates: PreviewCandidates

  /// - Parameters:
  ///   - judgedAnyway: paths of files that are code of the app by the team's word.
  ///   - earlier: of the same code before some files changed, where no more than what functions do is different.
  init(
    _ code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution,
    after earlier: (uses: Uses, changed: Set<FileID>)? = nil
  ) {
    let candidates = earlier?.uses.candidates ?? PreviewCandidates(code)
    let found = work.map(code.files.count, atOnce: SourceFile.atOnce) { index in
      let file = FileID(index)
      let known = earlier.flatMap { $0.changed.contains(file) ? nil : $0.uses.files[index] }
      return (
        uses: known ?? FileUses(of: file, in: code, candidates),
        sharedInstances: code.files[file].isTest ? [] : SharedInstance.all(in: file, of: code, roles)
      )
    }
    files = found.map(\.uses)
    self.candidates = candidates
    instantiations = files.flatMap(\.instantiations)
    types = files.flatMap(\.types)
    unresolvedNames = files.flatMap(\.unresolved) + NamesBeyondLimits(code).types
    let previews = PreviewOnlyCode(candidates, files, in: code, judgedAnyway: judgedAnyway)
    previewOnly = previews
    let shared = found.flatMap(\.sharedInstances).filter { instance in
      !previews.contains(code.member(instance.member).name.start, ofFile: instance.member.file)
    }
    sharedInstances = SharedInstances(shared, in: code.files)
  }
}
