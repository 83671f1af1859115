/// The line of an arrow, from the box that it leaves to the one that it leads to.
struct DrawnCurve {
  /// A cubic whose control points are above and below its ends, both at one height; straight where it passes a row.
  struct Part {
    let from: DrawnMap.Point
    let to: DrawnMap.Point
    /// How far down it goes sideways.
    let turn: Double

    /// - Parameter share: 0 where it starts, 1 where it ends.
    func point(at share: Double) -> DrawnMap.Point {
      let rest = 1 - share
      let bent = 3 * rest * share
      return DrawnMap.Point(
        x: from.x * (rest * rest * rest + bent * rest) + to.x * (share * share * share + bent * share),
        y: from.y * rest * rest * rest + turn * bent + to.y * share * share * share)
    }
  }

  let parts: [Part]
  /// How wide it is.
  let stroke: Double

  var reversed: DrawnCurve {
    DrawnCurve(
      parts: parts.reversed().map { Part(from: $0.to, to: $0.from, turn: $0.turn) }, stroke: stroke)
  }

  /// Wider than this a line would hide the usual head.
  private static let wideLine = 3.5

  var hasWideHead: Bool { Self.hasWideHead(stroke) }

  static func hasWideHead(_ stroke: Double) -> Bool { stroke > wideLine }

  /// How wide and long a head is.
  static func headSize(isWide: Bool) -> Double { isWide ? 15 : 9 }
}
