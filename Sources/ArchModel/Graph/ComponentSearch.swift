/// Tarjan's search for strongly connected components, with a stack of its own: code nests deeper than threads
/// can.
package struct ComponentSearch {
  private let outgoing: [[Int]]
  private var order: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0
  private var found: [[Int]] = []

  /// - Parameter outgoing: for each node those that it leads to.
  package init(outgoing: [[Int]]) {
    self.outgoing = outgoing
    order = Array(repeating: -1, count: outgoing.count)
    low = order
    isOpen = Array(repeating: false, count: outgoing.count)
  }

  /// The groups of nodes that reach each other, in no particular order; a node by itself is a group, too.
  package mutating func components() -> [[Int]] {
    for start in outgoing.indices where order[start] < 0 { search(from: start) }
    return found
  }

  private mutating func search(from start: Int) {
    var path: [(node: Int, next: Int)] = []
    enter(start)
    path.append((start, 0))
    while let (node, next) = path.last {
      if next < outgoing[node].count {
        path[path.count - 1].next += 1
        let to = outgoing[node][next]
        if order[to] < 0 {
          enter(to)
          path.append((to, 0))
        } else if isOpen[to] {
          low[node] = min(low[node], order[to])
        }
      } else {
        path.removeLast()
        if let above = path.last?.node { low[above] = min(low[above], low[node]) }
        if low[node] == order[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = visited
    low[node] = visited
    visited += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ root: Int) {
    var component: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      component.append(node)
      if node == root { break }
    }
    found.append(component)
  }
}
