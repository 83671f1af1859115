/// Where the numbers of lines stand: each on its own line, clear of boxes, of other numbers and of other lines, as far as
/// there is such a place.
struct DrawnLabels {
  private typealias Point = DrawnMap.Point

  private struct Area {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    init(around point: Point, width: Double, height: Double) {
      x = point.x - width / 2...point.x + width / 2
      y = point.y - height / 2...point.y + height / 2
    }

    func overlaps(_ other: Area) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

    func touches(_ point: Point, stroke: Double) -> Bool {
      x.lowerBound - stroke / 2 < point.x && point.x < x.upperBound + stroke / 2
        && y.lowerBound - stroke / 2 < point.y && point.y < y.upperBound + stroke / 2
    }
  }

  private let map: DrawnMap
  private let boxes: [Area]
  /// Of each curve, so close to each other that no line passes a number between two.
  private let dots: [[Point]]
  private var taken: [Area] = []

  private static let height = 13.0
  /// Between two dots of a curve, in pixels.
  private static let step = 5.0
  /// Shares of a part of a curve, the middle first.
  private static let shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.14, 0.86]

  init(_ map: DrawnMap) {
    self.map = map
    boxes = map.boxes.map { box in
      Area(
        around: Point(x: box.center, y: box.top + DrawnMap.boxHeight / 2), width: box.width,
        height: DrawnMap.boxHeight)
    }
    dots = map.curves.map { curve in
      curve.parts.flatMap { part in
        let length = abs(part.from.x - part.to.x) + abs(part.from.y - part.to.y)
        let count = max(2, Int(length / Self.step))
        return (0...count).map { part.point(at: Double($0) / Double(count)) }
      }
    }
  }

  /// The middle of a label on a curve, which no later one will cover.
  mutating func place(on curve: Int, width: Double) -> DrawnMap.Point? {
    let parts = map.curves[curve].parts
    let places = Self.shares.flatMap { share in parts.map { $0.point(at: share) } }
    var best: (place: Point, faults: Int)?
    for place in places {
      let faults = faults(of: Area(around: place, width: width, height: Self.height), on: curve)
      if faults < best?.faults ?? .max { best = (place, faults) }
      if faults == 0 { break }
    }
    guard let best else { return nil }
    taken.append(Area(around: best.place, width: width, height: Self.height))
    return best.place
  }

  /// How much a label there would be mistaken: over a box or another label it cannot be read, over another line it is
  /// taken for that one's.
  private func faults(of area: Area, on curve: Int) -> Int {
    let unreadable = boxes.count(where: area.overlaps) + taken.count(where: area.overlaps)
    let crossed = dots.indices.count { other in
      let stroke = map.curves[other].stroke
      return other != curve && dots[other].contains { area.touches($0, stroke: stroke) }
    }
    return 100 * unreadable + crossed
  }
}
