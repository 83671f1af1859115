import ArchConfig
import ArchFacts
import ArchModel

/// A layer uses only what it may use, by name or by import.
struct LayerDependencies: FileRule {
  static let about = RuleInfo(
    id: "layer-dependencies",
    summary: "Code uses only types from layers that its own layer may use.",
    why: """
      Code that uses a type of an outer layer can no longer be tested, reused or kept without it, and changes \
      whenever that one does: so what is inside, such as a domain, owns the abstractions, and what is outside \
      adapts to them. Within one module no import shows the violation, so the names themselves are followed. The \
      protocol of a factory, or one that asks for nothing but screens, may stand in the composition root, next to what \
      makes them: coordinators and presentation may name it there. What does nothing but put components together, for the \
      root or for screens, may name what it makes, though not in a domain or among contracts.
      """,
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
      "Take what does work as a protocol that the layer may use, and move or map what is only a value.",
    concern: .parts
  )

  static var asks: [any Analysis.Type] { [Advice.self] }

  private let openProtocols: Set<String>

  init(options: inout OptionReader) {
    openProtocols = Set(
      options.layers(
        "protocolsOf", "Layers whose protocols every layer may use, wherever it is.", more: .permits))
  }

  /// It reports what these do not allow.
  func permissions(in architecture: Architecture) -> LayerPermissions {
    LayerPermissions(of: architecture, openProtocols: openProtocols)
  }

  struct Known: KnownOfCode {
    fileprivate var advice: Advice
    fileprivate let permissions: LayerPermissions
    fileprivate let layers: ModuleLayers

    // What layers permit and which modules belong to one, declarations and the config say.
    package func saysTheSame(as other: Known) -> Bool { advice.saysTheSame(as: other.advice) }

    package func asking(_ codebase: Codebase) -> Known {
      var known = self
      known.advice = advice.asking(codebase)
      return known
    }
  }

  func known(of code: Code) -> Known {
    Known(
      advice: code[Advice.self], permissions: permissions(in: code.codebase.architecture),
      layers: code.codebase.moduleLayers)
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let (advice, permissions) = (known.advice, known.permissions)
    var told: Set<String> = []
    // One finding for each type that a file names, at the first place.
    let breaches = TypeUsesInFile.all(in: file) { use in
      guard isBreach(use, permissions, file.codebase) else { return false }
      guard isPutTogether(use, file) else { return true }
      // The import goes with what it is there for.
      if let module = file.codebase.file(of: use.symbol).placement.module { told.insert(module) }
      return false
    }
    for uses in breaches {
      guard let from = file.layer, let to = uses.type.file.layer else { continue }
      let name = uses.type.name
      if let module = uses.type.file.source.placement.module { told.insert(module) }
      guard !from.mayUse(to.name) else {
        findings.add(
          .privateUse(name, from: from, to: to), at: uses,
          related: [uses.type.declared("'\(name)' is declared here, in layer '\(to.name)'")])
        continue
      }
      findings.add(
        .breach(name, from: from, to: to, fix: advice.insteadOf(uses.first, kinds: uses.kinds)), at: uses,
        related: [uses.type.declared("'\(name)' is declared here, in layer '\(to.name)'")])
    }
    checkImports(file, known, besides: told, &findings)
  }

  private func isBreach(_ use: TypeUse, _ permissions: LayerPermissions, _ codebase: Codebase) -> Bool {
    let target = codebase.symbols[use.symbol]
    guard target.file != use.place.file, codebase.isOfApp(use.symbol) else { return false }
    let file = codebase.files[use.place.file]
    guard let from = file.placement.layer, let to = codebase.files[target.file].placement.layer,
      from != to
    else { return false }
    return !permissions.allow(use.symbol, ofLayer: to, from: from, in: codebase)
      && codebase.isOutsideOfRoot(use.place, at: use.range.start)
  }

  /// Whether a type that does nothing but put others together makes or holds one of those. What says what is needed is no
  /// place for that.
  private func isPutTogether(_ use: TypeUse, _ file: CodeFile) -> Bool {
    guard file.kind?.statesNeeds != true, file.codebase.isInAssembly(use.place) else { return false }
    return use.kind == .call || file.codebase.isComponent(use.symbol)
  }

  /// A module belongs to a layer when all of its files do. Where a file uses what it may not, that is the mistake; the
  /// import goes with it.
  private func checkImports(
    _ file: CodeFile, _ known: Known, besides told: Set<String>, _ findings: inout Findings
  ) {
    guard !file.source.placement.isInCompositionRoot, let from = file.layer else { return }
    for (module, range) in file.imports {
      guard let to = known.layers.layer(of: module), module != file.source.placement.module,
        !told.contains(module), known.permissions.forbid(to, to: from)
      else { continue }
      let homes = known.advice.homes
      let home = homes.seen(homes.between(from, to, for: file.source.feature), by: [file.source])
      findings.add(
        .importBreach(module, from: from, to: to, home: home), at: range, in: file.place(),
        about: .module(module))
    }
  }
}

extension Remark {
  fileprivate static func breach(
    _ type: String, from: Layer, to: Layer, fix: String
  ) -> Remark {
    Remark(
      "layer '\(from.name)' uses '\(type)' from layer '\(to.name)'", topic: "\(from.name) → \(to.name)",
      label: from.mayUseText(without: to), fix: fix)
  }

  fileprivate static func privateUse(_ type: String, from: Layer, to: Layer) -> Remark {
    Remark(
      "layer '\(from.name)' uses '\(type)', which is private to layer '\(to.name)'",
      topic: "\(from.name) → \(to.name)", label: "'\(to.name)' shows others \(to.shownText ?? "")",
      fix: "use what layer '\(to.name)' shows, or let its 'public' name '\(type)'")
  }

  fileprivate static func importBreach(
    _ module: String, from: Layer, to: Layer, home: Homes.Home?
  ) -> Remark {
    let place = home.map { "of layer '\($0.layer.name)'" } ?? "that layer '\(from.name)' may use"
    return Remark(
      "layer '\(from.name)' imports '\(module)' from layer '\(to.name)'", topic: "\(from.name) → \(to.name)",
      label: from.mayUseText(without: to),
      fix: "use values and protocols \(place) for what is needed from '\(module)', and remove the import")
  }
}

extension Layer {
  fileprivate func mayUseText(without other: Layer) -> String {
    if mayNotUse.contains(other.name) { return "'\(name)' may not use '\(other.name)'" }
    guard let mayUse, !mayUse.isEmpty else { return "'\(name)' may use no other layer" }
    return "'\(name)' may use " + mayUse.map { "'\($0)'" }.joined(separator: ", ")
  }
}
