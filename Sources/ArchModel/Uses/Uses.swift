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
  private let files: [OfFile]
  /// The files that were looked at for those of each; empty where nobody takes anything over.
  private let reads: Column<FileID, FileSet>
  private let candidates: PreviewCandidates
  /// Files of which what they use was not taken over.
  private(set) var lookedAtAgain = FileSet()

  /// - Parameter judgedAnyway: paths of files that are code of the app by the team's word.
  init(_ code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution) {
    let candidates = PreviewCandidates(code)
    let found = work.map(code.files.count, atOnce: SourceFile.atOnce) { index in
      OfFile(FileID(index), in: code, roles, candidates)
    }
    self.init(code, judgedAnyway, candidates, found, reads: Column())
  }

  /// The same, noting what it rests on.
  ///
  /// - Parameter earlier: with the files in which something may mean something else since then.
  init(
    noting code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution,
    after earlier: EarlierUses?
  ) {
    let candidates =
      earlier.flatMap { $0.declaresTheSame ? $0.uses.candidates : nil } ?? PreviewCandidates(code)
    let known = earlier.flatMap {
      $0.uses.candidates == candidates && roles.saySame(as: $0.roles, but: $0.types) ? $0 : nil
    }
    let open = code.files.ids.filter { file in
      guard let known else { return true }
      return known.changed.contains(file) || !known.uses.reads[file].isDisjoint(with: known.changed)
    }
    let found = work.pieces(of: open, atOnce: SourceFile.atOnce) { files in
      let reads = FileReads()
      let seen = NamedCode(code, noting: reads)
      return files.map { file in
        reads.noting(for: file) { OfFile(file, in: seen, roles, candidates) }
      }
    }
    let none = Array(repeating: OfFile(), count: code.files.count)
    var files = Column<FileID, OfFile>(known?.uses.files ?? none)
    var reads = known?.uses.reads ?? Column(repeating: FileSet(), count: code.files.count)
    for (file, (uses, looks)) in zip(open, found) {
      files[file] = uses
      reads[file] = looks.files
    }
    self.init(code, judgedAnyway, candidates, files.values, reads: reads)
    lookedAtAgain = FileSet(open)
  }

  /// What is in one file.
  private struct OfFile: Sendable {
    var uses = FileUses()
    /// Those of previews included.
    var shared: [SharedInstance] = []

    init() {}

    init(_ file: FileID, in code: NamedCode, _ roles: Roles, _ candidates: PreviewCandidates) {
      uses = FileUses(of: file, in: code, candidates)
      if !code.files[file].isTest { shared = SharedInstance.all(in: file, of: code, roles) }
    }
  }

  private init(
    _ code: NamedCode, _ judgedAnyway: Set<String>, _ candidates: PreviewCandidates, _ files: [OfFile],
    reads: Column<FileID, FileSet>
  ) {
    self.files = files
    self.reads = reads
    self.candidates = candidates
    instantiations = files.flatMap(\.uses.instantiations)
    types = files.flatMap(\.uses.types)
    unresolvedNames = files.flatMap(\.uses.unresolved) + NamesBeyondLimits(code).types
    let previews = PreviewOnlyCode(candidates, files.map(\.uses), in: code, judgedAnyway: judgedAnyway)
    previewOnly = previews
    let shared = files.lazy.flatMap(\.shared).filter { instance in
      !previews.contains(code.member(instance.member).name.start, ofFile: instance.member.file)
    }
    sharedInstances = SharedInstances(Array(shared), in: code.files)
  }
}

/// What files used before, and what may be different since.
struct EarlierUses {
  let uses: Uses
  let roles: Roles
  /// Files in which something may mean something else.
  let changed: FileSet
  /// What may be something else.
  let types: Marks<SymbolID>
  let declaresTheSame: Bool
}
