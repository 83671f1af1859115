import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The files that put an app together or lead to all of its screens without being known for it: by their names or types, and
/// because they use against the order what the others do not.
struct ObservedRoots {
  /// Those that do most first.
  let files: [FileID]

  init(
    _ codebase: Codebase, _ layers: [ObservedLayer], _ order: ObservedOrder, _ content: FileContent,
    _ uses: ObservedUses
  ) {
    struct Work {
      var uses = 0
      var made = 0
      /// By arrow.
      var against: [[Int]: Int] = [:]
    }
    // Where there is no order, one way is the rarer one.
    let rarer =
      order.odd.map { [$0.from, $0.to] }
      + order.unordered.map { way in
        order.uses[way.from][way.to] <= order.uses[way.to][way.from]
          ? [way.from, way.to] : [way.to, way.from]
      }
    var work: [FileID: Work] = [:]
    var users: [[Int]: Set<FileID>] = [:]
    uses.forEach(between: layers.map(\.files)) { use, from, to in
      users[[from, to], default: []].insert(use.user)
    }
    uses.forEach(between: layers.map(\.files)) { use, from, to in
      // What one file alone does in a whole layer is that file's.
      let isAlone =
        users[[from, to]]?.count == 1 && !layers[from].startsApp && layers[from].kind != .composition
      guard rarer.contains([from, to]) || isAlone && Self.makes(use.user, codebase, content) else { return }
      work[use.user, default: Work()].uses += 1
      work[use.user, default: Work()].made += use.isMade ? 1 : 0
      work[use.user, default: Work()].against[[from, to], default: 0] += 1
    }
    let found = work.filter { file, done in
      if done.uses >= Self.fewest, Self.makes(file, codebase, content) { return true }
      // Whatever it is called, much of what goes that way is made there; screens and what leads to them are none.
      let roles = content.roles(of: [file])
      return done.made >= Self.fewest && Self.leading.allSatisfy { roles[$0] == nil }
        && done.against.contains { way, count in
          count >= Self.fewest && count * 3 > order.uses[way[0]][way[1]]
        }
    }
    files = found.sorted { ($1.value.uses, $0.key) < ($0.value.uses, $1.key) }.prefix(Self.most).map(\.key)
  }

  private static let fewest = 5
  private static let most = 3
  private static let leading: [Role] = [.view, .viewModel, .presenter, .coordinator]

  private static func makes(_ file: FileID, _ codebase: Codebase, _ content: FileContent) -> Bool {
    let roles = content.roles(of: [file])
    if roles[.container] != nil || roles[.factory] != nil { return true }
    if roles.keys.allSatisfy({ $0 == .protocol }) { return false }
    let stem = codebase.files[file].path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let words = CamelCaseWords.of(String(stem))
    return words.last.map(makers.contains) ?? false
      || !leaders.isDisjoint(with: words + CamelCaseWords.pairs(of: words))
  }

  private static let makers = LayerWords[.composition].union(ContainerWords[.locator])
  private static let leaders = CoordinationWords[.leader]
}
