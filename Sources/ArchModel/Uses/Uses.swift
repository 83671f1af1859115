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
  /// The files that were looked at for those of each; empty where nobody takes anything over.
  private let reads: Column<FileID, FileSet>
  private let candidates: PreviewCandidates
  /// Files of which what they use was not taken over.
  private(set) var lookedAtAgain = FileSet()

  /// - Parameter judgedAnyway: paths of files that are code of the app by the team's word.
  init(_ code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution) {
    let candidates = PreviewCandidates(code)
    let files = work.map(code.files.count, atOnce: SourceFile.atOnce) { index in
      FileUses(of: FileID(index), in: code, candidates)
    }
    self.init(code, roles, judgedAnyway, candidates, files, reads: Column(), work)
  }

  /// The same, noting what it rests on.
  ///
  /// - Parameter earlier: with the files in which something may mean something else since then.
  init(
    noting code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution,
    after earlier: (uses: Uses, changed: FileSet, declaresTheSame: Bool)?
  ) {
    let candidates =
      earlier.flatMap { $0.declaresTheSame ? $0.uses.candidates : nil } ?? PreviewCandidates(code)
    let known = earlier.flatMap { $0.uses.candidates == candidates ? $0 : nil }
    let open = code.files.ids.filter { file in
      guard let known else { return true }
      return known.changed.contains(file) || !known.uses.reads[file].isDisjoint(with: known.changed)
    }
    let found = work.pieces(of: open, atOnce: SourceFile.atOnce) { files in
      let reads = FileReads()
      let seen = NamedCode(code, noting: reads)
      return files.map { file in
        reads.noting(for: file) { FileUses(of: file, in: seen, candidates) }
      }
    }
    let none = Array(repeating: FileUses(), count: code.files.count)
    var files = Column<FileID, FileUses>(known?.uses.files ?? none)
    var reads = known?.uses.reads ?? Column(repeating: FileSet(), count: code.files.count)
    for (file, (uses, looks)) in zip(open, found) {
      files[file] = uses
      reads[file] = looks
    }
    self.init(code, roles, judgedAnyway, candidates, files.values, reads: reads, work)
    lookedAtAgain = FileSet(open)
  }

  private init(
    _ code: NamedCode, _ roles: Roles, _ judgedAnyway: Set<String>, _ candidates: PreviewCandidates,
    _ files: [FileUses], reads: Column<FileID, FileSet>, _ work: some WorkDistribution
  ) {
    let found = work.map(code.files.count, atOnce: SourceFile.atOnce) { index in
      code.files[index].isTest ? [] : SharedInstance.all(in: FileID(index), of: code, roles)
    }
    self.files = files
    self.reads = reads
    self.candidates = candidates
    instantiations = files.flatMap(\.instantiations)
    types = files.flatMap(\.types)
    unresolvedNames = files.flatMap(\.unresolved) + NamesBeyondLimits(code).types
    let previews = PreviewOnlyCode(candidates, files, in: code, judgedAnyway: judgedAnyway)
    previewOnly = previews
    let shared = found.joined().filter { instance in
      !previews.contains(code.member(instance.member).name.start, ofFile: instance.member.file)
    }
    sharedInstances = SharedInstances(shared, in: code.files)
  }
}
