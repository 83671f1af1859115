import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Concrete types are made in the composition root and nowhere else.
struct CompositionRootRule: FileRule {
  static let about = RuleInfo(
    id: "composition-root",
    summary: "Components are made only in the composition root.",
    why: """
      A type that makes its own dependency is tied to that implementation: it cannot be tested with a double, \
      and the object graph is nowhere to be seen. Everywhere except in the composition root, depend on \
      protocols and receive them through the initializer. Where a protocol is asked for and its implementation is the \
      default, the code says itself that it is to be exchanged, whatever both are called. What does nothing but make \
      components and hand them out, for the root alone, carries on what the root begins, whatever its folder; so does \
      what gives nothing but screens or what leads to them, or makes what a screen needs and sets it on the screen \
      that it is handed, and a factory of screens that has the container of a library make what they need. What a container \
      that everyone reaches makes for them is not told besides that everyone reaches it, and a container outside of features \
      may be filled by an initializer or a static function of its own. A service that is made of 'self', keeps it weakly as \
      what it is and meets no need is a part of its maker, unless that is a view. A part of a screen, such as a \
      cell, may make the view model that only words the values it is given; one that does so once and for all is a value. A coordinator may make the views that it shows and the coordinators that it leads to; the view models of its screens belong to the root.
      """,
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
    fix: "Take the protocol in the initializer, and make the concrete type in the composition root.",
    concern: .supply
  )

  static var asks: [any Analysis.Type] { [Advice.self] }

  private let factories: [NamePattern]
  private let runTimeTypes: [NamePattern]
  private let runTimeFactories: [NamePattern]
  private let judgesViewsInCoordinators: Bool
  private let judgesChildCoordinators: Bool

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
    judgesChildCoordinators = options.flag(
      "childCoordinators", "Whether a coordinator may not make the coordinators that it leads to.",
      more: .demands)
  }

  typealias Known = Pair<Pair<Advice, BareMap>, GlobalContainers>

  func known(of code: Code) -> Known {
    let advice = code[Advice.self]
    return Pair(
      Pair(advice, BareMap(code.codebase)), GlobalContainers(code.codebase, advice.containers, listed: []))
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let codebase = file.codebase
    let (advice, map) = (known.first.first, known.first.second)
    // What is written in a file is read once for all that is made in it.
    var written: WrittenNeeds?
    for made in codebase.instantiations(inFile: file.index) {
      guard codebase.files[made.place.file].isProduction(at: made.range.start),
        !map.isBare || codebase.isClaimed(made), !isSelfMade(made, codebase),
        !codebase.isInAssembly(made.place)
      else { continue }
      let maker = codebase.typeAround(made.place)
      guard !isNamed(maker, among: factories), !isSharedContainer(maker, advice, known.second),
        !made.fillsContainer(by: maker, advice),
        let (evidence, severity) = verdict(made, by: maker, &written, codebase),
        !isMadeAtRunTime(CodeType(codebase, made.symbol), by: maker),
        !(maker.map(made.isPart) ?? false),
        maker.map({ !LibraryDemands.contain(made, by: $0, codebase) }) ?? true
      else { continue }
      let need = Self.need(of: made, &written, codebase)
      report(made, by: maker, need: need, evidence, severity, advice, &findings)
    }
  }

  /// Why the type is not to be made here; `nil` when it may be.
  private func verdict(
    _ made: Instantiation, by maker: CodeType?, _ written: inout WrittenNeeds?, _ codebase: Codebase
  ) -> (String, Severity?)? {
    let type = CodeType(codebase, made.symbol)
    let layer = codebase.files[made.place.file].kind
    let isMadeByCoordinator = maker?.role == .coordinator || layer == .coordinators
    guard let evidence = type.evidence else {
      if let need = writtenNeed(of: made, type, &written) {
        return ("meets the '\(need.name)' that is asked for", nil)
      }
      guard judgesViewsInCoordinators, isMadeByCoordinator, type.role == .view else { return nil }
      return ("is a view", .warning)
    }
    // A mapper or parser that its own layer makes and throws away hides nothing from anyone.
    if case .lives(let own, isEvident: false) = evidence, layer == own {
      return writtenNeed(of: made, type, &written).map { ("meets the '\($0.name)' that is asked for", nil) }
    }
    if case .role = evidence, isRow(type, of: maker, made) { return nil }
    let sentence = evidence.sentence(in: codebase.code)
    guard isMadeByCoordinator else { return (sentence, nil) }
    // What makes nothing but screens is made where they are.
    if case .ofScreens = codebase.assembly(by: made.symbol) {
      return judgesViewsInCoordinators ? (sentence, .warning) : nil
    }
    switch type.role {
    case .coordinator where maker?.role == .coordinator && !judgesChildCoordinators: return nil
    case .viewModel, .presenter, .coordinator: return (sentence, .warning)
    // What views observe is called a store, too.
    case .service where type.layerKind == .presentation: return (sentence, .warning)
    case .value, .protocol, .useCase, .repository, .service, .view, .bootstrapper, .container, .factory,
      .error, .dto:
      return (sentence, nil)
    }
  }

  /// The protocol that is asked for where the type is made: that it is meant to be exchanged proves a component, whatever
  /// layer both are in and whatever they are called. What only turns one value into another hides nothing.
  private func writtenNeed(
    of made: Instantiation, _ type: CodeType, _ written: inout WrittenNeeds?
  ) -> CodeType? {
    switch type.codebase.component(type.id) {
    case .none(.nothingShowsIt), .component(.lives(in: _, isEvident: false)): break
    case .none, .component: return nil
    }
    if !type.codebase.holdsWorker(type.id), type.codebase.code.isCalledTransformer(type.id) { return nil }
    return Self.need(of: made, &written, type.codebase)
  }

  /// The protocol that is written where a type is made. What is written in a file is read once for all that is made in it.
  private static func need(
    of made: Instantiation, _ written: inout WrittenNeeds?, _ codebase: Codebase
  ) -> CodeType? {
    let needs: WrittenNeeds
    if let written, written.index == made.place.file {
      needs = written
    } else {
      needs = WrittenNeeds(codebase.file(at: made.place))
      written = needs
    }
    return needs.need(of: made).map { CodeType(codebase, $0) }
  }

  /// A view model of a row only dresses the value that it is given, and the list's own makes one for each; one
  /// within its cell is the form in which that cell takes its value, and a view that is no screen words its own.
  private func isRow(_ made: CodeType, of maker: CodeType?, _ place: Instantiation) -> Bool {
    let isInList = isInList(place, made.codebase)
    let isOfPart = maker?.foreignSupertypes.contains(where: Self.partsOfScreens.contains) ?? false
    guard made.role == .viewModel,
      made.parent?.role == .view || maker?.isForScreens ?? false || isOfPart || isInList,
      !made.codebase.holdsWorker(made.id)
    else { return false }
    let initializers = made.members.filter { $0.kind == .`init` }
    // One that takes nothing may be filled in where its cell is given.
    return (isInList || !initializers.isEmpty) && initializers.allSatisfy(takesOnlyValues)
  }

  /// `ForEach(topics) { TopicRow(viewModel: TopicRowViewModel(title: $0)) }`, `topics.map { TopicRowViewModel($0) }` or one
  /// for the cell that a table gives: one for each, and no root makes that many.
  private func isInList(_ made: Instantiation, _ codebase: Codebase) -> Bool {
    let facts = codebase.files[made.place.file].facts
    guard let member = facts.member(around: made.range.start, of: made.place.owner) else { return false }
    let calls = facts.calls(withArgumentsIn: member.extent).filter { $0.function == made.place.function }
    let around = calls.filter { $0.end > made.range.start && $0.arguments < made.range.start }
    if around.contains(where: { Self.lists.contains(facts.verbatim($0.callee)) }) { return true }
    // What is observed has a life of its own, and may be the model of a screen.
    return !codebase.code.isObservable(made.symbol)
      && (around.contains { Self.each.contains(facts.verbatim($0.member)) }
        || calls.contains { Self.dequeues.contains(facts.verbatim($0.member)) })
  }

  private static let lists = AppleTypes[.list]
  private static let partsOfScreens = AppleTypes[.part]
  private static let each = AppleFunctions[.each]
  private static let dequeues = AppleFunctions[.dequeues]

  private func takesOnlyValues(_ initializer: CodeMember) -> Bool {
    let codebase = initializer.file.codebase
    // What has a default for everything may well make its dependencies there.
    return initializer.parameters.contains { $0.defaultValue.isEmpty }
      && initializer.parameters.allSatisfy { parameter in
        guard let type = codebase.resolveType(parameter.type, at: initializer.innerPlace) else { return true }
        let isOfWork = codebase.symbols[type].kind == .protocol && codebase.code.requiresWork(type)
        return !codebase.isComponent(type) && !isOfWork && !codebase.holdsWorker(type)
      }
  }

  /// A type that makes itself is a singleton or a static factory, which have rules of their own; so have
  /// globals. A type that is nested in its maker is part of it, unless it meets a need of others. An enum around
  /// both is but a name for the two.
  private func isSelfMade(_ made: Instantiation, _ codebase: Codebase) -> Bool {
    var home = codebase.symbols[made.symbol].parent
    if home.exists, codebase.symbols[home].kind == .enum, codebase.type(at: made.place) != home {
      home = made.symbol
    }
    if case .conforms = codebase.componentEvidence(of: made.symbol) { home = made.symbol }
    if codebase.types(around: made.place).contains(where: { $0 == made.symbol || $0 == home }) { return true }
    let facts = codebase.files[made.place.file].facts
    return facts.member(withValueAt: made.range.start, of: FileFacts.none) != nil
  }

  /// Whether a type is a container that everyone can reach: `no-singletons` reports that it is one, and other rules who
  /// reaches for it; in the root it would make the same.
  private func isSharedContainer(_ type: CodeType?, _ advice: Advice, _ globals: GlobalContainers) -> Bool {
    guard let type, advice.containers.contains(type.id) else { return false }
    return globals.hold(type.id)
      || advice.codebase.sharedInstances.isShared(type.id, in: advice.codebase.code)
  }

  private func isNamed(_ type: CodeType?, among patterns: [NamePattern]) -> Bool {
    guard !patterns.isEmpty, let name = type?.simpleName else { return false }
    return patterns.contains { $0.matches(name) }
  }

  private func isMadeAtRunTime(_ made: CodeType, by maker: CodeType?) -> Bool {
    isNamed(made, among: runTimeTypes) && isNamed(maker, among: runTimeFactories)
  }

  private func report(
    _ made: Instantiation, by maker: CodeType?, need: CodeType?, _ evidence: String, _ severity: Severity?,
    _ advice: Advice, _ findings: inout Findings
  ) {
    let codebase = advice.codebase
    let facts = codebase.files[made.place.file].facts
    let type = CodeType(codebase, made.symbol)
    let isDefault = facts.parameters.contains { $0.defaultValue.contains(made.range) }
    let coordinator = maker.flatMap { advice.isOneOfManyScreens(type, of: $0) ? $0.name : nil }
    findings.add(
      .made(
        type.name, by: codebase.subject(at: made.place), form: made.form, isDefault: isDefault,
        evidence: evidence, coordinator: coordinator, fix: advice.insteadOfMaking(made, by: maker, need: need)
      ),
      at: made.range, in: made.place, about: .edge(to: .type(type.id)), severity: severity,
      related: [type.declared("'\(type.name)' is declared here; it \(evidence)")])
  }
}

extension Remark {
  fileprivate static func made(
    _ type: String, by subject: String, form: Instantiation.Form, isDefault: Bool, evidence: String,
    coordinator: String?, fix: String
  ) -> Remark {
    if let coordinator, !isDefault {
      return Remark(
        "\(subject) makes '\(type)' outside the composition root",
        cause: FindingCause(
          "coordinator '\(coordinator)' makes the screens that it leads to, outside the composition root",
          of: coordinator), label: "a coordinator leads to screens, and somebody else makes them", fix: fix)
    }
    let (message, cause) =
      if isDefault {
        (
          "\(subject) makes '\(type)' as a default argument, outside the composition root",
          "'\(type)' is made as a default argument, outside the composition root"
        )
      } else if form == .reference {
        (
          "\(subject) refers to the initializer of '\(type)', outside the composition root",
          "the initializer of '\(type)' is referred to outside the composition root"
        )
      } else {
        (
          "\(subject) makes '\(type)' outside the composition root",
          "'\(type)' is made outside the composition root"
        )
      }
    return Remark(message, cause: FindingCause(cause), label: "'\(type)' \(evidence)", fix: fix)
  }
}
