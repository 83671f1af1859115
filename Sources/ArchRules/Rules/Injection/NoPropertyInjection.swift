import ArchFacts
import ArchKnowledge
import ArchModel

/// Dependencies come by the initializer, not by a property that is filled later.
struct NoPropertyInjection: FileRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "no-property-injection",
    summary: "No dependency is filled in after init.",
    why: """
      A dependency that is set after init allows partial initialization: until it is set, the object exists \
      but cannot work, nothing says so, and every use has to unwrap it. It is more fragile than constructor \
      injection and harder to reason about. A function that takes it after init, to keep it, is no better, and \
      neither is one that makes the object without it. Who owns the object or is told by it, such as a \
      coordinator, a router or a delegate, is no dependency, nor is what it only keeps for others, who take it \
      out again. A cell is made by its table, and a view within a screen may come from a nib: such a view is \
      judged only where the composition root fills it in.
      """,
    bad: """
      // Core/Contracts/AnalyticsTracking.swift
      protocol AnalyticsTracking { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewController.swift
      final class FindViewController: UIViewController {
        var analytics: (any AnalyticsTracking)?
      }
      """,
    good: """
      // Core/Contracts/AnalyticsTracking.swift
      protocol AnalyticsTracking { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewController.swift
      final class FindViewController: UIViewController {
        private let analytics: any AnalyticsTracking
        init(analytics: any AnalyticsTracking) { self.analytics = analytics }
      }
      """,
    fix: "Take the dependency in the initializer, and make the property a private 'let'.",
    concern: .supply
  )

  static var asks: [any Analysis.Type] { [Advice.self, ComponentNeeds.self, FilesNaming.self] }

  typealias Known = Pair<Pair<Advice, ComponentNeeds>, FilesNaming>

  func known(of code: Code) -> Known {
    Pair(Pair(code[Advice.self], code[ComponentNeeds.self]), code[FilesNaming.self])
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let codebase = file.codebase
    let (advice, needs) = (known.first.first, known.first.second)
    let filesNaming = known.second
    for member in file.members(where: { $0.kind == .var && $0.isStored && $0.owner >= 0 }) {
      let isHidden = Self.isHidden(member)
      guard mayBeFilled(member, isHidden: isHidden) else { continue }
      guard let owner = codebase.typeAround(member.place), canHold(owner),
        codebase.isOutsideOfRoot(member.place, at: member.declared.name.start),
        let symbol = dependency(of: member, in: owner, needs)
      else { continue }
      let type = CodeType(codebase, symbol)
      guard !leads(type, needs), !isOfItsKind(type, owner),
        !isCalledBack(member, owner)
      else { continue }
      // Whoever is called back is held weakly, and so is what somebody else keeps; of these only a service is needed.
      if member.modifiers.contains("weak"), !isService(type, needs) || isMade(type, with: owner) { continue }
      let assignments = PropertyAssignments(of: member, owner, in: filesNaming.files(naming: owner.id))
      // What the type itself sets is its own state, and what it takes by an initializer is given in time.
      // The initializer that a struct has without saying so takes its variables.
      let isTakenByInit = assignments.fromInside || owner.kind == .struct
      if isChoice(member, of: type, owner, needs), !assignments.fillsNewOnes { continue }
      if isHidden {
        // What a screen shows may change; a function that makes the screen leaves it without.
        let isLeftOut =
          assignments.isOfNewOnes && !mayBeOfNib(owner) && isModel(type, of: owner, needs)
        guard isLeftOut || isService(type, needs), assignments.isHandedIn, !Self.isSelection(member) else {
          continue
        }
      } else if mayBeOfNib(owner) {
        guard assignments.isFromRoot else { continue }
      } else {
        guard !assignments.fromOutside.isEmpty || !isTakenByInit else { continue }
      }
      // What is kept for others alone, such as a screen's model while the screen may come back, nobody waits for here.
      let isRead =
        !isHidden && PropertyAssignments.areRead(member, of: owner, in: filesNaming.files(naming: owner.id))
      if isRead, !works(owner, with: member, filesNaming.family(of: owner.id)) {
        continue
      }
      let name = file.facts.text(member.declared.name)
      findings.add(
        .filled(
          "\(owner.name).\(name)", owner: owner.name, type: type.name,
          isHidden: isHidden, fix: advice.insteadOfFilling(member, with: type, isRead: isRead)
        ),
        at: member, to: .type(symbol),
        related: [type.declared("'\(type.name)' is declared here; it \(type.dependencyClause)")]
          + (isHidden ? assignments.fromParameters : assignments.fromOutside).prefix(1))
    }
  }

  /// Whether code of a type, of one that inherits from it, or of a protocol that it answers, does more with a property than
  /// set it.
  private func works(_ owner: CodeType, with member: CodeMember, _ family: [SymbolID]) -> Bool {
    let codebase = owner.codebase
    let isAsked = owner.supertypes.contains { need in
      need.kind == .protocol && need.members.contains { $0.name == member.name }
    }
    if isAsked { return true }
    return family.contains { type in
      codebase.symbols.declarations(of: type).contains { declaration in
        let facts = codebase.files[declaration.file].facts
        return facts.nameChains(in: facts.types[Int(declaration.index)].extent).contains { chain in
          let names = NamePath.names(chain, in: facts.bytes)
          let start = names.first.map { facts.matches($0, "self") } == true ? 1 : 0
          guard names.count > start, facts.hasText(names[start], member.name) else { return false }
          return names.count > start + 1 || !facts.assignments.contains { $0.target == chain }
        }
      }
    }
  }

  /// `var session: SessionViewModel? { didSet { show() } }`: what is shown now, which is another one when a person chooses
  /// another one, and none when nothing is chosen.
  private func isChoice(
    _ member: CodeMember, of type: CodeType, _ owner: CodeType, _ needs: ComponentNeeds
  ) -> Bool {
    let facts = member.file.facts
    let written = TypeText.trimmed(member.declared.type, in: facts.bytes)
    return member.declared.function >= 0 && isModel(type, of: owner, needs) && !written.isEmpty
      && facts.bytes[Int(written.end) - 1] == UInt8(ascii: "?")
  }

  /// Whoever asks for the owner when it is made cannot be there before that.
  private func isMade(_ type: CodeType, with owner: CodeType) -> Bool {
    let codebase = owner.codebase
    let asked = Set([owner.id] + codebase.symbols.supertypes(of: owner.id))
    return type.members.contains { member in
      member.kind == .`init`
        && member.parameters.contains { parameter in
          codebase.resolveType(parameter.type, at: member.place).map(asked.contains) ?? false
        }
    }
  }

  /// `ReportRouting` is a router where `ReportRouter` answers it.
  private func leads(_ type: CodeType, _ needs: ComponentNeeds) -> Bool {
    (type.purpose ?? type.role) == .coordinator || component(of: type, needs).role == .coordinator
  }

  private func isService(_ type: CodeType, _ needs: ComponentNeeds) -> Bool {
    switch component(of: type, needs).role {
    case .useCase, .repository, .service: return true
    case .value, .protocol, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container, .factory,
      .error, .dto:
      return false
    }
  }

  private func isModel(_ type: CodeType, of owner: CodeType, _ needs: ComponentNeeds) -> Bool {
    switch component(of: type, needs).role {
    case .viewModel, .presenter: return true
    case .value, .protocol, .useCase, .repository, .service, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      return isModel(type, of: owner)
    }
  }

  /// Itself, or what implements it.
  private func component(of type: CodeType, _ needs: ComponentNeeds) -> CodeType {
    needs.implementation(of: type.id).map { CodeType(type.codebase, $0) } ?? type
  }

  /// Of `(UserStore & AvatarStore)?` the first part that is one.
  private func dependency(of member: CodeMember, in owner: CodeType, _ needs: ComponentNeeds) -> SymbolID? {
    let codebase = member.file.codebase
    if let symbol = codebase.resolveType(member.declared.type, at: member.place) {
      return needs.isDependency(symbol) || isModel(CodeType(codebase, symbol), of: owner) ? symbol : nil
    }
    return TypeText.names(member.declared.type, in: member.file.facts.bytes).lazy
      .compactMap { codebase.resolve($0, at: member.place).symbol }.first(where: needs.isDependency)
  }

  /// What a screen shows and tells is its own, also where its view model's protocol asks for properties alone. A smaller
  /// view is shown other values by the one around it, unless the composition root fills it in.
  private func isModel(_ type: CodeType, of owner: CodeType) -> Bool {
    type.kind == .protocol && (owner.isScreen || mayBeOfNib(owner)) && type.isForScreens
  }

  /// A view that a nib makes is handed nothing in `init`; one that the root puts together need not come from there.
  private func mayBeOfNib(_ owner: CodeType) -> Bool {
    !owner.isScreen && owner.foreignSupertypes.contains(where: Self.viewsOfNibs.contains)
  }

  private static let viewsOfNibs = AppleTypes[.nib]

  /// Only the type itself may set it, so that others need a function for that.
  private static func isHidden(_ member: CodeMember) -> Bool {
    member.modifiers.contains(where: hiding.contains)
  }

  /// `selectedAccount` is what a person chose.
  private static func isSelection(_ member: CodeMember) -> Bool {
    CamelCaseWords.of(member.name).first.map(StateWords[.selection].contains) ?? false
  }

  private static let hiding: Set<String> = ["private", "fileprivate", "private(set)", "fileprivate(set)"]

  /// A stored variable, optional or implicitly unwrapped, that others may set, or have set by a function.
  private func mayBeFilled(_ member: CodeMember, isHidden: Bool) -> Bool {
    guard TypeText.isOptional(member.declared.type, in: member.file.facts.bytes) else { return false }
    for modifier in member.modifiers {
      if Self.closedModifiers.contains(modifier) || modifier.hasPrefix("unowned") { return false }
    }
    return member.attributes.allSatisfy(Self.plainAttributes.contains)
  }

  /// A `delegate` or `coordinator`, and the `dataSource` of what is shown. That of a repository it works with.
  private func isCalledBack(_ member: CodeMember, _ owner: CodeType) -> Bool {
    let words = CamelCaseWords.of(member.name)
    if let last = words.last, Self.sources.contains(last) {
      switch owner.role {
      case .repository, .service, .useCase: return false
      case .value, .protocol, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
        .factory,
        .error, .dto:
        break
      }
    }
    return Self.backwardWords.contains(words.last ?? "") || Self.backwardWords.contains(words.first ?? "")
  }

  private static let closedModifiers: Set<String> = ["lazy", "override"]

  /// Any other one is an outlet, a binding or state of SwiftUI.
  private static let plainAttributes = AppleAttributes[.leavesOpen]

  /// Names of those who are called back or who own the object.
  private static let backwardWords = MemberWords[.backward]
  private static let sources = MemberWords[.source]

  /// Types that are given their dependencies; cells are made by their table and used again.
  private func canHold(_ owner: CodeType) -> Bool {
    switch owner.kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    guard !owner.symbol.isLocal else { return false }
    let role = owner.codebase.role(of: owner.id)
    switch role.role {
    // What a screen shows changes, and is copied when it does.
    case .value where isState(owner) || role.isStatedValue: return false
    case .dto, .error, .container: return false
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .factory:
      break
    }
    return !owner.foreignSupertypes.contains(where: Self.reusedViews.contains)
  }

  private func isState(_ owner: CodeType) -> Bool {
    owner.kind == .struct && owner.codebase.symbols.names.hasSuffix(owner.symbol.name, "State")
  }

  private static let reusedViews = AppleTypes[.reused]

  /// A link of a chain or tree, such as the next handler, is not a dependency.
  private func isOfItsKind(_ type: CodeType, _ owner: CodeType) -> Bool {
    owner.supertypes.contains(type) || owner.scopes.contains(type)
  }
}

extension Remark {
  fileprivate static func filled(
    _ property: String, owner: String, type: String, isHidden: Bool, fix: String
  ) -> Remark {
    Remark(
      "'\(property)' is a dependency that is filled in after init",
      label: isHidden
        ? "until a function is called that sets it, '\(owner)' has no '\(type)'"
        : "anyone may set it, and until then '\(owner)' has no '\(type)'",
      fix: fix)
  }
}
