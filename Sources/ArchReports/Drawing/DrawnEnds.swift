/// Where lines end at boxes: side by side, in the order of where they lead, and so far apart that a head stands beside a
/// head.
struct DrawnEnds {
  private let rows: DrawnRows
  private let strokes: [Double]
  /// For each vertex the arrows that have an end below it, and above it.
  private let below: [[Int]]
  private let above: [[Int]]

  /// Between two heads.
  private static let gap = 2.0
  /// At the corners of a box.
  private static let corner = 7.0
  /// A box is not widened further; its ends are closer then.
  private static let widestBox = 480.0

  init(_ rows: DrawnRows, strokes: [Double]) {
    self.rows = rows
    self.strokes = strokes
    var below = [[Int]](repeating: [], count: rows.above.count)
    var above = below
    for (arrow, way) in rows.ways.enumerated() where way.count > 1 {
      below[way[0]].append(arrow)
      above[way[way.count - 1]].append(arrow)
    }
    self.below = below
    self.above = above
  }

  /// How wide the box of a node has to be for its lines.
  func widthNeeded(at node: Int) -> Double {
    min(Self.widestBox, max(extent(of: below[node]), extent(of: above[node])) + 2 * Self.corner)
  }

  /// For each arrow how far from the middle of the box its upper end is below it, and its lower end above it.
  func offsets(_ centers: [Double], widths: [Double]) -> (below: [Double], above: [Double]) {
    var offsets = (below: [Double](repeating: 0, count: strokes.count), above: [Double]())
    offsets.above = offsets.below
    for node in widths.indices {
      let room = widths[node] - 2 * Self.corner
      spread(below[node], over: room, into: &offsets.below) { centers[rows.ways[$0][1]] }
      spread(above[node], over: room, into: &offsets.above) { arrow in
        centers[rows.ways[arrow][rows.ways[arrow].count - 2]]
      }
    }
    return offsets
  }

  private func spread(
    _ arrows: [Int], over room: Double, into offsets: inout [Double], toward: (Int) -> Double
  ) {
    let sorted = arrows.sorted { (toward($0), $0) < (toward($1), $1) }
    let scale = min(1, room / max(1, extent(of: arrows)))
    var left = -extent(of: arrows) / 2
    for arrow in sorted {
      let size = size(of: arrow)
      offsets[arrow] = (left + size / 2) * scale
      left += size + Self.gap
    }
  }

  private func extent(of arrows: [Int]) -> Double {
    arrows.reduce(-Self.gap) { $0 + size(of: $1) + Self.gap }
  }

  private func size(of arrow: Int) -> Double {
    DrawnCurve.headSize(isWide: DrawnCurve.hasWideHead(strokes[arrow]))
  }
}
