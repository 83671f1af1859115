import ArchModel

/// Who uses whom, while the steps of its circles are cut one by one. What is in no circle is never searched.
struct CircleGraph<Node: Hashable & Comparable> {
  private let nodes: [Node]
  private let numbers: [Node: Int]
  /// By node, in their order.
  private var outgoing: [[Int]]
  /// By node: the group of those that reach each other, which a step of a circle never leaves.
  private var groups: [Int]
  private var members: [[Int]] = []

  init(_ edges: [(from: Node, to: Node)]) {
    let nodes = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    self.nodes = nodes
    self.numbers = numbers
    outgoing = Array(repeating: [], count: nodes.count)
    for (from, to) in edges {
      if let from = numbers[from], let to = numbers[to] { outgoing[from].append(to) }
    }
    for node in outgoing.indices { outgoing[node].sort() }
    groups = Array(repeating: 0, count: nodes.count)
    regroup(Array(nodes.indices))
  }

  /// Cuts a step that is part of a circle, and gives the shortest way back, its ends included; `nil` for a step that is
  /// in no circle.
  mutating func cut(_ from: Node, _ to: Node) -> [Node]? {
    guard let from = numbers[from], let to = numbers[to], groups[from] == groups[to],
      let way = way(from: to, to: from)
    else { return nil }
    outgoing[from].removeAll { $0 == to }
    regroup(members[groups[from]])
    return way.map { nodes[$0] }
  }

  private func way(from start: Int, to end: Int) -> [Int]? {
    var before: [Int: Int] = [:]
    var open = [start]
    var index = 0
    while index < open.count {
      let node = open[index]
      index += 1
      for other in outgoing[node]
      where other != start && groups[other] == groups[start] && before[other] == nil {
        before[other] = node
        guard other != end else {
          var way = [other]
          while let last = way.last, let previous = before[last] { way.append(previous) }
          return way.reversed()
        }
        open.append(other)
      }
    }
    return nil
  }

  private mutating func regroup(_ part: [Int]) {
    let own = Dictionary(uniqueKeysWithValues: zip(part, part.indices))
    var search = ComponentSearch(outgoing: part.map { node in outgoing[node].compactMap { own[$0] } })
    for group in search.components() {
      for index in group { groups[part[index]] = members.count }
      members.append(group.map { part[$0] })
    }
  }
}
