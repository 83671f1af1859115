/// An order of nodes in which arrows point forward, as far as circles let them.
struct FlowOrder {
  struct Arrow {
    let from: Int
    let to: Int
    /// How much it speaks for its direction; below 0 it speaks for the opposite one.
    let weight: Int
  }

  /// Nodes, users before those that they use. Among equals the lower number is first.
  let nodes: [Int]

  /// Takes what nobody uses, then what uses nobody, and where circles leave neither the one with the most out of it and
  /// the least into it: the greedy order of Eades, Lin and Smyth, which turns few arrows round.
  init(of count: Int, _ arrows: [Arrow]) {
    var outgoing = [[(node: Int, weight: Int)]](repeating: [], count: count)
    var incoming = outgoing
    var leaving = [Int](repeating: 0, count: count)
    var arriving = leaving
    for arrow in arrows where arrow.weight != 0 && arrow.from != arrow.to {
      let (from, to) = arrow.weight > 0 ? (arrow.from, arrow.to) : (arrow.to, arrow.from)
      outgoing[from].append((to, abs(arrow.weight)))
      incoming[to].append((from, abs(arrow.weight)))
      leaving[from] += abs(arrow.weight)
      arriving[to] += abs(arrow.weight)
    }
    var rest = Array(0..<count)
    var first: [Int] = []
    var last: [Int] = []
    while !rest.isEmpty {
      let place: Int
      let isFirst: Bool
      if let source = rest.firstIndex(where: { arriving[$0] == 0 }) {
        (place, isFirst) = (source, true)
      } else if let sink = rest.lastIndex(where: { leaving[$0] == 0 }) {
        (place, isFirst) = (sink, false)
      } else {
        let surplus = rest.map { leaving[$0] - arriving[$0] }
        place =
          surplus.indices.max { surplus[$0] < surplus[$1] || surplus[$0] == surplus[$1] && $0 > $1 } ?? 0
        isFirst = true
      }
      let node = rest.remove(at: place)
      if isFirst { first.append(node) } else { last.append(node) }
      for next in outgoing[node] { arriving[next.node] -= next.weight }
      for former in incoming[node] { leaving[former.node] -= former.weight }
    }
    nodes = first + last.reversed()
  }
}
