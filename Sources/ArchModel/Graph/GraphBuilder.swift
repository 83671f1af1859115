import ArchConfig
import ArchFacts

/// Collects the edges of one level.
struct GraphBuilder {
  /// One end of a use.
  enum End: Equatable {
    case node(Int32)
    /// A type that is yet to become a node.
    case type(SymbolID)
  }

  private struct EdgeKey: Hashable {
    let from: Int32
    let to: Int32
  }

  private let codebase: Codebase
  private let level: DependencyGraph.Level
  private let parts: CodeParts
  /// For each file its node, except at the level of types; `none` for what has none.
  private var nodeOfFile = Column<FileID, Int32>()
  private var nodeOfSymbol: [SymbolID: Int32] = [:]
  private var nodeOfName: [String: Int32] = [:]
  private var nodes: [DependencyGraph.Node] = []
  private var evidence: [EdgeKey: [DependencyGraph.Evidence]] = [:]

  init(_ codebase: Codebase, _ level: DependencyGraph.Level, leavingOut isLeftOut: (String) -> Bool) {
    self.codebase = codebase
    self.level = level
    parts = CodeParts(codebase, at: level)
    guard level != .type else { return }
    for (index, file) in codebase.files.numbered {
      let name = file.isTest ? nil : parts.name(of: file).flatMap { isLeftOut($0) ? nil : $0 }
      nodeOfFile.append(name.map { node(named: $0, file: index) } ?? FileFacts.none)
      guard level == .module, !file.isTest else { continue }
      for module in file.placement.sharedModules where !isLeftOut(module) {
        _ = node(named: module, file: index)
      }
    }
  }

  private mutating func node(named name: String, file: FileID) -> Int32 {
    if let known = nodeOfName[name] { return known }
    let node = Int32(nodes.count)
    nodeOfName[name] = node
    nodes.append(DependencyGraph.Node(name: name, symbol: nil, file: level == .file ? file : nil))
    return node
  }

  private mutating func node(at end: End) -> Int32 {
    switch end {
    case .node(let node): node
    case .type(let symbol): node(of: symbol)
    }
  }

  private mutating func node(of symbol: SymbolID) -> Int32 {
    if let known = nodeOfSymbol[symbol] { return known }
    let node = Int32(nodes.count)
    nodeOfSymbol[symbol] = node
    let declared = codebase.symbols[symbol]
    nodes.append(
      DependencyGraph.Node(
        name: codebase.symbols.qualifiedName(of: symbol), symbol: symbol, file: declared.file))
    return node
  }

  /// What a use joins, if it is two.
  func ends(of use: TypeUse) -> (from: End, to: End)? {
    if level == .module {
      guard let (from, to) = parts.shared.modules(of: use, in: codebase), let user = nodeOfName[from],
        let used = nodeOfName[to],
        !codebase.symbols[use.symbol].isTest
      else { return nil }
      return (.node(user), .node(used))
    }
    if level == .type {
      guard let user = codebase.type(at: use.place), user != use.symbol,
        !codebase.symbols[use.symbol].isTest
      else { return nil }
      return (.type(user), .type(use.symbol))
    }
    let from = nodeOfFile[use.place.file]
    guard from >= 0 else { return nil }
    let declared = codebase.symbols[use.symbol]
    let to = nodeOfFile[declared.file]
    guard to >= 0, from != to, !declared.isTest else { return nil }
    return (.node(from), .node(to))
  }

  mutating func add(_ use: TypeUse, from: End, to: End) {
    let edge = EdgeKey(from: node(at: from), to: node(at: to))
    evidence[edge, default: []].append(
      DependencyGraph.Evidence(
        kind: .use(use.kind), place: use.place, range: use.range, symbol: use.symbol))
  }

  /// Modules also depend on what they import, used or not, and so do the layers of modules. Nothing else is imported.
  mutating func addImports() {
    guard level == .module || level == .layer else { return }
    let layers = level == .layer ? codebase.moduleLayers : nil
    for (index, file) in codebase.files.numbered where nodeOfFile[index] >= 0 {
      for entry in file.facts.imports where file.isProduction(at: entry.position) {
        let module = file.facts.module(of: entry)
        let name = layers.map { $0.layer(of: module)?.name } ?? module
        guard let to = name.flatMap({ nodeOfName[$0] }), to != nodeOfFile[index] else { continue }
        evidence[EdgeKey(from: nodeOfFile[index], to: to), default: []].append(
          DependencyGraph.Evidence(
            kind: .import, place: Place(file: index, owner: FileFacts.none, function: FileFacts.none),
            range: entry.path, symbol: nil))
      }
    }
  }

  func finish() -> (nodes: [DependencyGraph.Node], edges: [DependencyGraph.Edge]) {
    let order = nodes.indices.sorted { left, right in
      if nodes[left].name != nodes[right].name {
        return nodes[left].name.precedes(nodes[right].name)
      }
      return (nodes[left].symbol ?? .noType) < (nodes[right].symbol ?? .noType)
    }
    var rank = [Int](repeating: 0, count: nodes.count)
    for (position, node) in order.enumerated() { rank[node] = position }
    let edges = evidence.map { key, places in
      DependencyGraph.Edge(
        from: rank[Int(key.from)], to: rank[Int(key.to)],
        evidence: places.sorted { ($0.place.file, $0.range.start) < ($1.place.file, $1.range.start) })
    }
    return (order.map { nodes[$0] }, edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
  }
}
