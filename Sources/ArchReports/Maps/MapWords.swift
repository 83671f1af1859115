import ArchFacts
import ArchModel

/// What is said of a map and its arrows, whatever it is written as.
enum MapWords {
  static func heading(of map: CodeMap) -> String {
    if let base = map.base { return difference(of: map, to: base) }
    return "\(counted(map.nodes.count, map.level.rawValue)), "
      + "\(counted(map.edges.count, "arrow")) between them"
      + (map.breaks == 0
        ? ""
        : ", \(breaks(map.breaks - map.brokenImports, imports: map.brokenImports)) against the order of layers")
      + (map.sharedFiles == 0
        ? "" : ", \(counted(map.sharedFiles, "file")) built into several modules, counted in the largest")
      + manyHomes(of: map)
  }

  private static func manyHomes(of map: CodeMap) -> String {
    let names = map.modulesOfManyHomes
    guard let first = names.first else { return "" }
    return names.count == 1
      ? ", '\(TerminalText.escaped(first))' holds targets of several packages or projects"
      : ", \(names.count) modules ('\(TerminalText.escaped(first))' is one) hold targets of several packages or projects"
  }

  /// An import is no use: `2 uses and 1 import`.
  private static func breaks(_ uses: Int, imports: Int) -> String {
    [uses == 0 ? nil : counted(uses, "use"), imports == 0 ? nil : counted(imports, "import")]
      .compactMap(\.self).joined(separator: " and ")
  }

  private static func difference(of map: CodeMap, to base: String) -> String {
    let start = "since \(TerminalText.escaped(base)): "
    var words: [String] = []
    let (news, gone) = (
      map.nodes.count { $0.change == .added }, map.nodes.count { $0.change == .removed }
    )
    if news > 0 { words.append("\(counted(news, map.level.rawValue)) more") }
    if gone > 0 { words.append("\(counted(gone, map.level.rawValue)) fewer") }
    let added = map.edges.count { $0.change == .added }
    let removed = map.edges.count { $0.change == .removed }
    if added > 0 { words.append("\(counted(added, "new arrow"))") }
    if removed > 0 { words.append("\(counted(removed, "arrow")) gone") }
    let others = map.edges.count - added - removed
    if others > 0 { words.append("\(counted(others, "other")) with more or fewer uses") }
    guard !words.isEmpty else {
      return start + "no \(map.level.rawValue) uses another more or less than before"
    }
    let more = map.edges.reduce(0) { $0 + $1.breaksMore }
    if more != 0 {
      let isOfImports = map.brokenImports > 0 || map.edges.contains { $0.uses == 0 }
      words.append(
        "\(isOfImports ? "\(abs(more)) uses or imports" : counted(abs(more), "use")) \(more > 0 ? "more" : "fewer") against the order of layers"
      )
    }
    return start + words.joined(separator: ", ")
  }

  /// Whether a part was there before, and how many files it has; `nil` for a type that was.
  static func about(_ node: CodeMap.Node) -> String? {
    let files = node.files == 0 ? nil : counted(node.files, "file")
    let change =
      switch node.change {
      case .added: "new"
      case .removed: "gone"
      case nil: String?.none
      }
    let words = [change, files].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// - Parameter pathPrefix: goes before each path; empty or ends with `/`.
  static func about(_ edge: CodeMap.Edge, pathPrefix: String) -> String {
    let uses = edge.uses == 0 ? "only imported" : counted(edge.uses, "use")
    guard edge.breaks > 0 else { return start(of: edge) + uses }
    let place = "\(TerminalText.escaped(pathPrefix + edge.example.path)):\(edge.example.location.line)"
    return "\(start(of: edge))\(uses), \(which(of: edge))against the order: \(place)"
  }

  /// Which of several uses and imports; empty where all are meant and the number is not always wanted.
  private static func which(of edge: CodeMap.Edge, always: Bool = false) -> String {
    let uses = edge.breaks - edge.brokenImports
    if edge.uses == 0 || !always && edge.brokenImports == 0 && uses == edge.uses { return "" }
    if uses == 0 { return "\(counted(edge.brokenImports, "import")) " }
    return "\(uses) " + (edge.brokenImports == 0 ? "" : "and \(counted(edge.brokenImports, "import")) ")
  }

  private static func start(of edge: CodeMap.Edge) -> String {
    switch edge.change {
    case .added: "new, "
    case .removed: "gone, "
    case .counts(let uses, _): uses == 0 ? "" : uses > 0 ? "\(uses) more, now " : "\(-uses) fewer, now "
    case nil: ""
    }
  }

  /// `12, 3 against`, for a line.
  static func label(of edge: CodeMap.Edge) -> String {
    let count = edge.uses == 0 ? "imports" : "\(edge.uses)"
    let sign =
      switch edge.change {
      case .added: "+"
      case .removed: "−"
      case .counts(let uses, _): uses == 0 ? "" : "\(uses > 0 ? "+" : "−")\(abs(uses)) = "
      case nil: ""
      }
    guard edge.breaks > 0 else { return sign + count }
    return sign + (edge.uses == 0 ? "\(count) against" : "\(count), \(which(of: edge, always: true))against")
  }
}

extension CodeMap.Edge {
  fileprivate var breaksMore: Int {
    switch change {
    case .added: breaks
    case .removed: -breaks
    case .counts(_, let breaks): breaks
    case nil: 0
    }
  }
}
