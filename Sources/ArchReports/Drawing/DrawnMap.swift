/// Boxes in rows and the curves between them, in pixels.
struct DrawnMap {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Box {
    let center: Double
    let top: Double
    let width: Double
  }

  struct Curve {
    /// From the box that it leaves to the one that it leads to. From each to the next it goes by the cubic whose
    /// control points are below and above the two, half-way in height.
    let points: [Point]

    /// Where a label can stand: between rows, the middles first.
    var placesToLabel: [Point] {
      let parts = zip(points, points.dropFirst()).filter { $0.x != $1.x || points.count == 2 }
      return [0.5, 0.35, 0.65, 0.22, 0.78].flatMap { share in
        parts.map { from, to in
          let rest = 1 - share
          let bent = 3 * rest * share
          let middle = (from.y + to.y) / 2
          return Point(
            x: from.x * (rest * rest * rest + bent * rest) + to.x * (share * share * share + bent * share),
            y: from.y * rest * rest * rest + middle * bent + to.y * share * share * share)
        }
      }
    }
  }

  /// By node.
  private(set) var boxes: [Box] = []
  /// By arrow.
  private(set) var curves: [Curve] = []
  let width: Double
  private(set) var height = 0.0

  static let boxHeight = 42.0
  private static let gap = 22.0
  private static let bendWidth = 6.0
  /// How much of the side of a box is for the ends of lines.
  private static let portShare = 0.7
  private static let widestPort = 16.0

  /// - Parameters:
  ///   - widths: of the boxes of nodes.
  ///   - widest: so many nodes are in a row at most.
  init(widths: [Double], _ arrows: [FlowOrder.Arrow], widest: Int) {
    let rows = DrawnRows(of: widths.count, arrows, widest: widest)
    let all = widths + Array(repeating: Self.bendWidth, count: rows.above.count - widths.count)
    let places = DrawnPlaces(rows, widths: all, gap: Self.gap)
    width = places.width
    var tops = [Double](repeating: 0, count: all.count)
    for row in rows.rows {
      for vertex in row { tops[vertex] = height }
      let lines = row.reduce(0) { $0 + rows.below[$1].count }
      // Where much is joined, lines need room to turn.
      height += Self.boxHeight + 46 + min(90, 2.5 * Double(lines))
    }
    height = (rows.rows.last?.first.map { tops[$0] } ?? 0) + Self.boxHeight
    boxes = widths.indices.map { Box(center: places.centers[$0], top: tops[$0], width: widths[$0]) }
    let ports = Self.ports(rows, places.centers, all)
    for (index, way) in rows.ways.enumerated() {
      var points: [Point] = []
      for (step, vertex) in way.enumerated() {
        let center = places.centers[vertex]
        let (top, bottom) = (tops[vertex], tops[vertex] + Self.boxHeight)
        if step == 0 {
          points.append(Point(x: center + (ports.below[index] ?? 0), y: bottom))
        } else if step == way.count - 1 {
          points.append(Point(x: center + (ports.above[index] ?? 0), y: top))
        } else {
          points += [Point(x: center, y: top), Point(x: center, y: bottom)]
        }
      }
      let isUp = rows.isUpward[index]
      curves.append(Curve(points: isUp ? points.reversed() : points))
    }
  }

  /// For each arrow how far from the middle of the box its upper end is below it, and its lower end above it: lines
  /// at one box are side by side, in the order of where they lead.
  private static func ports(
    _ rows: DrawnRows, _ centers: [Double], _ widths: [Double]
  ) -> (below: [Int: Double], above: [Int: Double]) {
    var below: [Int: [(arrow: Int, toward: Double)]] = [:]
    var above = below
    for (arrow, way) in rows.ways.enumerated() where way.count > 1 {
      below[way[0], default: []].append((arrow, centers[way[1]]))
      above[way[way.count - 1], default: []].append((arrow, centers[way[way.count - 2]]))
    }
    func spread(_ ends: [Int: [(arrow: Int, toward: Double)]]) -> [Int: Double] {
      var offsets: [Int: Double] = [:]
      for (vertex, lines) in ends {
        let sorted = lines.sorted { ($0.toward, $0.arrow) < ($1.toward, $1.arrow) }
        let step = min(widestPort, widths[vertex] * portShare / Double(max(1, sorted.count - 1)))
        for (index, line) in sorted.enumerated() {
          offsets[line.arrow] = (Double(index) - Double(sorted.count - 1) / 2) * step
        }
      }
      return offsets
    }
    return (spread(below), spread(above))
  }
}
