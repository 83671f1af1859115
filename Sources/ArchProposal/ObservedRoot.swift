import ArchFacts
import ArchKnowledge
import ArchModel

/// The file that puts an app together without being known for it: by its name or its types, and because it uses against
/// the order what the others do not.
struct ObservedRoot {
  let file: FileID

  init?(_ codebase: Codebase, _ layers: [ObservedLayer], _ order: ObservedOrder, _ content: FileContent) {
    var counts: [FileID: Int] = [:]
    var all = 0
    ObservedOrder.forEachUse(codebase, layers.map(\.files)) { file, from, to in
      guard order.odd.contains(where: { $0.from == from && $0.to == to }) else { return }
      counts[file, default: 0] += 1
      all += 1
    }
    let found = counts.filter { file, count in
      count >= Self.fewest && count * 3 >= all && Self.makes(file, codebase, content)
    }
    guard let most = found.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    file = most.key
  }

  private static let fewest = 5

  private static func makes(_ file: FileID, _ codebase: Codebase, _ content: FileContent) -> Bool {
    let roles = content.roles(of: [file])
    if roles[.container] != nil || roles[.factory] != nil { return true }
    let stem = codebase.files[file].path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return CamelCaseWords.of(String(stem)).last.map(words.contains) ?? false
  }

  private static let words = LayerWords[.composition].union(ContainerWords[.locator])
}
