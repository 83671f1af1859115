import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Contracts and domains hold needs, entities and use cases; what implements a need lives elsewhere.
struct ImplementationPlacement: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "implementation-placement",
    summary: "Implementations live in infrastructure or data, not in contracts or a domain.",
    why: """
      The domain owns the abstractions and infrastructure adapts to them. An implementation among the \
      contracts drags the platform in with it, and everyone who depends on the contract depends on that. A rule of \
      the business that meets a protocol of its own domain may stay; what reaches for the network, for stored data or \
      for the device to meet one is an implementation, whatever it is called.
      """,
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
    fix: "Move the implementation to infrastructure or data; the protocol stays.",
    concern: .supply
  )

  static var asks: [any Analysis.Type] { [Homes.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let implementations = code.types.filter { isJudged($0) && need(of: $0) != nil }
    let reaches = PlatformReach.uses(in: implementations)
    for type in implementations {
      guard let need = need(of: type) else { continue }
      // Use cases are the domain's own, as long as they reach for nothing outside.
      let isNamedSo = type.role != .useCase && (isAdapter(type.role) || need.purpose.map(isAdapter) ?? false)
      let platform = reaches[type.id]?.first
      guard isNamedSo && !isOwnRule(type, reaches: platform != nil) || platform != nil else { continue }
      let home = code[Homes.self].implementations(of: need, for: type)
      let layer = type.layerName ?? ""
      let reach = isNamedSo ? [] : platform.map { [use($0, code.codebase)] } ?? []
      let remark: Remark =
        if type.role == .useCase, let platform {
          .reaching(type.name, platform.name, need: need.name, layer: layer, home: home)
        } else {
          .misplaced(type.name, need: need.name, layer: layer, home: home)
        }
      findings.add(remark, at: type, related: [need.declared("the need it implements")] + reach)
    }
  }

  private func use(_ platform: ForeignUse, _ codebase: Codebase) -> Findings.Related {
    codebase.file(at: platform.place).related(
      platform.range, "here it reaches for the platform, with '\(platform.name)'")
  }

  /// What a type implements. Services without a need to implement are the domain's own.
  private func need(of type: CodeType) -> CodeType? {
    guard case .conforms(let symbol) = type.evidence else { return nil }
    return CodeType(type.codebase, symbol)
  }

  private func isJudged(_ type: CodeType) -> Bool {
    !type.symbol.isLocal && type.layerKind?.statesNeeds == true && type.isJudged && !type.isInCompositionRoot
  }

  /// A service of the domain that is given what it needs, or only works something out, and reaches for nothing itself is
  /// a rule of the business.
  private func isOwnRule(_ type: CodeType, reaches: Bool) -> Bool {
    guard type.layerKind == .domain, type.role == .service, !reaches else { return false }
    let codebase = type.codebase
    let files = Set(codebase.symbols.declarations(of: type.id).map(\.file))
    let isPlain = files.allSatisfy { file in
      let facts = codebase.files[file].facts
      return facts.imports.allSatisfy { isOfLanguageOrOwn($0, facts, codebase) }
        && ForeignUse.functions(AppleFunctions[.stores], in: CodeFile(codebase, file)).isEmpty
    }
    return isPlain && (type.members.contains(where: isNeedOfDomain) || onlyWorksOut(type))
  }

  private func isNeedOfDomain(_ member: CodeMember) -> Bool {
    let codebase = member.file.codebase
    guard member.isStored, let held = codebase.resolveType(member.declared.type, at: member.place) else {
      return false
    }
    return codebase.code.isNeed(held) && codebase.code.layerKind(of: held)?.statesNeeds == true
  }

  /// `struct TaxService { let rate: Int; func tax(on amount: Int) -> Int { amount * rate } }`: it keeps nothing that
  /// changes, and all that it does is to answer at once.
  private func onlyWorksOut(_ type: CodeType) -> Bool {
    var answers = false
    for member in type.members where member.kind != .`init` {
      if member.isStored, member.kind == .var { return false }
      guard member.kind == .func else { continue }
      guard !member.declared.isAsync, !member.declared.returnType.isEmpty else { return false }
      answers = true
    }
    return answers && !type.codebase.holdsWorker(type.id)
  }

  private func isOfLanguageOrOwn(_ imported: Import, _ facts: FileFacts, _ codebase: Codebase) -> Bool {
    guard let module = NamePath.names(imported.path, in: facts.bytes).first.map({ facts.verbatim($0) }) else {
      return false
    }
    switch AppleModules.group(of: module) {
    case .language: return true
    case .interface, .persistence, .network, .platform, .test: return false
    // What hands it its needs is no more than another way to be given them.
    case nil: return codebase.code.mayBeOwnModule(module) || InjectionLibraries.has(module)
    }
  }

  /// A repository or service that meets a need; a policy of the domain that meets a protocol of the same
  /// domain is a business rule.
  private func isAdapter(_ role: Role) -> Bool {
    switch role {
    case .repository, .service: true
    case .value, .protocol, .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      false
    }
  }
}

extension Remark {
  fileprivate static func misplaced(_ name: String, need: String, layer: String, home: String) -> Remark {
    Remark(
      "'\(name)' implements '\(need)', but is declared in layer '\(layer)'",
      label: "this file belongs to layer '\(layer)', which defines needs",
      fix: "move '\(name)' to \(home); '\(need)' stays")
  }

  /// A use case is where it belongs; what it reaches for is not.
  fileprivate static func reaching(
    _ name: String, _ platform: String, need: String, layer: String, home: String
  ) -> Remark {
    Remark(
      "'\(name)' implements '\(need)' with '\(platform)' itself, in layer '\(layer)'",
      label: "this file belongs to layer '\(layer)', which defines needs",
      fix: "let a type in \(home) reach for '\(platform)', behind a protocol that '\(name)' takes in 'init'")
  }
}
