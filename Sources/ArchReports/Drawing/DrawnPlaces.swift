/// How far from the left the middle of each vertex of some rows is: in the order of its row, apart from its neighbours
/// there, and as near as that lets to those that it is joined with.
struct DrawnPlaces {
  private(set) var centers: [Double]
  let width: Double

  private static let passes = 16

  /// - Parameters:
  ///   - widths: of each vertex.
  ///   - gap: between neighbours in a row.
  init(_ rows: DrawnRows, widths: [Double], gap: Double) {
    var centers = [Double](repeating: 0, count: widths.count)
    for row in rows.rows {
      var left = 0.0
      for vertex in row {
        centers[vertex] = left + widths[vertex] / 2
        left += widths[vertex] + gap
      }
    }
    for pass in 0..<Self.passes {
      let isLast = pass >= Self.passes - 4
      let order = pass.isMultiple(of: 2) ? Array(rows.rows) : rows.rows.reversed()
      for row in order {
        let wishes = row.map { vertex in
          let upper = rows.above[vertex]
          let lower = rows.below[vertex]
          let near = isLast ? upper + lower : (pass.isMultiple(of: 2) ? upper : lower)
          return Self.wish(of: vertex, near, centers, rows)
        }
        let placed = Self.placed(wishes, row.map { widths[$0] }, gap: gap)
        for (vertex, center) in zip(row, placed) { centers[vertex] = center }
      }
    }
    let joined = rows.rows.joined().filter { !rows.above[$0].isEmpty || !rows.below[$0].isEmpty }
    let isJoined = Set(joined)
    // What nothing is joined with is below the middle of all others.
    for row in rows.rows where !joined.isEmpty && isJoined.isDisjoint(with: row) {
      let shift = Self.middle(of: joined, centers, widths) - Self.middle(of: row, centers, widths)
      for vertex in row { centers[vertex] += shift }
    }
    let left = zip(centers, widths).map { $0 - $1 / 2 }.min() ?? 0
    self.centers = centers.map { $0 - left }
    width = zip(self.centers, widths).map { $0 + $1 / 2 }.max() ?? 0
  }

  private static func middle(of vertices: [Int], _ centers: [Double], _ widths: [Double]) -> Double {
    let left = vertices.map { centers[$0] - widths[$0] / 2 }.min() ?? 0
    let right = vertices.map { centers[$0] + widths[$0] / 2 }.max() ?? 0
    return (left + right) / 2
  }

  private struct Wish {
    var center: Double
    var weight: Double
  }

  /// Lines that pass rows are to be straight before all.
  private static func wish(
    of vertex: Int, _ near: [Int], _ centers: [Double], _ rows: DrawnRows
  ) -> Wish {
    var sum = 0.0
    var weight = 0.0
    for other in near {
      let pull: Double =
        switch (rows.isNode(vertex), rows.isNode(other)) {
        case (false, false): 8
        case (true, true): 1
        case (true, false), (false, true): 2
        }
      sum += pull * centers[other]
      weight += pull
    }
    return weight > 0
      ? Wish(center: sum / weight, weight: weight) : Wish(center: centers[vertex], weight: 0.1)
  }

  /// The places nearest to the wishes that keep order and distances: neighbours whose wishes collide are moved
  /// together to the mean of what they wish.
  private static func placed(_ wishes: [Wish], _ widths: [Double], gap: Double) -> [Double] {
    var offsets: [Double] = []
    var offset = 0.0
    for index in widths.indices {
      if index > 0 { offset += (widths[index - 1] + widths[index]) / 2 + gap }
      offsets.append(offset)
    }
    var blocks: [(wish: Wish, count: Int)] = []
    for (wish, offset) in zip(wishes, offsets) {
      var block = (wish: Wish(center: wish.center - offset, weight: wish.weight), count: 1)
      while let last = blocks.last, last.wish.center > block.wish.center {
        blocks.removeLast()
        let weight = last.wish.weight + block.wish.weight
        block.wish.center =
          (last.wish.center * last.wish.weight + block.wish.center * block.wish.weight) / weight
        block.wish.weight = weight
        block.count += last.count
      }
      blocks.append(block)
    }
    let starts = blocks.flatMap { Array(repeating: $0.wish.center, count: $0.count) }
    return zip(starts, offsets).map { $0 + $1 }
  }
}
