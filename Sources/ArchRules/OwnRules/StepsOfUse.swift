import ArchModel

/// Who uses whom in one step, and so in any number of them.
struct StepsOfUse<Node: TableIndex & Hashable & Comparable & Sendable>: Sendable {
  /// By node; once settled each once and in order, as are `users`.
  private var used: [[Node]]
  private var users: [[Node]]

  /// - Parameter count: of all nodes.
  init(count: Int) {
    used = Array(repeating: [], count: count)
    users = used
  }

  /// Holds once it is settled.
  mutating func add(from user: Node, to node: Node) {
    // Most are named again and again.
    if used[user.tableIndex].last != node { used[user.tableIndex].append(node) }
  }

  mutating func settle(_ nodes: some Collection<Node>) {
    users = Array(repeating: [], count: used.count)
    for node in nodes where !used[node.tableIndex].isEmpty {
      // Most were settled before others were added.
      if !used[node.tableIndex].isInStrictOrder {
        used[node.tableIndex] = Set(used[node.tableIndex]).sorted()
      }
      for other in used[node.tableIndex] { users[other.tableIndex].append(node) }
    }
  }

  /// In order.
  func used(by node: Node) -> [Node] { used.indices.contains(node.tableIndex) ? used[node.tableIndex] : [] }

  /// All from which one of these is reached; not these themselves, unless from each other.
  func reaching(_ targets: Set<Node>) -> Set<Node> { Self.all(from: targets, users) }

  /// All that one of these reaches; not these themselves, unless from each other.
  func reached(from sources: Set<Node>) -> Set<Node> { Self.all(from: sources, used) }

  private static func all(from starts: Set<Node>, _ steps: [[Node]]) -> Set<Node> {
    var found: Set<Node> = []
    var open = Array(starts)
    while let node = open.popLast() {
      guard steps.indices.contains(node.tableIndex) else { continue }
      for next in steps[node.tableIndex] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  /// The shortest way from one to any of the others, its ends included; empty for none.
  func way(from start: Node, to targets: Set<Node>) -> [Node] {
    var before: [Node: Node] = [:]
    var open = [start]
    var index = 0
    while index < open.count {
      let node = open[index]
      index += 1
      for next in used(by: node) where next != start && before[next] == nil {
        before[next] = node
        guard targets.contains(next) else {
          open.append(next)
          continue
        }
        var way = [next]
        while let last = way.last, let previous = before[last] { way.append(previous) }
        return way.reversed()
      }
    }
    return []
  }
}

extension Array where Element: Comparable {
  /// Whether each element is less than the next one.
  var isInStrictOrder: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
