import ArchConfig
import ArchFacts
import ArchModel

/// Use cases answer with domain types.
struct UseCaseReturns: CodeRule {
  static let about = RuleInfo(
    id: "use-case-returns",
    summary: "A use case returns domain types, not routes, views or coordinators.",
    why: """
      Use cases decide and return typed states; coordinators translate states into navigation. A use case that \
      returns a screen or a route decides what is shown, so a change of the flow becomes a change of a \
      business rule.
      """,
    decision: "Architecture Rules, 2: coordinators route, use cases decide",
    bad: """
      // Features/Auth/Domain/RestoreSessionUseCase.swift
      enum BootResult {
        case showHomeScreen
        case showLoginScreen
      }
      struct RestoreSessionUseCase {
        func execute() async -> BootResult { .showLoginScreen }
      }
      """,
    good: """
      // Features/Auth/Domain/RestoreSessionUseCase.swift
      enum SessionStatus {
        case authenticated
        case unauthenticated
        case locked
      }
      struct RestoreSessionUseCase {
        func execute() async -> SessionStatus { .unauthenticated }
      }
      """,
    fix: "Return a domain type that says what is true, and let a coordinator map it to a screen."
  )

  static var allowsUsers: Bool { true }

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) {
      guard let reason = Self.isUseCase(symbol, in: codebase) else { continue }
      for reference in codebase.members(of: symbol) {
        check(reference, of: symbol, reason, codebase, &findings)
      }
    }
  }

  /// Why a type is a use case; a protocol is one by its name, or by one that it inherits.
  private static func isUseCase(_ symbol: SymbolID, in codebase: Codebase) -> String? {
    let declared = codebase.symbols[symbol]
    guard !declared.isExternal, !declared.isTest else { return nil }
    let role = codebase.purpose(of: symbol) ?? codebase.role(of: symbol)
    return role.role == .useCase ? role.evidence.reason(in: codebase.code) : nil
  }

  private func check(
    _ reference: MemberReference, of symbol: SymbolID, _ reason: String, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let member = codebase.member(reference)
    let file = codebase.files[Int(reference.file)]
    guard member.kind == .func, file.isProduction(at: member.name.start),
      !file.isFilePrivate(member.modifiers), !isRequired(member, in: file, of: symbol, codebase)
    else { return }
    let useCase = codebase.symbols.qualifiedName(of: symbol)
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    for range in results(of: member, in: file.facts) {
      let type = file.facts.text(NamePath.names(range, in: file.facts.bytes).last ?? range)
      guard let (clause, related) = verdict(range, place, codebase, findings) else { continue }
      let target = codebase.resolve(range, at: place).symbol.map(About.End.type) ?? .name(type)
      let about = About.edge(from: .declared(member.name), to: target)
      // Of several types one may be allowed.
      guard !findings.allows(about, in: place) else { continue }
      findings.add(
        .returned(
          type, clause: clause, useCase: useCase, function: file.facts.text(member.name), reason: reason),
        at: range, in: place, about: about, related: related)
      return
    }
  }

  /// Whether a protocol of the use case asks for the function: then that is where it is said.
  private func isRequired(
    _ member: Member, in file: SourceFile, of symbol: SymbolID, _ codebase: Codebase
  ) -> Bool {
    let name = file.facts.verbatim(member.name)
    return codebase.symbols.supertypes(of: symbol).contains { ancestor in
      guard codebase.symbols[ancestor].kind == .protocol, Self.isUseCase(ancestor, in: codebase) != nil else {
        return false
      }
      return codebase.members(of: ancestor).contains {
        codebase.files[Int($0.file)].facts.verbatim(codebase.member($0).name) == name
      }
    }
  }

  /// The names of types in what a function returns, or hands to a completion.
  private func results(of member: Member, in facts: FileFacts) -> [ByteRange] {
    var ranges: [ByteRange] = member.returnType.isEmpty ? [] : [member.returnType]
    for index in member.parameters.indices {
      let type = facts.parameters[index].type
      guard TypeText.isFunction(type, in: facts.bytes) else { continue }
      let arrow = (Int(type.start)..<Int(type.end) - 1).last {
        facts.bytes[$0] == UInt8(ascii: "-") && facts.bytes[$0 + 1] == UInt8(ascii: ">")
      }
      if let arrow { ranges.append(ByteRange(start: type.start, end: Int32(arrow))) }
    }
    return ranges.flatMap { facts.typeReferences(in: $0).map(\.name) }
  }

  /// Why a type is none that a use case should return, with the places that show it.
  private func verdict(
    _ name: ByteRange, _ place: Place, _ codebase: Codebase, _ findings: Findings
  ) -> (String, [Findings.Related])? {
    switch codebase.resolve(name, at: place) {
    case .declared(let symbol), .sometimes(let symbol):
      let type = codebase.symbols.qualifiedName(of: symbol)
      if let clause = interfaceRole(of: symbol, codebase) {
        return (clause, [findings.declaration(of: symbol, "'\(type)' is declared here")])
      }
      guard let evidence = RouteTypes.evidence(of: symbol, in: codebase) else { return nil }
      return (
        evidence.clause,
        [
          Findings.Related(
            file: evidence.file, offset: evidence.offset, message: "this makes '\(type)' a route")
        ]
      )
    case .notOurs:
      let facts = codebase.files[Int(place.file)].facts
      guard let last = NamePath.names(name, in: facts.bytes).last,
        !codebase.symbols.isGenericParameter(last, at: place, in: codebase.files[Int(place.file)])
      else { return nil }
      return RouteWords.isInterfaceType(facts.verbatim(last))
        ? ("which belongs to the user interface", []) : nil
    case .ambiguous, .genericParameter:
      return nil
    }
  }

  /// A view, view model or coordinator; in a domain a name alone does not make one.
  private func interfaceRole(of symbol: SymbolID, _ codebase: Codebase) -> String? {
    let name = codebase.symbols.name(of: symbol)
    let role: RoleOfType
    if codebase.symbols[symbol].kind == .protocol {
      guard let named = codebase.purpose(of: symbol)?.role, isInterface(named),
        codebase.layerKind(of: symbol)?.statesNeeds != true || RouteWords.isScreenType(name)
      else { return nil }
      return "which is the protocol of \(named.phrase)"
    } else {
      role = codebase.role(of: symbol)
    }
    guard isInterface(role.role) else { return nil }
    if case .suffix = role.evidence, codebase.layerKind(of: symbol)?.statesNeeds == true,
      !RouteWords.isScreenType(name)
    {
      return nil
    }
    return "which is \(role.role.phrase) \(role.evidence.reason(in: codebase.code))"
  }

  private func isInterface(_ role: Role) -> Bool {
    switch role {
    case .view, .viewModel, .coordinator: true
    case .value, .protocol, .useCase, .repository, .service, .presenter, .bootstrapper, .container, .factory,
      .error, .dto:
      false
    }
  }
}

extension Remark {
  fileprivate static func returned(
    _ type: String, clause: String, useCase: String, function: String, reason: String
  ) -> Remark {
    Remark(
      "'\(function)' of use case '\(useCase)' returns '\(type)', \(clause)",
      label: "'\(useCase)' is a use case \(reason)",
      fix:
        "let '\(function)' return what is true, such as 'authenticated' or 'locked', and map that to a screen in a coordinator"
    )
  }
}
