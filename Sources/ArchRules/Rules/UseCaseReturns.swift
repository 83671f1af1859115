import ArchFacts
import ArchModel

/// A use case answers with the domain's own types.
struct UseCaseReturns: Rule {
  static let about = RuleInfo(
    id: "use-case-returns",
    summary: "Use cases return domain types, not routes or views.",
    why: """
      Coordinators route, use cases decide. A use case that answers with a route or a view controller has \
      taken the coordinator's decision, and knows which screens there are today.
      """,
    decision: "Architecture Rules, 2: use cases return typed states",
    bad: """
      // Features/Auth/Domain/SignInUseCase.swift
      enum SignInOutcome {
        case signedIn
        case showVerificationScreen
      }
      final class SignInUseCase {
        func execute() async -> SignInOutcome { .signedIn }
      }
      """,
    good: """
      // Features/Auth/Domain/SignInUseCase.swift
      enum SignInOutcome {
        case signedIn
        case verificationPending
      }
      final class SignInUseCase {
        func execute() async -> SignInOutcome { .signedIn }
      }
      """,
    fix: "Return a state of the domain, and let the coordinator map it to a screen."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for member in file.facts.members where member.kind == .func && !member.returnType.isEmpty {
        let place = Place(file: Int32(index), owner: member.owner, function: member.function)
        guard file.isProduction(at: member.name.start), !isHidden(member, file),
          let owner = codebase.type(at: place),
          isUseCase(owner, codebase), !isDeclaredByItsProtocol(member, owner, file, codebase)
        else { continue }
        check(member, owner, place, codebase, &findings)
      }
    }
  }

  private func isHidden(_ member: Member, _ file: SourceFile) -> Bool { file.isFilePrivate(member.modifiers) }

  private func isUseCase(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let role = codebase.role(of: symbol).role
    guard role == .protocol else { return role == .useCase }
    return RoleOfType.role(ofName: codebase.symbols.name(of: symbol)) == .useCase
  }

  /// The protocol of the use case says the same, and is where the finding stands.
  private func isDeclaredByItsProtocol(
    _ member: Member, _ owner: SymbolID, _ file: SourceFile, _ codebase: Codebase
  ) -> Bool {
    let name = file.facts.verbatim(member.name)
    return codebase.symbols.supertypes(of: owner).contains { ancestor in
      codebase.symbols[ancestor].kind == .protocol && isUseCase(ancestor, codebase)
        && codebase.members(of: ancestor).contains {
          codebase.files[Int($0.file)].facts.verbatim(codebase.member($0).name) == name
        }
    }
  }

  private func check(
    _ member: Member, _ owner: SymbolID, _ place: Place, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(place.file)]
    for reference in file.facts.typeReferences
    where reference.role == .returnType && member.returnType.contains(reference.name) {
      guard let name = NamePath.names(reference.name, in: file.facts.bytes).last else { continue }
      let text = file.facts.verbatim(name)
      let symbol = codebase.resolve(reference.name, at: place).symbol
      guard !allowed.contains(where: { $0.matches(text) }),
        let clause = RouteTypes.clause(text, symbol, codebase)
      else { continue }
      let function = file.facts.text(member.name)
      let type = codebase.symbols.qualifiedName(of: owner)
      findings.add(
        .returned(text, by: "\(type).\(function)", clause), at: reference.name, in: place,
        symbol: "\(type).\(function)",
        related: symbol.map { [findings.declaration(of: $0, "'\(text)' is declared here")] } ?? [])
      return
    }
  }
}

/// Says of a type whether it belongs to screens and navigation, and why.
enum RouteTypes {
  /// As it follows the name: "is a view", "has the case 'showHome'"; `nil` for types of the domain.
  static func clause(_ name: String, _ symbol: SymbolID?, _ codebase: Codebase) -> String? {
    guard let symbol else {
      return RouteWords.isScreenType(name) ? "belongs to the user interface" : nil
    }
    switch codebase.role(of: symbol).role {
    case .view, .viewModel, .coordinator: return "is \(codebase.role(of: symbol).role.phrase)"
    case .value, .protocol, .useCase, .repository, .service, .presenter, .bootstrapper, .container, .factory,
      .error, .dto:
      break
    }
    if RouteWords.isScreenType(name) { return "belongs to the user interface" }
    if let evidence = RouteWords.domainType(name) { return evidence.clause }
    guard codebase.symbols[symbol].kind == .enum else { return nil }
    let declared = codebase.symbols[symbol]
    let facts = codebase.files[Int(declared.file)].facts
    for enumCase in facts.enumCases where enumCase.owner == declared.declaration {
      let caseName = facts.verbatim(enumCase.name)
      if let evidence = RouteWords.domainCase(caseName) {
        return "has the case '\(caseName)', which \(evidence.clause)"
      }
      if RouteWords.isRouteEnum(name), RouteWords.isDestination(caseName) {
        return "has the case '\(caseName)', which is a place to go to"
      }
    }
    return nil
  }
}

extension Remark {
  fileprivate static func returned(_ type: String, by function: String, _ clause: String) -> Remark {
    Remark(
      "use case '\(function)' returns '\(type)', which \(clause)",
      label: "use cases decide, coordinators route",
      fix: "return a state of the domain, and let the coordinator map it to a screen")
  }
}
