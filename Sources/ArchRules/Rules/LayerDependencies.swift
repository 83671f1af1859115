import ArchFacts
import ArchModel

/// A layer uses only what it may use, by name or by import.
struct LayerDependencies: CodeRule {
  static let about = RuleInfo(
    id: "layer-dependencies",
    summary: "Code names only types of layers that its own layer may use.",
    why: """
      The domain owns the abstractions and everything else adapts to them; whoever names a type of an outer \
      layer can no longer be tested, reused or kept without it. Inside one module no import line shows the \
      breach, so the names themselves are followed.
      """,
    decision: "Architecture Rules, folder structure; dependency inversion",
    bad: """
      // Features/Auth/Data/AuthEndpoint.swift
      struct AuthEndpoint { let path: String }
      // Features/Auth/Domain/LoginUseCase.swift
      final class LoginUseCase {
        func execute(at endpoint: AuthEndpoint) async {}
      }
      """,
    good: """
      // Features/Auth/Domain/AuthRepository.swift
      protocol AuthRepository { func login() async throws }
      // Features/Auth/Data/RemoteAuthRepository.swift
      final class RemoteAuthRepository: AuthRepository { func login() async throws {} }
      """,
    fix:
      "Declare what is needed as a protocol in contracts or the domain, and let the outer layer implement it."
  )

  private let allowed: [NamePattern]
  private let openProtocols: Set<String>

  init(options: inout OptionReader) {
    allowed = options.allowed
    openProtocols = Set(
      options.layers(
        "protocolsOf", "Layers whose protocols every layer may name, wherever they stand.", more: .permits))
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    // One finding for each type that a file names, at the first place; the others are counted.
    var seen: [Edge: Int] = [:]
    var first: [(use: TypeUse, edge: Edge)] = []
    for use in codebase.typeUses {
      guard let edge = edge(of: use, codebase) else { continue }
      if seen[edge] == nil { first.append((use, edge)) }
      seen[edge, default: 0] += 1
    }
    for (use, edge) in first { report(use, times: seen[edge] ?? 1, codebase, &findings) }
    checkImports(codebase, &findings)
  }

  private struct Edge: Hashable {
    let file: Int32
    let symbol: SymbolID
  }

  private func edge(of use: TypeUse, _ codebase: Codebase) -> Edge? {
    let target = codebase.symbols[use.symbol]
    guard target.file != use.place.file, codebase.isOfApp(use.symbol) else { return nil }
    let file = codebase.files[Int(use.place.file)]
    guard let from = file.placement.layer, let to = codebase.files[Int(target.file)].placement.layer,
      from != to,
      !codebase.architecture.layers[from].mayUse(codebase.architecture.layers[to].name)
    else { return nil }
    if target.kind == .protocol, openProtocols.contains(codebase.architecture.layers[to].name) { return nil }
    guard file.isProduction(at: use.range.start), !codebase.isInCompositionRoot(use.place) else { return nil }
    let name = codebase.symbols.name(of: use.symbol)
    guard !allowed.contains(where: { $0.matches(name) }) else { return nil }
    return Edge(file: use.place.file, symbol: use.symbol)
  }

  private func report(_ use: TypeUse, times: Int, _ codebase: Codebase, _ findings: inout Findings) {
    let from = codebase.files[Int(use.place.file)].layer
    let target = codebase.file(of: use.symbol)
    guard let from, let to = target.layer else { return }
    let type = codebase.symbols.qualifiedName(of: use.symbol)
    findings.add(
      .breach(
        type, from: from, to: to, times: times, isProtocol: codebase.symbols[use.symbol].kind == .protocol),
      at: use.range, in: use.place,
      symbol: "\(codebase.symbolName(at: use.place)) → \(type)",
      related: [findings.declaration(of: use.symbol, "'\(type)' is declared here, in layer '\(to.name)'")])
  }

  /// A module belongs to a layer when all of its files do.
  private func checkImports(_ codebase: Codebase, _ findings: inout Findings) {
    let layers = ModuleLayers(codebase)
    guard !layers.isEmpty else { return }
    for (index, file) in codebase.files.enumerated() where !file.isTest && !file.placement.isInCompositionRoot
    {
      guard let from = file.layer else { continue }
      for entry in file.facts.imports where file.isProduction(at: entry.position) {
        let path = NamePath.names(entry.path, in: file.facts.bytes)
        guard let module = path.first.map({ file.facts.verbatim($0) }), let to = layers.layer(of: module),
          module != file.placement.module, to.name != from.name, !from.mayUse(to.name),
          // For its protocols the module has to be imported; what else is named is found by its name.
          !openProtocols.contains(to.name),
          AppleModules.group(of: module) == nil || codebase.isDeclaredModule(module),
          !allowed.contains(where: { $0.matches(module) })
        else { continue }
        let place = Place(file: Int32(index), owner: FileFacts.none, function: FileFacts.none)
        findings.add(
          .importBreach(module, from: from, to: to), at: entry.path, in: place, symbol: "import \(module)")
      }
    }
  }
}

/// The layer of each module whose files all belong to one.
private struct ModuleLayers {
  private var layers: [String: Layer?] = [:]

  init(_ codebase: Codebase) {
    for file in codebase.files where !file.isTest {
      guard let module = file.placement.module else { continue }
      if let known = layers[module] {
        if known?.name != file.layer?.name { layers[module] = .some(nil) }
      } else {
        layers[module] = .some(file.layer)
      }
    }
  }

  var isEmpty: Bool { layers.isEmpty }

  func layer(of module: String) -> Layer? { layers[module] ?? nil }
}

extension Remark {
  fileprivate static func breach(
    _ type: String, from: Layer, to: Layer, times: Int, isProtocol: Bool
  ) -> Remark {
    let count = times > 1 ? " (\(times) times in this file)" : ""
    return Remark(
      "layer '\(from.name)' uses '\(type)' of layer '\(to.name)'\(count)", label: from.mayUseText,
      fix: isProtocol
        ? "move protocol '\(type)' to a layer that '\(from.name)' may use, and leave its implementation where it is"
        : "declare what is needed of '\(type)' as a protocol that '\(from.name)' may use, and take that in 'init'"
    )
  }

  fileprivate static func importBreach(_ module: String, from: Layer, to: Layer) -> Remark {
    Remark(
      "layer '\(from.name)' imports '\(module)' of layer '\(to.name)'", label: from.mayUseText,
      fix: "depend on a protocol of a layer that '\(from.name)' may use, and remove the import")
  }
}

extension Layer {
  fileprivate var mayUseText: String {
    guard let mayUse, !mayUse.isEmpty else { return "'\(name)' may use no other layer" }
    return "'\(name)' may use " + mayUse.map { "'\($0)'" }.joined(separator: ", ")
  }
}
