import ArchConfig
import ArchFacts
import ArchModel

/// Components of other layers are taken as protocols.
struct DependOnProtocols: CodeRule {
  static let about = RuleInfo(
    id: "depend-on-protocols",
    summary: "A dependency on another layer is typed as a protocol.",
    why: """
      A type that depends on a concrete type is tied to it: it cannot be tested with a double, and the implementation \
      cannot be swapped without touching its users. Inject all dependencies through initializers as protocol \
      types; the composition root alone knows the concrete ones.
      """,
    decision: "Architecture Rules, 6: depend on protocols; ADR-001, ADR-004, ADR-007",
    bad: """
      // Core/Contracts/FindFormatting.swift
      protocol FindFormatting { func caption(for find: String) async -> String }
      // Features/Finds/Presentation/LocalizedFindFormatter.swift
      struct LocalizedFindFormatter: FindFormatting {
        func caption(for find: String) async -> String { find }
      }
      // App/Coordinators/FindsCoordinator.swift
      final class FindsCoordinator {
        private let formatter: LocalizedFindFormatter
        init(formatter: LocalizedFindFormatter) { self.formatter = formatter }
      }
      """,
    good: """
      // Core/Contracts/FindFormatting.swift
      protocol FindFormatting { func caption(for find: String) async -> String }
      // Features/Finds/Presentation/LocalizedFindFormatter.swift
      struct LocalizedFindFormatter: FindFormatting {
        func caption(for find: String) async -> String { find }
      }
      // App/Coordinators/FindsCoordinator.swift
      final class FindsCoordinator {
        private let formatter: any FindFormatting
        init(formatter: any FindFormatting) { self.formatter = formatter }
      }
      """,
    fix: "Name the protocol instead; where there is none, declare one in Core/Contracts or the domain."
  )

  private let layers: Set<String>
  private let judgesUseCases: Bool

  init(options: inout OptionReader) {
    layers = Set(
      options.layers(
        "layers", "Layers whose components need a protocol even where there is none yet.", more: .demands))
    judgesUseCases = options.flag(
      "useCasesAndViewModels", "Whether use cases and view models are taken as protocols, too.",
      more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated() where !file.isTest && file.layer != nil {
      // One finding for each type and what it depends on; initializers first, since there the type is asked for.
      var seen: Set<Pair> = []
      for member in file.facts.members where member.kind == .`init` && member.owner >= 0 {
        let place = Place(file: Int32(index), owner: member.owner, function: member.function)
        for parameter in member.parameters.indices.lazy.map({ file.facts.parameters[$0] }) {
          check(parameter.type, parameter.name, place, codebase, &seen, &findings)
        }
      }
      for member in file.facts.members
      where (member.kind == .let || member.kind == .var) && member.owner >= 0 && !member.isComputed {
        let place = Place(file: Int32(index), owner: member.owner, function: FileFacts.none)
        check(member.type, member.name, place, codebase, &seen, &findings)
      }
    }
  }

  private struct Pair: Hashable {
    let user: SymbolID
    let dependency: SymbolID
  }

  private func check(
    _ type: ByteRange, _ name: ByteRange, _ place: Place, _ codebase: Codebase, _ seen: inout Set<Pair>,
    _ findings: inout Findings
  ) {
    let file = codebase.files[Int(place.file)]
    guard !type.isEmpty, let written = TypeText.singleName(type, in: file.facts.bytes),
      codebase.symbols.mayKnow(written, in: file.facts.bytes),
      let symbol = codebase.resolve(written, at: place).symbol,
      let evidence = codebase.componentEvidence(of: symbol), isJudged(symbol, codebase),
      let user = codebase.type(at: place),
      codebase.isOutsideOfRoot(place, at: name.start), isOfAnotherLayer(symbol, file, codebase),
      !codebase.isInside(symbol, place), !isMadeFrom(symbol, user, codebase)
    else { return }
    let need = codebase.need(of: symbol)
    guard need != nil || layers.contains(codebase.file(of: symbol).layer?.name ?? ""),
      seen.insert(Pair(user: user, dependency: symbol)).inserted
    else { return }
    report(symbol, evidence, need, written, user, place, codebase, &findings)
  }

  private func isJudged(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    switch codebase.role(of: symbol).role {
    case .useCase, .viewModel, .presenter: judgesUseCases
    // Their parents hold them and start them.
    case .coordinator: false
    case .value, .repository, .service: true
    case .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: false
    }
  }

  /// Both layers have to be known; a part of the same layer is that layer's own business.
  private func isOfAnotherLayer(_ symbol: SymbolID, _ file: SourceFile, _ codebase: Codebase) -> Bool {
    guard let own = file.layer, let other = codebase.file(of: symbol).layer, own.name != other.name else {
      return false
    }
    // Data and infrastructure implement needs together.
    return !(own.kind.meetsNeeds && other.kind.meetsNeeds)
  }

  /// A subtype of the type, or an extension of it, is part of it.
  private func isMadeFrom(_ symbol: SymbolID, _ user: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.symbols.inherits(user, from: symbol) || codebase.symbols[user].kind == .protocol
  }

  private func report(
    _ symbol: SymbolID, _ evidence: ComponentEvidence, _ need: SymbolID?, _ written: ByteRange,
    _ user: SymbolID, _ place: Place, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let type = codebase.symbols.qualifiedName(of: symbol)
    let userName = codebase.symbols.qualifiedName(of: user)
    let layer = codebase.file(of: symbol).layer?.name ?? ""
    var related = [
      findings.declaration(
        of: symbol,
        "'\(type)' is declared here, in layer '\(layer)'; it \(evidence.sentence(in: codebase.code))")
    ]
    if let need {
      let text = codebase.symbols.qualifiedName(of: need)
      related.append(findings.declaration(of: need, "protocol '\(text)' is declared here"))
    }
    findings.add(
      .concrete(
        type, user: userName, layer: layer, need: need.map(codebase.symbols.qualifiedName),
        advice: codebase.adviceToTake(symbol)),
      at: written, in: place, about: .edge(from: .type(user), to: .type(symbol)), related: related)
  }
}

extension Remark {
  fileprivate static func concrete(
    _ type: String, user: String, layer: String, need: String?, advice: String
  ) -> Remark {
    Remark(
      "'\(user)' depends on the concrete '\(type)' of layer '\(layer)'",
      label: need.map { "'\(type)' conforms to '\($0)', which says what is needed" }
        ?? "layer '\(layer)' is to be used through protocols",
      fix: need.map { "name 'any \($0)' instead of '\(type)'" } ?? advice)
  }
}
