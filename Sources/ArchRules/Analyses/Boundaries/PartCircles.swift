import ArchConfig
import ArchFacts
import ArchModel

/// Which features, modules and layers reach each other, and by which uses of types.
///
/// Most code has no such circle, and a change of one file rarely closes or opens one: the edges of each file are kept, and
/// the uses themselves are asked only where there is a circle.
struct PartCircles: Analysis {
  static let levels: [DependencyGraph.Level] = [.feature, .module, .layer]

  private struct Edge: Hashable, Sendable {
    let level: DependencyGraph.Level
    let from: String
    let to: String
  }

  private let edges: FileParts<Set<Edge>>
  private let codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    let parts = Self.levels.map { CodeParts(code.codebase, at: $0) }
    edges = code.parts(after: code.before(PartCircles.self)?.edges) { Self.edges(in: $0, parts) }
  }

  private static func edges(in file: CodeFile, _ parts: [CodeParts]) -> Set<Edge> {
    var edges: Set<Edge> = []
    for use in file.codebase.typeUses(inFile: file.index) {
      for (level, parts) in zip(levels, parts) {
        guard isCounted(use, at: level, file.codebase),
          let (from, to) = parts.ends(of: use, in: file.codebase)
        else { continue }
        edges.insert(Edge(level: level, from: from, to: to))
      }
    }
    return edges
  }

  /// Those that join parts which reach each other, with others of the same files.
  func uses(at level: DependencyGraph.Level) -> [TypeUse] {
    let edges = edges.all.lazy.flatMap { file, edges in edges.lazy.map { (file, edge: $0) } }
      .filter { $0.edge.level == level }
    var numbers: [String: Int] = [:]
    var outgoing: [[Int]] = []
    func number(_ name: String) -> Int {
      if let known = numbers[name] { return known }
      numbers[name] = outgoing.count
      outgoing.append([])
      return outgoing.count - 1
    }
    for edge in Set(edges.map(\.edge)) {
      let (from, to) = (number(edge.from), number(edge.to))
      outgoing[from].append(to)
    }
    var search = ComponentSearch(outgoing: outgoing)
    var circles: [Int: Int] = [:]
    for (index, circle) in search.components().enumerated() where circle.count > 1 {
      for node in circle { circles[node] = index }
    }
    guard !circles.isEmpty else { return [] }
    let files = Set(
      edges.filter { _, edge in
        guard let from = circles[number(edge.from)] else { return false }
        return from == circles[number(edge.to)]
      }.map(\.0))
    return files.sorted().flatMap { file in
      codebase.typeUses(inFile: file).filter { Self.isCounted($0, at: level, codebase) }
    }
  }

  /// The composition root knows all parts.
  private static func isCounted(
    _ use: TypeUse, at level: DependencyGraph.Level, _ codebase: Codebase
  ) -> Bool {
    let (from, to) = (codebase.files[use.place.file], codebase.file(of: use.symbol))
    let isWatched =
      switch level {
      case .type, .file, .folder, .feature: true
      // No compiler builds a circle of modules: where folders only look like targets, one holds files of several.
      case .module: from.isInKnownModule && to.isInKnownModule
      case .layer: codebase.architecture.isWorthWatching(from.layer, to.layer)
      }
    return isWatched && from.isProduction(at: use.range.start) && !codebase.isInCompositionRoot(use.place)
  }
}

extension SourceFile {
  /// Whether a manifest or an import says that its module is one.
  fileprivate var isInKnownModule: Bool {
    switch placement.moduleEvidence {
    case .manifest, .description, .projectTarget, .imported: true
    case .describedFolder(_, let isImported): isImported
    case .sourcesFolder, .project, nil: false
    }
  }
}

extension Architecture {
  /// Whether the edge is allowed, but not both ways by an explicit decision. What a preset leaves open is one, and an edge
  /// that no layer may have is the finding of `layer-dependencies`.
  fileprivate func isWorthWatching(_ one: Layer?, _ other: Layer?) -> Bool {
    guard let one, let other, one.kind != .composition, other.kind != .composition,
      let first = layer(named: one.name), let second = layer(named: other.name), first.mayUse(other.name)
    else { return false }
    if let there = first.mayUse, let back = second.mayUse {
      return !(there.contains(other.name) && back.contains(one.name))
    }
    return !first.isPreset && !second.isPreset
  }
}

extension Layer {
  fileprivate var isPreset: Bool {
    switch origin {
    case .preset: true
    case .config, .observed, .unknown: false
    }
  }
}
