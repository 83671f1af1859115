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

  /// By node.
  private(set) var boxes: [Box] = []
  /// By arrow.
  private(set) var curves: [DrawnCurve] = []
  let width: Double
  private(set) var height = 0.0

  static let boxHeight = 42.0
  private static let gap = 22.0
  private static let bendWidth = 6.0

  /// - Parameters:
  ///   - widths: of the boxes of nodes; one where many lines end is made wider.
  ///   - strokes: how wide the lines of arrows are.
  ///   - widest: so many nodes are in a row at most.
  init(widths: [Double], _ arrows: [FlowOrder.Arrow], strokes: [Double], widest: Int) {
    let rows = DrawnRows(of: widths.count, arrows, widest: widest)
    let ends = DrawnEnds(rows, strokes: strokes)
    let widths = widths.enumerated().map { max($1, ends.widthNeeded(at: $0)) }
    let all = widths + Array(repeating: Self.bendWidth, count: rows.above.count - widths.count)
    let places = DrawnPlaces(rows, widths: all, gap: Self.gap)
    width = places.width
    let offsets = ends.offsets(places.centers, widths: widths)
    let tracks = DrawnTracks(rows) { arrow, step in
      let way = rows.ways[arrow]
      return (
        upper: places.centers[way[step]] + (step == 0 ? offsets.below[arrow] : 0),
        lower: places.centers[way[step + 1]] + (step + 2 == way.count ? offsets.above[arrow] : 0)
      )
    }
    var tops = [Double](repeating: 0, count: all.count)
    for (number, row) in rows.rows.enumerated() {
      for vertex in row { tops[vertex] = height }
      height += Self.boxHeight + tracks.height(below: number)
    }
    height = (rows.rows.last?.first.map { tops[$0] } ?? 0) + Self.boxHeight
    boxes = widths.indices.map { Box(center: places.centers[$0], top: tops[$0], width: widths[$0]) }
    for (arrow, way) in rows.ways.enumerated() {
      var parts: [DrawnCurve.Part] = []
      for step in way.indices.dropLast() {
        if let last = parts.last {
          let bottom = Point(x: last.to.x, y: last.to.y + Self.boxHeight)
          parts.append(DrawnCurve.Part(from: last.to, to: bottom, turn: last.to.y))
        }
        let (upper, lower) = tracks.ends(of: arrow, step)
        let top = tops[way[step]] + Self.boxHeight
        parts.append(
          DrawnCurve.Part(
            from: Point(x: upper, y: top), to: Point(x: lower, y: tops[way[step + 1]]),
            turn: top + tracks.turn(of: arrow, step)))
      }
      let curve = DrawnCurve(parts: parts, stroke: strokes[arrow])
      curves.append(rows.isUpward[arrow] ? curve.reversed : curve)
    }
  }
}
