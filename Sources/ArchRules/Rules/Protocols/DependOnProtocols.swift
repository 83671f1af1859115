import ArchConfig
import ArchFacts
import ArchModel

/// Components of other layers are taken as protocols.
struct DependOnProtocols: FileRule {
  static let about = RuleInfo(
    id: "depend-on-protocols",
    summary: "A dependency on another layer is typed as a protocol.",
    why: """
      A type that depends on a concrete type is tied to it: it cannot be tested with a double, and the implementation \
      cannot be swapped without touching its users. Inject all dependencies through initializers as protocol \
      types; the composition root alone knows the concrete ones. A cast of what was injected, \
      'clock as? SystemClock', depends on the concrete type all the same, in whatever layer, and does nothing with any \
      other one; so does a cast to a view model or use case that is the only one of its protocol. Data and \
      infrastructure may know each other's types, as long as no protocol is declared for them.
      """,
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
    fix: "Name the protocol instead; where there is none, declare one in contracts or the domain.",
    concern: .supply
  )

  static var asks: [any Analysis.Type] { [Advice.self] }

  private let layers: Set<String>
  private let judgesUseCases: Bool
  private let judgesCasts: Bool

  init(options: inout OptionReader) {
    layers = Set(
      options.layers(
        "layers", "Layers whose components need a protocol even where there is none yet.", more: .demands))
    judgesUseCases = options.flag(
      "useCasesAndViewModels", "Whether use cases and view models are taken as protocols, too.",
      more: .demands)
    judgesCasts = options.flag(
      "casts", "Whether what is injected as a protocol may not be cast to the type that implements it.",
      more: .demands, default: true)
  }

  func known(of code: Code) -> Advice { code[Advice.self] }

  func check(_ file: CodeFile, _ known: Advice, _ findings: inout Findings) {
    let advice = known
    guard file.layer != nil else { return }
    // One finding for each type and what it depends on; initializers first, since there the type is asked for.
    var seen: Set<[SymbolID]> = []
    for member in file.facts.members where member.kind == .`init` && member.owner >= 0 {
      let place = file.place(in: member.owner, function: member.function)
      for parameter in member.parameters.indices.lazy.map({ file.facts.parameters[$0] }) {
        check(parameter.type, parameter.name, place, file, advice, &seen, &findings)
      }
    }
    for member in file.facts.members where member.isVariable && member.owner >= 0 && !member.isComputed {
      check(member.type, member.name, file.place(in: member.owner), file, advice, &seen, &findings)
    }
    if judgesCasts { checkCasts(file, advice, &seen, &findings) }
  }

  /// `clock as? SystemClock`, `case is SystemClock`: the concrete type in an expression of one that is given its protocol.
  private func checkCasts(
    _ file: CodeFile, _ advice: Advice, _ seen: inout Set<[SymbolID]>,
    _ findings: inout Findings
  ) {
    let codebase = file.codebase
    for reference in file.facts.typeReferences where reference.role == .expression {
      let place = file.place(in: reference.owner, function: reference.function)
      guard codebase.symbols.mayKnow(reference.name, in: file.facts.bytes),
        let type = codebase.typeNamed(reference.name, at: place), let need = type.need,
        isExchangeable(type, as: need), let user = codebase.typeAround(place),
        !user.symbol.isExternal,
        codebase.isOutsideOfAssembly(place, at: reference.name.start), !codebase.isInside(type.id, place),
        !isMadeFrom(type, user), !user.supertypes.contains(need), user.isGiven(need),
        seen.insert([user.id, type.id]).inserted
      else { continue }
      findings.add(
        .cast(
          type.name, user: user.name, need: need.name,
          fix: advice.insteadOfCasting(need, to: type, by: user)), at: reference.name, in: place,
        about: .edge(from: .type(user.id), to: .type(type.id)),
        related: [
          type.declared("'\(type.name)' is declared here"),
          need.declared("protocol '\(need.name)' is declared here"),
        ])
    }
  }

  /// A component, and none of the values that a protocol of theirs is to tell apart: so may several view models of rows.
  private func isExchangeable(_ type: CodeType, as need: CodeType) -> Bool {
    guard type.evidence != nil, type.role.isWork || type.kind != .struct else { return false }
    switch type.role {
    case .value, .repository, .service, .coordinator: return true
    case .useCase, .viewModel, .presenter:
      return judgesUseCases
        || Self.implementations(of: need) == 1
    case .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: return false
    }
  }

  private static func implementations(of need: CodeType) -> Int {
    need.codebase.symbols.ids.lazy.map { CodeType(need.codebase, $0) }.count {
      $0.supertypes.contains(need) && $0.kind != .protocol && $0.isJudged
    }
  }

  private func check(
    _ type: ByteRange, _ name: ByteRange, _ place: Place, _ file: CodeFile, _ advice: Advice,
    _ seen: inout Set<[SymbolID]>,
    _ findings: inout Findings
  ) {
    let codebase = file.codebase
    guard !type.isEmpty, let written = TypeText.singleName(type, in: file.facts.bytes),
      codebase.symbols.mayKnow(written, in: file.facts.bytes),
      let type = codebase.typeNamed(written, at: place), let user = codebase.typeAround(place),
      isJudged(type.role) && type.evidence != nil || leads(type, user),
      codebase.isOutsideOfAssembly(place, at: name.start),
      isOfAnotherLayer(type, file), !codebase.isInside(type.id, place), !isMadeFrom(type, user)
    else { return }
    let layer = type.layerName ?? ""
    guard type.need != nil || leads(type, user) || layers.contains(layer), !seen.contains([user.id, type.id])
    else { return }
    let members = user.usedMembers(of: type)
    let need = advice.need(of: type, with: members)
    // Their parents hold coordinators and start them; a screen asks for where it leads by a protocol, where there is one.
    if leads(type, user), need == nil || members.isEmpty { return }
    seen.insert([user.id, type.id])
    let clause = type.evidence.map { "; it \($0.sentence(in: codebase.code))" } ?? ""
    let related = [type.declared("'\(type.name)' is declared here, in layer '\(layer)'\(clause)")]
    findings.add(
      .concrete(
        type.name, user: user.name, layer: layer, need: need?.name, hasNeeds: type.need != nil,
        isUsed: !members.isEmpty,
        fix: advice.insteadOfConcrete(type, need: need, using: members, at: written.start, in: place)),
      at: written, in: place, about: .edge(from: .type(user.id), to: .type(type.id)),
      related: related + (need.map { [$0.declared("protocol '\($0.name)' is declared here")] } ?? []))
  }

  private func isJudged(_ role: Role) -> Bool {
    switch role {
    case .useCase, .viewModel, .presenter: judgesUseCases
    case .coordinator: false
    case .value, .repository, .service: true
    case .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: false
    }
  }

  /// A coordinator of a screen, or the navigation controller that a view model is given.
  private func leads(_ type: CodeType, _ user: CodeType) -> Bool {
    switch user.role {
    case .viewModel, .presenter: type.role == .coordinator || type.role == .view
    case .view: type.role == .coordinator
    case .value, .protocol, .useCase, .repository, .service, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      false
    }
  }

  /// Both layers have to be known; a part of the same layer is that layer's own business.
  private func isOfAnotherLayer(_ type: CodeType, _ file: CodeFile) -> Bool {
    guard let own = file.layer, let other = type.file.layer, own.name != other.name else {
      return false
    }
    // Data and infrastructure implement needs together, unless there is a protocol or the team says otherwise.
    return layers.contains(other.name) || type.need != nil
      || !(own.kind.meetsNeeds && other.kind.meetsNeeds)
  }

  /// A subtype of the type, or an extension of it, is part of it.
  private func isMadeFrom(_ type: CodeType, _ user: CodeType) -> Bool {
    user.supertypes.contains(type) || user.kind == .protocol
  }
}

extension Remark {
  fileprivate static func cast(_ type: String, user: String, need: String, fix: String) -> Remark {
    Remark(
      "'\(user)' is given '\(need)' and asks whether it is the concrete '\(type)'",
      label: "whatever else conforms to '\(need)' is passed over in silence", fix: fix)
  }

  fileprivate static func concrete(
    _ type: String, user: String, layer: String, need: String?, hasNeeds: Bool, isUsed: Bool,
    fix: [String]
  ) -> Remark {
    let without =
      hasNeeds
      ? "no protocol of '\(type)' asks for what is used of it here"
      : "layer '\(layer)' is to be used through protocols"
    return Remark(
      "'\(user)' depends on the concrete '\(type)' of layer '\(layer)'",
      cause: FindingCause("the concrete '\(type)' of layer '\(layer)' is depended on"),
      label: need.map { "'\(type)' conforms to '\($0)'\(isUsed ? ", which says what is needed" : "")" }
        ?? without,
      fix: fix.asSteps)
  }
}
