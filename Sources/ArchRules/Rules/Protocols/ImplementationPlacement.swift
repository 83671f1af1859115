import ArchConfig
import ArchFacts
import ArchModel

/// Contracts and domains hold needs, entities and use cases; what implements a need lives elsewhere.
struct ImplementationPlacement: CodeRule {
  static let about = RuleInfo(
    id: "implementation-placement",
    summary: "Implementations live in infrastructure or data, not in contracts or a domain.",
    why: """
      The domain owns the abstractions and infrastructure adapts to them. An implementation among the \
      contracts drags the platform in with it, and everyone who depends on the contract depends on that.
      """,
    decision: "Architecture Rules, 5: implementations live in Core/Infrastructure or Features/{Feature}/Data",
    bad: """
      // Core/Contracts/Logger.swift
      protocol Logger { func log(_ text: String) }
      final class ConsoleLogger: Logger { func log(_ text: String) {} }
      """,
    good: """
      // Core/Contracts/Logger.swift
      protocol Logger { func log(_ text: String) }
      // Core/Infrastructure/ConsoleLogger.swift
      final class ConsoleLogger: Logger { func log(_ text: String) {} }
      """,
    fix: "Move the implementation to Core/Infrastructure or the feature's data layer; the protocol stays."
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for id in codebase.symbols.symbols.indices.map(Int32.init) {
      guard isJudged(id, codebase), let evidence = codebase.componentEvidence(of: id) else { continue }
      let role = codebase.role(of: id).role
      // Use cases are the domain's own; so are services without a need to implement.
      guard role != .useCase, case .conforms(let need) = evidence, isAdapter(role, need, codebase) else {
        continue
      }
      let symbol = codebase.symbols[id]
      let name = codebase.symbols.qualifiedName(of: id)
      findings.add(
        .misplaced(
          name, need: codebase.symbols.qualifiedName(of: need), layer: codebase.file(of: id).layer?.name ?? ""
        ),
        at: codebase.nameRange(of: id),
        in: Place(file: symbol.file, owner: symbol.declaration, function: FileFacts.none), about: .type(id),
        related: [findings.declaration(of: need, "the need it implements")])
    }
  }

  private func isJudged(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.symbols[id]
    guard !symbol.isExternal, !symbol.isTest, !symbol.isLocal else { return false }
    guard codebase.layerKind(of: id)?.statesNeeds == true else { return false }
    let file = codebase.file(of: id)
    return file.isProduction(at: codebase.nameRange(of: id).start) && !codebase.isInCompositionRoot(id)
  }

  /// A repository or service that meets a need; a policy of the domain that meets a protocol of the same
  /// domain is a business rule.
  private func isAdapter(_ role: Role, _ need: SymbolID, _ codebase: Codebase) -> Bool {
    switch role {
    case .repository, .service: return true
    case .value, .protocol, .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      break
    }
    switch codebase.purpose(of: need)?.role {
    case .repository, .service: return true
    case .value, .protocol, .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto, nil:
      return false
    }
  }
}

extension Remark {
  fileprivate static func misplaced(_ name: String, need: String, layer: String) -> Remark {
    Remark(
      "'\(name)' implements '\(need)', but is declared in layer '\(layer)'",
      label: "this file belongs to layer '\(layer)', which defines needs",
      fix: "move '\(name)' to Core/Infrastructure or the feature's data layer; '\(need)' stays")
  }
}
