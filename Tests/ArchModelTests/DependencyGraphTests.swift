import ArchFacts
import ArchModel
import Testing

@Suite struct DependencyGraphTests {
  /// A uses B, B uses C, C uses A; D uses A and is used by nobody.
  private let circle = codebase([
    "A.swift": "struct A {\nlet b: B\n}",
    "B.swift": "struct B {\nfunc f() { _ = C() }\nlet c: C? = nil }",
    "C.swift": "struct C: P {}\nextension C { static let a = A.self }",
    "D.swift": "struct D { let a: A }",
    "P.swift": "protocol P {}",
  ])

  private func names(_ graph: DependencyGraph, _ edges: [DependencyGraph.Edge]) -> [String] {
    edges.map { "\(graph.nodes[$0.from].name) → \(graph.nodes[$0.to].name)" }
  }

  @Test func `edges carry the places that make them`() throws {
    let graph = DependencyGraph(of: circle, at: .type)
    #expect(names(graph, graph.edges) == ["A → B", "B → C", "C → A", "C → P", "D → A"])
    let b = try #require(graph.nodes(named: "B").first)
    let c = try #require(graph.nodes(named: "C").first)
    let edge = try #require(graph.edge(from: b, to: c))
    #expect(edge.evidence.map { circle.place($0.place.file, $0.range.start).location.line } == [2, 3])
    #expect(edge.evidence.map(\.kind) == [.use(.call), .use(.annotation)])
  }

  @Test func `nodes are in the order of their names, and those of one name in that of the code`() {
    let code = codebase([
      "Z.swift": "struct C {}\nstruct A { struct Row {} }", "Y.swift": "struct B { struct Row {} }",
      "X.swift": "struct User { let c: C; let b: B; let a: A; let row: B.Row; let other: A.Row }",
    ])
    for (level, expected) in [
      (DependencyGraph.Level.type, ["A", "A.Row", "B", "B.Row", "C", "User"]),
      (.file, ["X.swift", "Y.swift", "Z.swift"]),
    ] {
      #expect(DependencyGraph(of: code, at: level).nodes.map(\.name).filter { !$0.isEmpty } == expected)
    }
  }

  @Test func `what reaches itself is a component with its circle as witness`() {
    let graph = DependencyGraph(of: circle, at: .file)
    let component = graph.stronglyConnectedComponents.map { $0.map { graph.nodes[$0].name } }
    #expect(component == [["A.swift", "B.swift", "C.swift"]])
    let cycle = graph.cycles.first ?? []
    #expect(cycle.count == 3)
    #expect(cycle.last.map { graph.nodes[$0.to].name } == cycle.first.map { graph.nodes[$0.from].name })
  }

  @Test func `the witness is the shortest circle of its component`() {
    let code = codebase([
      "A.swift": "struct A { let b: B }",
      "B.swift": "struct B { let c: C }",
      "C.swift": "struct C { let a: A; let d: D }",
      "D.swift": "struct D { let c: C }",
    ])
    let graph = DependencyGraph(of: code, at: .type)
    #expect(graph.stronglyConnectedComponents.count == 1)
    #expect(graph.cycles.map { Set(names(graph, $0)) } == [["C → D", "D → C"]])
  }

  @Test func `circles without a common node are all reported`() {
    let code = codebase([
      "A.swift": "struct A { let b: B }\nstruct B { let a: A; let c: C }",
      "C.swift": "struct C { let d: D; let a: A }\nstruct D { let c: C }",
    ])
    let graph = DependencyGraph(of: code, at: .type)
    #expect(graph.cycles.count == 1)
    #expect(
      graph.disjointCycles.map { Set(names(graph, $0)) } == [["A → B", "B → A"], ["C → D", "D → C"]])
  }

  @Test func `a chain between two nodes is the shortest one`() throws {
    let graph = DependencyGraph(of: circle, at: .type)
    let d = try #require(graph.nodes(named: "D").first)
    let p = try #require(graph.nodes(named: "P").first)
    let chain = try #require(graph.shortestChain(from: d, to: p))
    #expect(names(graph, chain) == ["D → A", "A → B", "B → C", "C → P"])
    #expect(graph.shortestChain(from: p, to: d) == nil)
    #expect(graph.shortestChain(from: d, to: d)?.isEmpty == true)
  }

  @Test func `features, layers and modules have their own graphs`() {
    let code = codebase([
      "Package.swift": #"let p = [.target(name: "App", path: "App"), .target(name: "Kit", path: "Kit")]"#,
      "App/Features/Auth/Domain/Login.swift": "import Kit\nstruct Login { let feed: Feed }",
      "App/Features/Feed/Data/Feed.swift": "struct Feed {}",
      "Kit/Kit.swift": "public struct Unused {}",
    ])
    let features = DependencyGraph(of: code, at: .feature)
    #expect(names(features, features.edges) == ["Auth → Feed"])
    let layers = DependencyGraph(of: code, at: .layer)
    #expect(names(layers, layers.edges) == ["domain → data"])
    let modules = DependencyGraph(of: code, at: .module)
    #expect(names(modules, modules.edges) == ["App → Kit"])
    #expect(modules.edges.first?.evidence.map(\.kind) == [.import])
  }

  @Test func `tests and previews make no edges`() {
    let code = codebase([
      "A.swift": "struct A {}",
      "B.swift": "struct B {}\n#Preview { B(a: A()) }",
      "BTests/C.swift": "struct C { let a: A }",
    ])
    #expect(DependencyGraph(of: code, at: .file).edges.isEmpty)
  }

  @Test func `a very long chain is followed`() throws {
    let count = 3_000
    let source = (0..<count).map { "struct T\($0) { let next: T\(($0 + 1) % count) }" }.joined(
      separator: "\n")
    let graph = DependencyGraph(of: codebase(["T.swift": source]), at: .type)
    #expect(graph.stronglyConnectedComponents.map(\.count) == [count])
  }
}
