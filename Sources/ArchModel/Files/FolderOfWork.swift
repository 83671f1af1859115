import ArchFacts
import ArchKnowledge

/// What is in a folder that a preset takes for one of data or services by what it is called.
struct FolderOfWork {
  private var all = 0
  private var views = 0
  /// Those that are called after what they show: `RepositoryViewController`.
  private var viewsOfThing = 0
  private var plainData = 0
  private var hasRepository = false

  mutating func add(_ facts: FileFacts, isOfData: Bool) {
    guard !facts.types.isEmpty || !facts.members.isEmpty else { return }
    let names = facts.types.map { facts.verbatim($0.name) }
    all += 1
    if GuessedFolders.declaresView(facts) || GuessedFolders.declaresScreensByName(facts) {
      views += 1
      if names.contains(where: { name in Self.repositories.contains { name.hasPrefix($0) } }) {
        viewsOfThing += 1
      }
    }
    if isOfData, GuessedFolders.isPlain(facts) { plainData += 1 }
    hasRepository =
      hasRepository
      || names.contains { name in Self.repositories.contains { name.hasSuffix($0) && name != $0 } }
  }

  /// Whether it is about something else: most of it is views, or nothing in it travels, is stored or works. `Repository`
  /// without any type that is called one may hold the screens of what has such a name in the business.
  ///
  /// - Parameter path: with a slash at its end.
  func isOfOthers(at path: String) -> Bool {
    let isOfThing =
      !hasRepository && viewsOfThing * 4 > all
      && Self.repositories.contains { path.hasSuffix("/\($0)/") || path == "\($0)/" }
    return all >= 3 && (views * 2 > all || isOfThing || plainData == all)
  }

  private static let repositories = RoleEndings[.repository].map(\.description)
}
