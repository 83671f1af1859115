import ArchConfig
import ArchFacts
import ArchModel

/// Concrete types are made in the composition root and nowhere else.
struct CompositionRootRule: CodeRule {
  static let about = RuleInfo(
    id: "composition-root",
    summary: "Components are made only in the composition root.",
    why: """
      A type that makes its own dependency is tied to that implementation: it cannot be tested with a double, \
      and the object graph is nowhere to be seen. Everywhere except in the composition root, depend on \
      protocols and receive them through the initializer.
      """,
    decision: "Architecture Rules, 6: the composition root wires everything; ADR-001, ADR-004",
    bad: """
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func current() async -> String? }
      // Core/Infrastructure/KeychainSessionRepository.swift
      final class KeychainSessionRepository: SessionRepository { func current() async -> String? { nil } }
      // Features/Auth/Domain/RestoreSessionUseCase.swift
      final class RestoreSessionUseCase {
        private let repository: SessionRepository = KeychainSessionRepository()
        func execute() async -> String? { await repository.current() }
      }
      """,
    good: """
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func current() async -> String? }
      // Core/Infrastructure/KeychainSessionRepository.swift
      final class KeychainSessionRepository: SessionRepository { func current() async -> String? { nil } }
      // Features/Auth/Domain/RestoreSessionUseCase.swift
      final class RestoreSessionUseCase {
        private let repository: SessionRepository
        init(repository: SessionRepository) { self.repository = repository }
        func execute() async -> String? { await repository.current() }
      }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeRestoreSession() -> RestoreSessionUseCase {
          RestoreSessionUseCase(repository: KeychainSessionRepository())
        }
      }
      """,
    fix: "Take the protocol in the initializer, and make the concrete type in the composition root."
  )

  private let factories: [NamePattern]
  private let runTimeTypes: [NamePattern]
  private let runTimeFactories: [NamePattern]
  private let judgesViewsInCoordinators: Bool

  init(options: inout OptionReader) {
    factories = options.factories()
    runTimeTypes = options.namePatterns(
      "madeAtRunTime", "Names of types that are made while the app runs: a session, a proxy for each item.",
      more: .permits)
    runTimeFactories = options.namePatterns(
      "madeBy", "Names of the types that may make what 'madeAtRunTime' names.", more: .permits,
      default: ["*Factory"])
    judgesViewsInCoordinators = options.flag(
      "viewsInCoordinators", "Whether a coordinator may not make the views and view controllers it shows.",
      more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let isBarelyMapped = codebase.isBarelyMapped
    for made in codebase.instantiations {
      let file = codebase.files[Int(made.place.file)]
      guard file.isProduction(at: made.range.start), !isBarelyMapped || codebase.isClaimed(made),
        !isSelfMade(made, codebase),
        !codebase.isInCompositionRoot(made.place), !isFactory(made.place, codebase)
      else { continue }
      guard let (evidence, severity) = verdict(made, codebase), !isMadeAtRunTime(made, codebase) else {
        continue
      }
      report(made, evidence, severity, codebase, &findings)
    }
  }

  /// Why the type is not to be made here; `nil` when it may be.
  private func verdict(_ made: Instantiation, _ codebase: Codebase) -> (String, Severity?)? {
    let maker = codebase.type(at: made.place)
    let isMadeByCoordinator =
      maker.map { codebase.role(of: $0).role == .coordinator } ?? false
      || codebase.files[Int(made.place.file)].kind == .coordinators
    guard let evidence = codebase.componentEvidence(of: made.symbol) else {
      guard judgesViewsInCoordinators, isMadeByCoordinator, codebase.role(of: made.symbol).role == .view
      else {
        return nil
      }
      return ("is a view", .warning)
    }
    // A mapper or parser that its own layer makes and throws away hides nothing from anyone.
    if case .lives(let layer, isEvident: false) = evidence,
      codebase.files[Int(made.place.file)].kind == layer
    {
      return nil
    }
    if case .role = evidence, isRow(made.symbol, of: maker, codebase) { return nil }
    let sentence = evidence.sentence(in: codebase.code)
    guard isMadeByCoordinator else { return (sentence, nil) }
    switch codebase.role(of: made.symbol).role {
    case .viewModel, .presenter, .coordinator: return (sentence, .warning)
    // What views observe is called a store, too.
    case .service where codebase.layerKind(of: made.symbol) == .presentation: return (sentence, .warning)
    case .value, .protocol, .useCase, .repository, .service, .view, .bootstrapper, .container, .factory,
      .error, .dto:
      return (sentence, nil)
    }
  }

  /// A view model of a row only dresses the value that it is given, and the list's own makes one for each; one
  /// within its cell is the form in which that cell takes its value.
  private func isRow(_ made: SymbolID, of maker: SymbolID?, _ codebase: Codebase) -> Bool {
    guard isWithinView(made, codebase) || maker.map({ isPresenting($0, codebase) }) ?? false else {
      return false
    }
    guard codebase.role(of: made).role == .viewModel, !codebase.holdsWorker(made) else { return false }
    let initializers = codebase.members(of: made).filter { codebase.member($0).kind == .`init` }
    return !initializers.isEmpty && initializers.allSatisfy { takesOnlyValues($0, codebase) }
  }

  private func isWithinView(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let parent = codebase.symbols[symbol].parent
    return parent >= 0 && codebase.role(of: parent).role == .view
  }

  private func isPresenting(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    switch codebase.role(of: symbol).role {
    case .viewModel, .presenter: true
    case .value, .protocol, .useCase, .repository, .service, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      false
    }
  }

  private func takesOnlyValues(_ initializer: MemberReference, _ codebase: Codebase) -> Bool {
    let member = codebase.member(initializer)
    let place = Place(file: initializer.file, owner: member.owner, function: member.function)
    let facts = codebase.files[Int(initializer.file)].facts
    // What has a default for everything may well make its dependencies there.
    return member.parameters.indices.contains { facts.parameters[$0].defaultValue.isEmpty }
      && member.parameters.indices.allSatisfy { index in
        guard let type = codebase.resolveType(facts.parameters[index].type, at: place) else { return true }
        return !codebase.isComponent(type) && codebase.symbols[type].kind != .protocol
          && !codebase.holdsWorker(type)
      }
  }

  /// A type that makes itself is a singleton or a static factory, which have rules of their own; so have
  /// globals. A type that is nested in its maker is part of it, unless it meets a need of others. An enum around
  /// both is but a name for the two.
  private func isSelfMade(_ made: Instantiation, _ codebase: Codebase) -> Bool {
    var home = codebase.symbols[made.symbol].parent
    if home >= 0, codebase.symbols[home].kind == .enum, codebase.type(at: made.place) != home {
      home = made.symbol
    }
    if case .conforms = codebase.componentEvidence(of: made.symbol) { home = made.symbol }
    if codebase.types(around: made.place).contains(where: { $0 == made.symbol || $0 == home }) { return true }
    guard made.place.owner < 0, made.place.function < 0 else { return false }
    let facts = codebase.files[Int(made.place.file)].facts
    return facts.member(withValueAt: made.range.start, of: FileFacts.none) != nil
  }

  private func isFactory(_ place: Place, _ codebase: Codebase) -> Bool {
    guard !factories.isEmpty, let type = codebase.type(at: place) else { return false }
    let name = codebase.symbols.name(of: type)
    return factories.contains { $0.matches(name) }
  }

  private func isMadeAtRunTime(_ made: Instantiation, _ codebase: Codebase) -> Bool {
    let name = codebase.symbols.name(of: made.symbol)
    guard runTimeTypes.contains(where: { $0.matches(name) }), let maker = codebase.type(at: made.place) else {
      return false
    }
    let makerName = codebase.symbols.name(of: maker)
    return runTimeFactories.contains { $0.matches(makerName) }
  }

  private func report(
    _ made: Instantiation, _ evidence: String, _ severity: Severity?, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let facts = codebase.files[Int(made.place.file)].facts
    let type = codebase.symbols.qualifiedName(of: made.symbol)
    let maker = codebase.type(at: made.place).map {
      let name = "'\(codebase.symbols.qualifiedName(of: $0))'"
      return codebase.symbols[$0].isExternal ? "an extension of \(name)" : name
    }
    let isDefault = facts.parameters.contains { $0.defaultValue.contains(made.range) }
    let remark = Remark.made(
      type, by: maker, form: made.form, isDefault: isDefault, evidence: evidence,
      need: codebase.need(of: made.symbol).map(codebase.symbols.qualifiedName),
      role: codebase.role(of: made.symbol).role)
    findings.add(
      remark, at: made.range, in: made.place, about: .edge(to: .type(made.symbol)), severity: severity,
      related: [findings.declaration(of: made.symbol, "'\(type)' is declared here; it \(evidence)")])
  }
}

extension Remark {
  fileprivate static func made(
    _ type: String, by maker: String?, form: Instantiation.Form, isDefault: Bool, evidence: String,
    need: String?, role: Role
  ) -> Remark {
    let subject = maker ?? "this file"
    let message =
      if isDefault {
        "\(subject) makes '\(type)' as a default argument, outside the composition root"
      } else if form == .reference {
        "\(subject) refers to the initializer of '\(type)', outside the composition root"
      } else {
        "\(subject) makes '\(type)' outside the composition root"
      }
    let fix =
      switch (need, role) {
      case (let need?, _):
        isDefault
          ? "remove the default and pass the '\(need)' from the composition root"
          : "take '\(need)' in 'init' and make '\(type)' in the composition root"
      case (nil, .viewModel), (nil, .presenter), (nil, .coordinator):
        "take it, or a closure that makes it, in 'init' and make '\(type)' in the composition root"
      case (nil, _):
        "declare a protocol for what is needed from '\(type)', take it in 'init' and make '\(type)' in the "
          + "composition root"
      }
    return Remark(message, label: "'\(type)' \(evidence)", fix: fix)
  }
}
