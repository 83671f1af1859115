import ArchFacts
import ArchKnowledge
import ArchModel

/// The files that put an app together or lead to all of its screens without being known for it: by their names or types, and
/// because they use against the order what the others do not.
struct ObservedRoots {
  /// Those that do most first.
  let files: [FileID]

  init(_ codebase: Codebase, _ layers: [ObservedLayer], _ order: ObservedOrder, _ content: FileContent) {
    var counts: [FileID: Int] = [:]
    ObservedOrder.forEachUse(codebase, layers.map(\.files)) { file, from, to in
      guard order.odd.contains(where: { $0.from == from && $0.to == to }) else { return }
      counts[file, default: 0] += 1
    }
    let found = counts.filter { file, count in
      count >= Self.fewest && Self.makes(file, codebase, content)
    }
    files = found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most).map(\.key)
  }

  private static let fewest = 5
  private static let most = 3

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
