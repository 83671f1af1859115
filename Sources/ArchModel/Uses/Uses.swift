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

  /// - Parameter judgedAnyway: paths of files that are code of the app by the team's word.
  init(
    _ code: NamedCode, _ roles: Roles, judgedAnyway: Set<String>, work: some WorkDistribution
  ) {
    // Neither needs the other.
    let (candidates, files) = work.both {
      PreviewCandidates(code)
    } and: {
      work.map(code.files.count, atOnce: SourceFile.atOnce) { index in
        FileUses(of: FileID(index), in: code, roles)
      }
    }
    instantiations = files.flatMap(\.instantiations)
    types = files.flatMap(\.types)
    unresolvedNames = files.flatMap(\.unresolved) + NamesBeyondLimits(code).types
    let previews = PreviewOnlyCode(candidates, files, in: code, judgedAnyway: judgedAnyway)
    previewOnly = previews
    let shared = files.flatMap(\.sharedInstances).filter { instance in
      !previews.contains(code.member(instance.member).name.start, ofFile: instance.member.file)
    }
    sharedInstances = SharedInstances(shared, in: code.files)
  }
}
