import ArchFacts
import ArchModel

/// What comes from another layer comes as a protocol.
struct DependOnProtocols: Rule {
  static let about = RuleInfo(
    id: "depend-on-protocols",
    summary: "A dependency on another layer is typed as a protocol.",
    why: """
      A concrete type in an initializer ties both sides together although there is a protocol that says all \
      that is needed. With the protocol the implementation can be swapped, and a test can pass a double.
      """,
    decision: "ADR-001: inject all dependencies as protocol types",
    bad: """
      // Core/Contracts/Formatting.swift
      protocol Formatting { func text() -> String }
      // Core/Infrastructure/LocalizedFormatter.swift
      final class LocalizedFormatter: Formatting { func text() -> String { "" } }
      // App/Coordinators/ProfileCoordinator.swift
      final class ProfileCoordinator {
        init(formatter: LocalizedFormatter) {}
      }
      """,
    good: """
      // Core/Contracts/Formatting.swift
      protocol Formatting { func text() -> String }
      // Core/Infrastructure/LocalizedFormatter.swift
      final class LocalizedFormatter: Formatting { func text() -> String { "" } }
      // App/Coordinators/ProfileCoordinator.swift
      final class ProfileCoordinator {
        init(formatter: Formatting) {}
      }
      """,
    fix: "Type the dependency as the protocol; the composition root passes the concrete type."
  )

  private let allowed: [NamePattern]
  private let layers: Set<String>
  private let judgesUseCases: Bool

  init(options: inout OptionReader) {
    allowed = options.allowed
    layers = Set(
      options.layers("layers", "Layers whose components need a protocol even where there is none yet."))
    judgesUseCases = options.flag(
      "useCasesAndViewModels", "Whether use cases and view models are taken as protocols, too.")
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest && file.layer != nil {
      var seen: Set<Pair> = []
      for member in file.facts.members where member.kind == .`init` && member.owner >= 0 {
        for parameter in member.parameters.indices.map({ file.facts.parameters[$0] }) {
          let place = Place(file: Int32(index), owner: member.owner, function: member.function)
          check(parameter.type, file.facts.text(parameter.name), place, codebase, &seen, &findings)
        }
      }
      for member in file.facts.members
      where (member.kind == .let || member.kind == .var) && member.owner >= 0 && !member.isStatic
        && !member.isComputed
      {
        let place = Place(file: Int32(index), owner: member.owner, function: FileFacts.none)
        check(member.type, file.facts.text(member.name), place, codebase, &seen, &findings)
      }
    }
  }

  private struct Pair: Hashable {
    let owner: SymbolID
    let dependency: SymbolID
  }

  private func check(
    _ annotation: ByteRange, _ name: String, _ place: Place, _ codebase: Codebase, _ seen: inout Set<Pair>,
    _ findings: inout Findings
  ) {
    let file = codebase.files[Int(place.file)]
    guard !annotation.isEmpty, file.isProduction(at: annotation.start), !codebase.isInCompositionRoot(place),
      let written = TypeText.singleName(annotation, in: file.facts.bytes),
      let dependency = codebase.symbols.resolve(written, at: place, in: file).symbol,
      let owner = codebase.type(at: place), isJudged(dependency, in: file, codebase)
    else { return }
    let need = need(of: dependency, codebase)
    let layer = codebase.file(of: dependency).layer?.name ?? ""
    guard need != nil || layers.contains(layer),
      seen.insert(Pair(owner: owner, dependency: dependency)).inserted
    else { return }
    let type = codebase.symbols.qualifiedName(of: dependency)
    let user = codebase.symbols.qualifiedName(of: owner)
    findings.add(
      .concrete(type, name: name, user: user, layer: layer, need: need.map(codebase.symbols.qualifiedName)),
      at: written, in: place, symbol: "\(user) → \(type)",
      related: [findings.declaration(of: dependency, "'\(type)' is declared here, in layer '\(layer)'")])
  }

  private func isJudged(_ dependency: SymbolID, in file: SourceFile, _ codebase: Codebase) -> Bool {
    guard codebase.isComponent(dependency), let layer = codebase.file(of: dependency).layer,
      layer.name != file.layer?.name
    else { return false }
    switch codebase.role(of: dependency).role {
    case .useCase, .viewModel, .presenter: guard judgesUseCases else { return false }
    case .coordinator, .view: return false
    case .value, .protocol, .repository, .service, .bootstrapper, .container, .factory, .error, .dto: break
    }
    let name = codebase.symbols.name(of: dependency)
    return !allowed.contains { $0.matches(name) }
  }

  private func need(of symbol: SymbolID, _ codebase: Codebase) -> SymbolID? {
    codebase.symbols.supertypes(of: symbol).first { ancestor in
      let name = codebase.symbols.name(of: ancestor)
      return codebase.symbols[ancestor].kind == .protocol && !codebase.symbols[ancestor].isFilePrivate
        && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        && codebase.members(of: ancestor).contains { !codebase.member($0).isStatic }
    }
  }
}

extension Remark {
  fileprivate static func concrete(
    _ type: String, name: String, user: String, layer: String, need: String?
  ) -> Remark {
    Remark(
      "'\(user)' depends on the concrete '\(type)' of layer '\(layer)'",
      label: need.map { "'\(type)' conforms to '\($0)', which says what is needed" }
        ?? "layer '\(layer)' is to be used through protocols",
      fix: need.map { "declare '\(name)' as 'any \($0)'" }
        ?? "declare a protocol for what is needed of '\(type)' and type '\(name)' as that")
  }
}
