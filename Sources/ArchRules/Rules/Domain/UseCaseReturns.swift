import ArchConfig
import ArchFacts
import ArchModel

/// Use cases answer with domain types.
struct UseCaseReturns: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "use-case-returns",
    summary: "A use case returns domain types, not routes, views or coordinators.",
    why: """
      Use cases decide and return typed states; coordinators translate states into navigation. A use case that \
      returns a screen or a route decides what is shown, so a change of the flow becomes a change of a \
      business rule. Outside of a domain, what a screen asks for the next one is no use case, though it may be called an interactor, too.
      """,
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

  func check(_ code: Code, _ findings: inout Findings) {
    for type in code.types {
      guard let reason = Self.reason(type) else { continue }
      for function in type.members
      where function.kind == .func && function.isJudged && !function.isFilePrivate {
        if !isRequired(function, of: type) { check(function, of: type, reason, &findings) }
      }
    }
  }

  /// Why a type is a use case; a protocol is one by its name, or by one that it inherits.
  private static func reason(_ type: CodeType) -> String? {
    guard !type.symbol.isExternal, !type.symbol.isTest else { return nil }
    let codebase = type.codebase
    let role = codebase.purpose(of: type.id) ?? codebase.role(of: type.id)
    return role.role == .useCase ? role.evidence.reason(in: codebase.code) : nil
  }

  private func check(
    _ function: CodeMember, of useCase: CodeType, _ reason: String, _ findings: inout Findings
  ) {
    let (facts, place) = (function.file.facts, function.innerPlace)
    for range in results(of: function) {
      let type = facts.text(NamePath.names(range, in: facts.bytes).last ?? range)
      guard let (clause, related) = verdict(range, place, function.file) else { continue }
      let target = useCase.codebase.resolve(range, at: place).symbol.map(About.End.type) ?? .name(type)
      let about = About.edge(from: .declared(function.declared.name), to: target)
      // Of several types one may be allowed.
      guard !findings.allows(about, in: place) else { continue }
      findings.add(
        .returned(
          type, clause: clause, useCase: useCase.name, function: facts.text(function.declared.name),
          reason: reason),
        at: range, in: place, about: about, related: related)
      return
    }
  }

  /// Whether a protocol of the use case asks for the function: then that is where it is said.
  private func isRequired(_ function: CodeMember, of type: CodeType) -> Bool {
    let name = function.name
    return type.supertypes.contains { ancestor in
      ancestor.kind == .protocol && Self.reason(ancestor) != nil
        && ancestor.members.contains { $0.name == name }
    }
  }

  /// The names of types in what a function returns, or hands to a completion.
  private func results(of function: CodeMember) -> [ByteRange] {
    let facts = function.file.facts
    var ranges = function.declared.returnType.isEmpty ? [] : [function.declared.returnType]
    for type in function.parameters.map(\.type) where TypeText.isFunction(type, in: facts.bytes) {
      let arrow = (Int(type.start)..<Int(type.end) - 1).last {
        facts.bytes[$0] == UInt8(ascii: "-") && facts.bytes[$0 + 1] == UInt8(ascii: ">")
      }
      if let arrow { ranges.append(ByteRange(start: type.start, end: Int32(arrow))) }
    }
    return ranges.flatMap { facts.typeReferences(in: $0).map(\.name) }
  }

  /// Why a type is none that a use case should return, with the places that show it.
  private func verdict(
    _ name: ByteRange, _ place: Place, _ file: CodeFile
  ) -> (String, [Findings.Related])? {
    let codebase = file.codebase
    switch codebase.resolve(name, at: place) {
    case .declared(let symbol), .sometimes(let symbol):
      let type = CodeType(codebase, symbol)
      if let clause = interfaceRole(of: type) {
        return (clause, [type.declared("'\(type.name)' is declared here")])
      }
      guard let evidence = RouteTypes.evidence(of: symbol, in: codebase) else { return nil }
      let route = Findings.Related(
        file: evidence.file, offset: evidence.offset, message: "this makes '\(type.name)' a route")
      return (evidence.clause, [route])
    case .notOurs:
      guard let last = NamePath.names(name, in: file.facts.bytes).last,
        !codebase.symbols.isGenericParameter(last, at: place, in: file.source)
      else { return nil }
      return RouteWords.isInterfaceType(file.facts.verbatim(last))
        ? ("which belongs to the user interface", []) : nil
    case .ambiguous, .genericParameter:
      return nil
    }
  }

  /// A view, view model or coordinator; in a domain a name alone does not make one.
  private func interfaceRole(of type: CodeType) -> String? {
    let isNamed = type.layerKind?.statesNeeds != true || RouteWords.isScreenType(type.simpleName)
    if type.kind == .protocol {
      guard let purpose = type.purpose, isInterface(purpose), isNamed else { return nil }
      return "which is the protocol of \(purpose.phrase)"
    }
    let role = type.codebase.role(of: type.id)
    guard isInterface(role.role) else { return nil }
    if case .suffix = role.evidence, !isNamed { return nil }
    return "which is \(role.role.phrase) \(role.evidence.reason(in: type.codebase.code))"
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
