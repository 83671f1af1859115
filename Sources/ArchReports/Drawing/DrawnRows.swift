/// Nodes in rows: an arrow leads from a row to a lower one, or is turned round to do so. Where it passes rows it has a
/// bend in each, so that nothing but neighbouring rows is joined.
struct DrawnRows {
  /// Nodes have the numbers that they were given; bends follow.
  let nodeCount: Int
  /// From the top; each from left to right.
  private(set) var rows: [[Int]]
  /// For each arrow its vertices from the top to the bottom.
  let ways: [[Int]]
  /// For each arrow whether it leads upwards.
  let isUpward: [Bool]
  /// For each vertex those that it is joined with in the row above and in the row below.
  let above: [[Int]]
  let below: [[Int]]

  private static let sweeps = 24

  /// - Parameter widest: so many nodes are in a row at most.
  init(of count: Int, _ arrows: [FlowOrder.Arrow], widest: Int) {
    let order = FlowOrder(of: count, arrows).nodes
    let ranks = Self.ranks(of: order, arrows, widest: widest)
    var rowOf = ranks
    var ways: [[Int]] = []
    var isUpward: [Bool] = []
    for arrow in arrows {
      let isUp = ranks[arrow.from] > ranks[arrow.to]
      let (top, bottom) = isUp ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
      let passed = (ranks[top] + 1)..<max(ranks[top] + 1, ranks[bottom])
      ways.append([top] + passed.map { $0 - passed.lowerBound + rowOf.count } + [bottom])
      rowOf += passed
      isUpward.append(isUp)
    }
    var above = [[Int]](repeating: [], count: rowOf.count)
    var below = above
    for way in ways {
      for (upper, lower) in zip(way, way.dropFirst()) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
    var rows = [[Int]](repeating: [], count: (rowOf.max() ?? -1) + 1)
    for vertex in order + Array(count..<rowOf.count) { rows[rowOf[vertex]].append(vertex) }
    nodeCount = count
    self.ways = ways
    self.isUpward = isUpward
    self.above = above
    self.below = below
    self.rows = rows
    reduceCrossings()
  }

  func isNode(_ vertex: Int) -> Bool { vertex < nodeCount }

  /// How often lines cross.
  var crossings: Int { crossings(of: rows) }

  /// Each node one row below the lowest that uses it, or lower where its row is full; what nothing is joined with is at
  /// the bottom.
  private static func ranks(of order: [Int], _ arrows: [FlowOrder.Arrow], widest: Int) -> [Int] {
    var position = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { position[node] = index }
    var users = [[Int]](repeating: [], count: order.count)
    var used = users
    for arrow in arrows {
      let isForward = position[arrow.from] < position[arrow.to]
      let (top, bottom) = isForward ? (arrow.from, arrow.to) : (arrow.to, arrow.from)
      used[top].append(bottom)
      users[bottom].append(top)
    }
    var ranks = [Int](repeating: 0, count: order.count)
    var sizes: [Int: Int] = [:]
    let joined = order.filter { !users[$0].isEmpty || !used[$0].isEmpty }
    for node in joined {
      var rank = (users[node].map { ranks[$0] }.max() ?? -1) + 1
      while sizes[rank, default: 0] >= widest { rank += 1 }
      ranks[node] = rank
      sizes[rank, default: 0] += 1
    }
    // A user of few is drawn near them.
    for node in joined.reversed() where used[node].count > users[node].count {
      let lowest = (used[node].map { ranks[$0] }.min() ?? 0) - 1
      guard
        let rank = (ranks[node]...max(ranks[node], lowest)).last(where: { sizes[$0, default: 0] < widest })
      else { continue }
      guard rank > ranks[node] else { continue }
      sizes[ranks[node], default: 0] -= 1
      sizes[rank, default: 0] += 1
      ranks[node] = rank
    }
    let bottom = (joined.map { ranks[$0] }.max() ?? -1) + 1
    let alone = order.filter { users[$0].isEmpty && used[$0].isEmpty }
    for (index, node) in alone.enumerated() { ranks[node] = bottom + index / widest }
    return withoutGaps(ranks)
  }

  private static func withoutGaps(_ ranks: [Int]) -> [Int] {
    let taken = Set(ranks).sorted()
    let number = Dictionary(uniqueKeysWithValues: zip(taken, taken.indices))
    return ranks.map { number[$0] ?? $0 }
  }

  // Crossings

  /// Orders each row by where its neighbours are, downwards and upwards in turn, and keeps the best.
  private mutating func reduceCrossings() {
    var current = rows
    var least = crossings
    for sweep in 0..<Self.sweeps where least > 0 {
      let isDownward = sweep.isMultiple(of: 2)
      let indices = isDownward ? Array(current.indices.dropFirst()) : current.indices.dropLast().reversed()
      for row in indices {
        let fixed = current[isDownward ? row - 1 : row + 1]
        current[row] = Self.ordered(
          current[row], by: isDownward ? above : below, fixed, vertices: above.count)
      }
      let count = crossings(of: current)
      if count < least { (least, rows) = (count, current) }
    }
  }

  private static func ordered(
    _ row: [Int], by neighbours: [[Int]], _ fixed: [Int], vertices: Int
  ) -> [Int] {
    var position = [Int](repeating: 0, count: vertices)
    for (index, vertex) in fixed.enumerated() { position[vertex] = index }
    let scale = Double(max(1, fixed.count)) / Double(max(1, row.count))
    let middles = row.enumerated().map { index, vertex in
      let near = neighbours[vertex]
      guard !near.isEmpty else { return Double(index) * scale }
      return Double(near.reduce(0) { $0 + position[$1] }) / Double(near.count)
    }
    return row.indices.sorted { (middles[$0], $0) < (middles[$1], $1) }.map { row[$0] }
  }

  private func crossings(of rows: [[Int]]) -> Int {
    var position = [Int](repeating: 0, count: above.count)
    var count = 0
    for row in rows {
      for (index, vertex) in row.enumerated() { position[vertex] = index }
    }
    for row in rows {
      // Two lines cross when their ends are in opposite orders.
      let ends = row.flatMap { vertex in below[vertex].map { position[$0] }.sorted() }
      for (index, end) in ends.enumerated() { count += ends[(index + 1)...].count { $0 < end } }
    }
    return count
  }
}
