package import ArchModel

/// A map drawn by archcheck itself: who uses others is above them but where circles are, what is against the order is
/// loud, what is allowed is quiet, and the more uses there are the wider is the line. It needs nothing else, and is light
/// or dark as the page or the viewer is.
struct SVGMap {
  private let map: CodeMap
  private let pathPrefix: String
  private let drawn: DrawnMap
  /// Edges that have a line, into those of the map.
  private let shown: [Int]

  /// More lines than these are a tangle; those that other lines imply are then left out, and it is said.
  private static let linesToRead = 40
  /// More boxes than these in a row do not fit on a screen.
  private static let widestRow = 9
  private static let margin = 24.0
  private static let legendHeight = 74.0

  /// What of a map may lead somewhere.
  enum Part {
    case node(String)
    case edge(from: String, to: String)
  }

  private let name: String
  private let address: (Part) -> String?

  /// - Parameters:
  ///   - name: what tells it from other maps in the same page.
  ///   - address: where a part leads; `nil` for nowhere.
  static func render(
    _ map: CodeMap, pathPrefix: String, name: String = "archmap",
    to address: @escaping (Part) -> String? = { _ in nil }
  ) -> String {
    SVGMap(map, pathPrefix, name, address).text
  }

  private init(_ map: CodeMap, _ pathPrefix: String, _ name: String, _ address: @escaping (Part) -> String?) {
    self.map = map
    self.pathPrefix = pathPrefix
    self.name = name
    self.address = address
    let arrows = map.edges.map(\.arrow)
    shown =
      arrows.count > Self.linesToRead && map.base == nil
      ? ImpliedArrows.rest(of: map.nodes.count, arrows) { map.edges[$0].breaks > 0 } : Array(arrows.indices)
    drawn = DrawnMap(
      widths: map.nodes.map { Self.width(of: $0) }, shown.map { arrows[$0] },
      strokes: shown.map { Self.strokeWidth(map.edges[$0].uses) },
      widest: max(Self.widestRow, Int(Double(map.nodes.count).squareRoot() * 1.6)))
  }

  /// Of all but the margins.
  private var contentWidth: Double {
    max(
      drawn.width, 8 * Double(MapWords.heading(of: map).count), 6.4 * Double(legend.map(\.count).max() ?? 0))
  }

  private var width: Double { contentWidth + 2 * Self.margin }
  private var height: Double { drawn.height + Self.legendHeight + 2 * Self.margin }

  private var text: String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"archmap\" role=\"\(leadsSomewhere ? "group" : "img")\""
        + " viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\""
        + " height=\"\(number(height))\">",
      "<title>\(XMLText.escaped(MapWords.heading(of: map)))</title>", "<style>", Self.style, "</style>",
      "<defs>", marker("allowed"), marker("allowed", isWide: true), marker("break"),
      marker("break", isWide: true),
      "</defs>",
      "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
      label(MapWords.heading(of: map), x: Self.margin, y: Self.margin + 6, "title"),
    ]
    for (row, words) in legend.enumerated() {
      lines.append(label(words, x: Self.margin, y: Self.margin + 26 + 16 * Double(row), "legend"))
    }
    let quiet = shown.indices.filter { map.edges[shown[$0]].breaks == 0 }
    let loud = shown.indices.filter { map.edges[shown[$0]].breaks > 0 }
    // What is loud is on top.
    for index in quiet + loud { lines.append(line(index)) }
    for index in map.nodes.indices { lines.append(box(index)) }
    let widest = quiet.sorted { map.edges[shown[$0]].uses > map.edges[shown[$1]].uses }
    lines += counts(of: loud + (hidesNumbers ? Array(widest.prefix(Self.mostNumbers)) : quiet))
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// Of quiet lines, where there are too many lines to read.
  private static let mostNumbers = 20

  private var hidesNumbers: Bool { shown.count > Self.linesToRead }

  /// A row for what arrows are, and one for what stands at them.
  private var legend: [String] {
    let hidden = map.edges.count - shown.count
    let implied =
      hidden == 0 ? "" : " \(hidden) arrows that chains of at least as many uses imply are not drawn."
    let rest = shown.count <= Self.linesToRead ? "" : " Too many to read? See '--focus' or '--format matrix'."
    let order = map.breaks == 0 ? "" : "; red is against the order of layers"
    let changes = map.base == nil ? "" : "; + is new or more, − fewer, a broken line is gone"
    let edges = shown.map { map.edges[$0] }
    let numbers = hidesNumbers ? "Numbers, at the widest lines and at all that are red," : "Numbers"
    let imported = edges.contains { $0.uses == 0 } ? "; dotted is only imported" : ""
    let partly =
      edges.contains { $0.breaks > 0 && $0.breaks < $0.uses }
      ? "; of 'n of m' uses n are against the order, the others the composition root's or excepted" : ""
    return [
      "Arrows lead from who uses to who is used\(order)\(changes).\(implied)\(rest)",
      "\(numbers) are uses, and the more there are the wider is the line\(imported)\(partly).\(alone)",
    ]
  }

  /// That a box without arrows is not the deepest of all.
  private var alone: String {
    let ends = Set(map.edges.flatMap { [$0.from, $0.to] })
    return map.nodes.indices.allSatisfy(ends.contains)
      ? "" : " A box without arrows uses none and is used by none."
  }

  private var leadsSomewhere: Bool {
    map.nodes.contains { address(.node($0.name)) != nil }
      || map.edges.contains {
        address(.edge(from: map.nodes[$0.from].name, to: map.nodes[$0.to].name)) != nil
      }
  }

  /// The same, as a link if it leads somewhere.
  private func linked(_ part: Part, _ drawing: String) -> String {
    guard let address = address(part) else { return drawing }
    return "<a href=\"\(XMLText.escaped(address))\">\(drawing)</a>"
  }

  private func marker(_ kind: String, isWide: Bool = false) -> String {
    let size = number(DrawnCurve.headSize(isWide: isWide))
    return
      "<marker id=\"\(name)-\(kind)\(isWide ? "-wide" : "")\" class=\"archmap-\(kind)\" viewBox=\"0 0 8 8\""
      + " refX=\"7\" refY=\"4\" markerWidth=\"\(size)\" markerHeight=\"\(size)\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0,0.5 L8,4 L0,7.5 z\"/></marker>"
  }

  private func line(_ index: Int) -> String {
    let edge = map.edges[shown[index]]
    let kind = edge.breaks > 0 ? "break" : "allowed"
    let curve = drawn.curves[index]
    var path = ""
    for part in curve.parts {
      let (from, to) = (placed(part.from), placed(part.to))
      let turn = number(placed(DrawnMap.Point(x: 0, y: part.turn)).y)
      if path.isEmpty { path = "M\(number(from.x)),\(number(from.y))" }
      path +=
        from.x == to.x
        ? " V\(number(to.y))"
        : " C\(number(from.x)),\(turn) \(number(to.x)),\(turn) \(number(to.x)),\(number(to.y))"
    }
    let gone = edge.change == .removed ? " gone" : edge.uses == 0 ? " imported" : ""
    let (from, to) = (map.nodes[edge.from].name, map.nodes[edge.to].name)
    let head = "\(name)-\(kind)\(curve.hasWideHead ? "-wide" : "")"
    return linked(
      .edge(from: from, to: to),
      "<path class=\"\(kind)\(gone)\" marker-end=\"url(#\(head))\" d=\"\(path)\""
        + " stroke-width=\"\(number(curve.stroke))\"><title>"
        + XMLText.escaped("\(from) → \(to): \(MapWords.about(edge, pathPrefix: pathPrefix))")
        + "</title></path>")
  }

  private func box(_ index: Int) -> String {
    let node = map.nodes[index]
    let box = drawn.boxes[index]
    let corner = placed(DrawnMap.Point(x: box.center - box.width / 2, y: box.top))
    let isAgainst = map.edges.contains { $0.breaks > 0 && $0.from == index }
    return linked(
      .node(node.name),
      "<g class=\"node\(isAgainst ? " against" : "")\(node.change == .removed ? " gone" : "")\"><rect x=\"\(number(corner.x))\" y=\"\(number(corner.y))\""
        + " width=\"\(number(box.width))\" height=\"\(number(DrawnMap.boxHeight))\" rx=\"7\"/>"
        + label(node.name, x: corner.x + box.width / 2, y: corner.y + 18, "name")
        + label(MapWords.about(node) ?? "", x: corner.x + box.width / 2, y: corner.y + 33, "files") + "</g>")
  }

  /// How many uses lines stand for.
  private func counts(of lines: [Int]) -> [String] {
    var labels = DrawnLabels(drawn)
    return lines.compactMap { index in
      let edge = map.edges[shown[index]]
      guard edge.uses > 0 else { return nil }
      let words = Self.count(of: edge)
      guard let place = labels.place(on: index, width: 8 * Double(words.count) + 4).map(placed) else {
        return nil
      }
      return label(words, x: place.x, y: place.y + 4, edge.breaks > 0 ? "count break" : "count")
    }
  }

  private static func count(of edge: CodeMap.Edge) -> String {
    switch edge.change {
    case .added: "+\(edge.uses)"
    case .removed: "−\(edge.uses)"
    case .counts(let uses, _): "\(uses < 0 ? "−" : "+")\(abs(uses))"
    case nil: edge.breaks > 0 && edge.breaks < edge.uses ? "\(edge.breaks) of \(edge.uses)" : "\(edge.uses)"
    }
  }

  private func label(_ text: String, x: Double, y: Double, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\">\(XMLText.escaped(text))</text>"
  }

  private func placed(_ point: DrawnMap.Point) -> DrawnMap.Point {
    let left = Self.margin + (contentWidth - drawn.width) / 2
    return DrawnMap.Point(x: point.x + left, y: point.y + Self.margin + Self.legendHeight)
  }

  private static func strokeWidth(_ uses: Int) -> Double {
    uses <= 1 ? 1 : min(6, 1 + 0.6 * Double(Int.bitWidth - uses.leadingZeroBitCount - 1))
  }

  /// Wide enough in any usual font.
  private static func width(of node: CodeMap.Node) -> Double {
    let widths = node.name.unicodeScalars.map { scalar -> Double in
      switch scalar {
      case "i", "j", "l", "t", "f", "r", "I", ".", ",", "-", "'", "|", "/": 5.2
      case "m", "w", "M", "W", "@": 11.5
      case _ where scalar.isASCII: scalar.properties.isUppercase ? 9.4 : 7.9
      default: 13
      }
    }
    return max(64, widths.reduce(0, +) + 22)
  }

  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static let style = """
    .archmap { font-family: -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    .archmap .paper { fill: #ffffff; }
    .archmap path.allowed { fill: none; stroke: #818b98; }
    .archmap path.break { fill: none; stroke: #d1242f; }
    .archmap path.gone, .archmap .gone rect { stroke-dasharray: 5 4; }
    .archmap path.imported { stroke-dasharray: 2 3; }
    .archmap path.allowed:hover { stroke: #0969da; }
    .archmap-allowed path { fill: #818b98; }
    .archmap-break path { fill: #d1242f; }
    .archmap .node rect { fill: #f6f8fa; stroke: #848d97; }
    .archmap .against rect { stroke: #d1242f; stroke-width: 1.5; }
    .archmap text { fill: #1f2328; }
    .archmap .title { font-size: 15px; font-weight: 600; }
    .archmap .legend { font-size: 12px; fill: #59636e; }
    .archmap .name { font-size: 13px; font-weight: 600; text-anchor: middle; }
    .archmap .files { font-size: 11px; fill: #59636e; text-anchor: middle; }
    .archmap .count { font-size: 11px; fill: #59636e; text-anchor: middle; paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round; }
    .archmap .count.break { fill: #d1242f; font-weight: 600; }
    @media (prefers-color-scheme: dark) {
      .archmap .paper { fill: #0d1117; }
      .archmap path.allowed { stroke: #656c76; }
      .archmap path.break { stroke: #ff7b72; }
      .archmap-allowed path { fill: #656c76; }
      .archmap-break path { fill: #ff7b72; }
      .archmap .node rect { fill: #161b22; stroke: #656c76; }
      .archmap .against rect { stroke: #ff7b72; }
      .archmap text { fill: #f0f6fc; }
      .archmap .legend, .archmap .files { fill: #9198a1; }
      .archmap .count { fill: #9198a1; stroke: #0d1117; }
      .archmap .count.break { fill: #ff7b72; }
    }
    """
}

extension CodeMap {
  /// More boxes than these are no picture any more.
  package static let mostInPicture = 200
}

extension CodeMap.Edge {
  /// What is allowed speaks for its direction, and the more so the more uses there are; what is not, against it.
  var arrow: FlowOrder.Arrow {
    FlowOrder.Arrow(from: from, to: to, weight: uses > breaks || breaks == 0 ? 1 + uses - breaks : -1)
  }
}
