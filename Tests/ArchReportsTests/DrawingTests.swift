import Testing

@testable import ArchReports

/// The same numbers on every machine.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11 | state << 53
  }
}

private typealias Arrow = FlowOrder.Arrow

private func graph(_ seed: UInt64) -> (count: Int, arrows: [Arrow]) {
  var numbers = Numbers(state: seed)
  let count = Int.random(in: 2...30, using: &numbers)
  var arrows: [Arrow] = []
  for from in 0..<count {
    for to in 0..<count where from != to && Int.random(in: 0..<6, using: &numbers) == 0 {
      arrows.append(Arrow(from: from, to: to, weight: Int.random(in: -1...9, using: &numbers)))
    }
  }
  return (count, arrows)
}

@Suite struct DrawingTests {
  @Test func `users are before those that they use, and equals in their own order`() {
    let order = FlowOrder(
      of: 5,
      [
        Arrow(from: 3, to: 1, weight: 1), Arrow(from: 1, to: 0, weight: 1), Arrow(from: 3, to: 0, weight: 1),
      ])
    #expect(
      order.nodes == [2, 3, 1, 0, 4] || order.nodes == [2, 3, 1, 4, 0] || order.nodes == [2, 3, 4, 1, 0])
  }

  @Test func `of a circle the lightest arrow leads back`() {
    let order = FlowOrder(
      of: 3,
      [
        Arrow(from: 0, to: 1, weight: 2), Arrow(from: 1, to: 2, weight: 9), Arrow(from: 2, to: 0, weight: 5),
      ])
    #expect(order.nodes == [1, 2, 0])
  }

  @Test func `what is against the order leads back where nothing else speaks for a direction`() {
    #expect(FlowOrder(of: 2, [Arrow(from: 0, to: 1, weight: -1)]).nodes == [1, 0])
  }

  @Test(arguments: 1...40)
  func `each line goes from row to row, and no row is too wide`(seed: UInt64) {
    let (count, arrows) = graph(seed)
    let rows = DrawnRows(of: count, arrows, widest: 4)
    var rowOf: [Int: Int] = [:]
    for (row, vertices) in rows.rows.enumerated() {
      for vertex in vertices { rowOf[vertex] = row }
      #expect(vertices.count { rows.isNode($0) } <= 4)
    }
    #expect(rowOf.count == rows.above.count)
    for (way, arrow) in zip(rows.ways, arrows) {
      let numbers = way.compactMap { rowOf[$0] }
      #expect(numbers == Array(numbers[0]..<(numbers[0] + way.count)))
      #expect([way[0], way[way.count - 1]].sorted() == [arrow.from, arrow.to].sorted())
      #expect(way.dropFirst().dropLast().allSatisfy { !rows.isNode($0) })
    }
    for (isUpward, (way, arrow)) in zip(rows.isUpward, zip(rows.ways, arrows)) {
      #expect(way[0] == (isUpward ? arrow.to : arrow.from))
    }
  }

  @Test func `lines that need not cross do not`() {
    // Two pairs, each joined crosswise in the order of their numbers.
    let rows = DrawnRows(
      of: 6,
      [
        Arrow(from: 0, to: 5, weight: 1), Arrow(from: 1, to: 4, weight: 1), Arrow(from: 2, to: 3, weight: 1),
      ], widest: 9)
    #expect(rows.crossings == 0)
  }

  @Test(arguments: 1...40)
  func `boxes of a row are apart, in their order and on the paper`(seed: UInt64) {
    let (count, arrows) = graph(seed)
    let rows = DrawnRows(of: count, arrows, widest: 6)
    let widths = rows.above.indices.map { rows.isNode($0) ? 80.0 : 6 }
    let places = DrawnPlaces(rows, widths: widths, gap: 20)
    for row in rows.rows {
      for (left, right) in zip(row, row.dropFirst()) {
        let distance = places.centers[right] - places.centers[left]
        #expect(distance >= (widths[left] + widths[right]) / 2 + 20 - 0.001)
      }
      for vertex in row {
        #expect(places.centers[vertex] - widths[vertex] / 2 >= -0.001)
        #expect(places.centers[vertex] + widths[vertex] / 2 <= places.width + 0.001)
      }
    }
  }

  @Test(arguments: 1...40)
  func `lines that end at a box are as far apart as their heads need`(seed: UInt64) {
    let (count, arrows) = graph(seed)
    let map = drawn(count, arrows)
    var ends: [[Double]: [Double]] = [:]
    for (curve, arrow) in zip(map.curves, arrows) {
      guard let first = curve.parts.first, let last = curve.parts.last else { continue }
      ends[[Double(arrow.from), first.from.y], default: []].append(first.from.x)
      ends[[Double(arrow.to), last.to.y], default: []].append(last.to.x)
    }
    for (place, ends) in ends {
      let box = map.boxes[Int(place[0])]
      let sorted = ends.sorted()
      #expect(sorted.allSatisfy { abs($0 - box.center) < box.width / 2 })
      for (left, right) in zip(sorted, sorted.dropFirst()) {
        #expect(right - left >= DrawnCurve.headSize(isWide: false))
      }
    }
  }

  @Test(arguments: 1...40)
  func `lines that go the same way side by side do so at heights of their own, and do not cross for it`(
    seed: UInt64
  ) {
    let (count, arrows) = graph(seed)
    let parts = drawn(count, arrows).curves.flatMap { curve in
      // From the upper end to the lower one.
      curve.parts.map { $0.from.y < $0.to.y ? ($0.from, $0.to, $0.turn) : ($0.to, $0.from, $0.turn) }
    }
    for (index, one) in parts.enumerated() where one.0.x != one.1.x {
      for other in parts[(index + 1)...] where other.0.y == one.0.y && other.0.x != other.1.x {
        let leadsRight = one.1.x > one.0.x
        guard leadsRight == (other.1.x > other.0.x) else { continue }
        let (left, right) = one.0.x < other.0.x ? (one, other) : (other, one)
        guard leadsRight ? right.0.x < left.1.x : right.1.x < left.0.x else { continue }
        #expect(leadsRight ? left.2 > right.2 : left.2 < right.2)
      }
    }
  }

  @Test func `numbers are clear of boxes, of other lines and of each other where there is room`() {
    let arrows = [
      Arrow(from: 0, to: 1, weight: 9), Arrow(from: 1, to: 0, weight: 2), Arrow(from: 0, to: 2, weight: 5),
      Arrow(from: 2, to: 0, weight: 1), Arrow(from: 1, to: 2, weight: 3), Arrow(from: 2, to: 1, weight: 1),
    ]
    let map = drawn(3, arrows)
    var labels = DrawnLabels(map)
    var places: [DrawnMap.Point] = []
    for curve in arrows.indices {
      guard let place = labels.place(on: curve, width: 12) else {
        Issue.record("no place for the number of arrow \(curve)")
        continue
      }
      for other in places { #expect(abs(place.x - other.x) >= 12 || abs(place.y - other.y) >= 13) }
      for box in map.boxes {
        #expect(
          abs(place.x - box.center) >= (box.width + 12) / 2
            || place.y <= box.top - 6.5 || place.y >= box.top + DrawnMap.boxHeight + 6.5)
      }
      for (number, other) in map.curves.enumerated() where number != curve {
        let points = other.parts.flatMap { part in (0...100).map { part.point(at: Double($0) / 100) } }
        #expect(points.allSatisfy { abs($0.x - place.x) >= 6 || abs($0.y - place.y) >= 6.5 })
      }
      places.append(place)
    }
  }

  @Test func `what nothing is joined with is below the middle of the others`() {
    let map = drawn(4, [Arrow(from: 0, to: 1, weight: 1), Arrow(from: 0, to: 2, weight: 1)])
    #expect(map.boxes[3].top > map.boxes[1].top)
    #expect(abs(map.boxes[3].center - map.width / 2) < 1)
  }

  private func drawn(_ count: Int, _ arrows: [Arrow]) -> DrawnMap {
    DrawnMap(
      widths: Array(repeating: 80, count: count), arrows, strokes: Array(repeating: 1, count: arrows.count),
      widest: 6)
  }

  @Test(arguments: 1...40)
  func `who reaches whom is the same without the arrows that others imply`(seed: UInt64) {
    let (count, arrows) = graph(seed)
    let isKept = { (index: Int) in arrows[index].weight < 0 }
    let rest = ImpliedArrows.rest(of: count, arrows, keeping: isKept)
    #expect(arrows.indices.filter(isKept).allSatisfy(rest.contains))
    #expect(reached(count, arrows) == reached(count, rest.map { arrows[$0] }))
  }

  @Test func `an arrow beside a chain is implied`() {
    let arrows = [
      Arrow(from: 0, to: 1, weight: 1), Arrow(from: 1, to: 2, weight: 1), Arrow(from: 0, to: 2, weight: 1),
    ]
    #expect(ImpliedArrows.rest(of: 3, arrows) { _ in false } == [0, 1])
    #expect(ImpliedArrows.rest(of: 3, arrows) { $0 == 1 } == [0, 1, 2])
  }

  @Test func `an arrow is implied by nothing that weighs less`() {
    func rest(_ first: Int, _ second: Int, beside weight: Int) -> [Int] {
      let arrows = [
        Arrow(from: 0, to: 1, weight: first), Arrow(from: 1, to: 2, weight: second),
        Arrow(from: 0, to: 2, weight: weight),
      ]
      return ImpliedArrows.rest(of: 3, arrows) { _ in false }
    }
    #expect(rest(9, 3, beside: 5) == [0, 1, 2])
    #expect(rest(9, 1, beside: 2) == [0, 1, 2])
    #expect(rest(9, 5, beside: 5) == [0, 1])
  }

  private func reached(_ count: Int, _ arrows: [Arrow]) -> [Set<Int>] {
    (0..<count).map { start in
      var seen: Set<Int> = []
      var rest = [start]
      while let node = rest.popLast() {
        for arrow in arrows where arrow.from == node && seen.insert(arrow.to).inserted {
          rest.append(arrow.to)
        }
      }
      return seen
    }
  }
}
