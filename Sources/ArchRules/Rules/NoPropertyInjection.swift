import ArchFacts
import ArchModel

/// A dependency is complete when init returns.
struct NoPropertyInjection: Rule {
  static let about = RuleInfo(
    id: "no-property-injection",
    summary: "No dependency is filled in after init.",
    why: """
      A dependency that is set from outside later may be missing, may be replaced, and makes the order of \
      calls matter. Injected through the initializer it is there from the start and seen in the signature.
      """,
    decision: "ADR-001: dependencies through initializers; property injection rejected",
    bad: """
      // Core/Contracts/AnalyticsTracker.swift
      protocol AnalyticsTracker { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewModel.swift
      final class FindViewModel {
        var analytics: AnalyticsTracker?
      }
      """,
    good: """
      // Core/Contracts/AnalyticsTracker.swift
      protocol AnalyticsTracker { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewModel.swift
      final class FindViewModel {
        private let analytics: AnalyticsTracker
        init(analytics: AnalyticsTracker) { self.analytics = analytics }
      }
      """,
    fix: "Make it a private let and take it in the initializer."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    let needs = ComponentNeeds(codebase)
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for member in file.facts.members where member.kind == .var && member.owner >= 0 {
        let place = Place(file: Int32(index), owner: member.owner, function: FileFacts.none)
        guard isOptional(member.type, file), isSettableFromOutside(member, file),
          let dependency = codebase.resolveType(member.type, at: place), needs.contains(dependency),
          isJudged(member, dependency, place, codebase), !isOwnState(dependency, place, codebase)
        else { continue }
        let owner = file.facts.qualifiedName(ofType: member.owner)
        let name = file.facts.text(member.name)
        let type = codebase.symbols.qualifiedName(of: dependency)
        findings.add(
          .filledLater(name, owner: owner, type: type), at: member.name, in: place,
          symbol: "\(owner).\(name)",
          related: [findings.declaration(of: dependency, "'\(type)' is declared here")])
      }
    }
  }

  /// What the type makes itself is its state; so is a part that its own layer makes and throws away.
  private func isOwnState(_ dependency: SymbolID, _ place: Place, _ codebase: Codebase) -> Bool {
    if case .lives(let layer, isEvident: false) = codebase.componentEvidence(of: dependency),
      codebase.files[Int(place.file)].kind == layer
    {
      return true
    }
    let owner = codebase.type(at: place)
    return codebase.instantiations.contains {
      ($0.symbol == dependency || codebase.symbols.inherits($0.symbol, from: dependency))
        && codebase.type(at: $0.place) == owner
    }
  }

  private func isSettableFromOutside(_ member: Member, _ file: SourceFile) -> Bool {
    guard !member.isStatic, !member.isComputed || member.hasSetter else { return false }
    if member.isComputed { return false }
    let closed: Set<String> = [
      "private", "fileprivate", "private(set)", "fileprivate(set)", "weak", "unowned", "lazy", "override",
      "unowned(unsafe)", "unowned(safe)",
    ]
    if file.texts(member.modifiers).contains(where: closed.contains) { return false }
    // Outlets, state, bindings and the like are filled by their framework.
    return member.attributes.isEmpty || file.texts(member.attributes).allSatisfy { $0 == "MainActor" }
  }

  private func isOptional(_ type: ByteRange, _ file: SourceFile) -> Bool {
    let type = TypeText.trimmed(type, in: file.facts.bytes)
    guard type.count > 1 else { return false }
    let last = file.facts.bytes[Int(type.end) - 1]
    return last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
  }

  private func isJudged(
    _ member: Member, _ dependency: SymbolID, _ place: Place, _ codebase: Codebase
  ) -> Bool {
    let file = codebase.files[Int(place.file)]
    guard file.isProduction(at: member.name.start), !codebase.isInCompositionRoot(place),
      let owner = codebase.type(at: place)
    else { return false }
    switch codebase.symbols[owner].kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    // Parents and children of a flow are set as the flow goes; values are configured.
    guard codebase.role(of: dependency).role != .coordinator, codebase.role(of: owner).role != .dto else {
      return false
    }
    let name = file.facts.verbatim(member.name)
    guard !name.lowercased().hasSuffix("delegate"), name != "parent", name != "coordinator" else {
      return false
    }
    let type = codebase.symbols.name(of: dependency)
    return !allowed.contains { $0.matches(name) || $0.matches(type) }
  }
}

/// Components, and the protocols that stand for them.
struct ComponentNeeds {
  private var symbols: Set<SymbolID> = []

  init(_ codebase: Codebase) {
    for id in codebase.symbols.symbols.indices.map(Int32.init) where codebase.isComponent(id) {
      symbols.insert(id)
      for ancestor in codebase.symbols.supertypes(of: id)
      where codebase.symbols[ancestor].kind == .protocol
        && !Self.isCallback(codebase.symbols.name(of: ancestor))
      {
        symbols.insert(ancestor)
      }
    }
    // A need of contracts or a domain that nothing implements yet, and that has a name to say so.
    for id in codebase.symbols.symbols.indices.map(Int32.init) where codebase.symbols[id].kind == .protocol {
      switch codebase.layerKind(of: id) {
      case .contracts, .domain: break
      case .boot, .coordinators, .composition, .data, .infrastructure, .presentation, .other, nil: continue
      }
      let name = codebase.symbols.name(of: id)
      if !Self.isCallback(name), RoleOfType.role(ofName: name)?.isWork == true { symbols.insert(id) }
    }
  }

  func contains(_ symbol: SymbolID) -> Bool { symbols.contains(symbol) }

  private static func isCallback(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Observer", "Listener", "Output"].contains { name.hasSuffix($0) }
  }
}

extension Remark {
  fileprivate static func filledLater(_ name: String, owner: String, type: String) -> Remark {
    Remark(
      "'\(owner).\(name)' is a dependency that is filled in after init",
      label: "'\(type)' is a dependency, and this property may be empty",
      fix: "make it 'private let \(name): \(type)' and take it in 'init'")
  }
}
