import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Nobody outside the composition root holds a container or pulls dependencies out of one.
struct NoServiceLocator: FileRule {
  static let about = RuleInfo(
    id: "no-service-locator",
    summary: "No code outside the composition root pulls its dependencies out of a container.",
    why: """
      A service locator is a global registry of dependencies: it hides what a type needs, makes accidental \
      coupling easy and tests unreliable, and is hard to trace where it is called. Everywhere except in \
      the composition root, depend on protocols and receive them by constructor injection. What a container is, its \
      structure says as well as its name: a type that does no work and keeps containers, or four dependencies and more, \
      for everyone to take, or that asks a library's container for each thing that it answers with. The list of what \
      one type alone needs is none.
      """,
    bad: """
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func current() async -> String? }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeSessionRepository() -> any SessionRepository { KeychainSessionRepository() }
      }
      final class KeychainSessionRepository: SessionRepository { func current() async -> String? { nil } }
      // App/Coordinators/AppCoordinator.swift
      final class AppCoordinator {
        private let container: AppDependencyContainer
        init(container: AppDependencyContainer) { self.container = container }
        func start() async { _ = await container.makeSessionRepository().current() }
      }
      """,
    good: """
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func current() async -> String? }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeSessionRepository() -> any SessionRepository { KeychainSessionRepository() }
        func makeAppCoordinator() -> AppCoordinator { AppCoordinator(session: makeSessionRepository()) }
      }
      final class KeychainSessionRepository: SessionRepository { func current() async -> String? { nil } }
      // App/Coordinators/AppCoordinator.swift
      final class AppCoordinator {
        private let session: any SessionRepository
        init(session: any SessionRepository) { self.session = session }
        func start() async { _ = await session.current() }
      }
      """,
    fix:
      "Take in the initializer what is needed, or a narrow factory protocol that the container conforms to.",
    concern: .supply
  )

  static var readsBodies: Bool { true }

  static var asks: [any Analysis.Type] {
    [Advice.self, ComponentNeeds.self, Containers.self]
  }

  private let factories: [NamePattern]
  private let locators: [NamePattern]
  private let wrappers: Set<String>
  private let viewsMayHold: Bool

  init(options: inout OptionReader) {
    factories = options.factories()
    locators = options.locators()
    wrappers = Set(
      options.texts(
        "wrappers", "Property wrappers that pull from a container, besides those of libraries.",
        more: .demands))
    viewsMayHold = options.flag(
      "containerInViews", "Whether a view may be given the container, to have its view model made.",
      more: .permits)
  }

  struct Known: KnownOfCode {
    fileprivate var advice: Advice
    fileprivate var needs: ComponentNeeds
    fileprivate var globals: GlobalContainers
    fileprivate var wrappers: LocatorWrappers
    fileprivate var makers: ContainerMakers
    fileprivate let passed: PassedHolders

    package func saysTheSame(as other: Known) -> Bool {
      advice.saysTheSame(as: other.advice) && needs.saysTheSame(as: other.needs)
        && globals.saysTheSame(as: other.globals) && wrappers.saysTheSame(as: other.wrappers)
        && makers.saysTheSame(as: other.makers) && passed.saysTheSame(as: other.passed)
    }

    package func asking(_ codebase: Codebase) -> Known {
      var known = self
      known.advice = advice.asking(codebase)
      known.needs = needs.asking(codebase)
      known.globals = globals.asking(codebase)
      known.wrappers = wrappers.asking(codebase)
      known.makers = makers.asking(codebase)
      return known
    }
  }

  func known(of code: Code) -> Known {
    let (codebase, containers, needs) = (code.codebase, code[Containers.self], code[ComponentNeeds.self])
    let globals = GlobalContainers(codebase, containers, listed: locators)
    let wrappers = LocatorWrappers(code, listed: wrappers) { file in
      ContainerUsesOfFile(file, containers, globals, needs).all
    }
    return Known(
      advice: code[Advice.self], needs: needs, globals: globals, wrappers: wrappers,
      makers: ContainerMakers(codebase, containers), passed: PassedHolders(codebase))
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let codebase = file.codebase
    let (containers, makers) = (known.advice.containers, known.makers)
    let uses = Self.uses(around: file, known)
    guard !uses.isEmpty else { return }
    let scope = RegistrationScope(codebase, containers, known.wrappers, uses)
    let open = uses.filter { use in
      codebase.isOutsideOfAssembly(use.place, at: use.range.start) && !scope.isRegistration(use)
        && !isFactory(use, codebase)
    }
    // What the holder of a library's container looks up in it is said with that it holds it.
    let holders = Set(
      open.filter { $0.isHeld && $0.container == nil && !mayHold($0, makers, codebase) }
        .compactMap { codebase.type(at: $0.place) })
    let lookups = Dictionary(
      grouping: open.filter { $0.isLookup && codebase.type(at: $0.place).map(holders.contains) ?? false },
      by: { codebase.type(at: $0.place) })
    // One finding for each type and the container that it holds; everything that is pulled by a name counts.
    var seen: Set<Holding> = []
    for use in open where !use.isLookup || lookups[codebase.type(at: use.place)] == nil {
      // A view may be given the container to have something made, and not to work with what is in it.
      let reported = mayHold(use, makers, codebase) ? ContainerPulls.work(by: use, known.needs) : [use]
      for place in reported where seen.insert(Holding(place, codebase)).inserted && use.isIn(file) {
        let pulled =
          place.isHeld && place.container == nil ? lookups[codebase.type(at: place.place)] ?? [] : []
        report(place, isMade: makers.makes(place), pulling: pulled, known, &findings)
      }
    }
  }

  /// Those of a file, with those of the other files that declare parts of the same types; none where it has none itself.
  private static func uses(around file: CodeFile, _ known: Known) -> [ContainerUse] {
    let codebase = file.codebase
    func read(_ file: CodeFile) -> ContainerUsesOfFile {
      var uses = ContainerUsesOfFile(file, known.advice.containers, known.globals, known.needs)
      uses.addWrapped(known.wrappers)
      return uses
    }
    let own = read(file)
    let types = Set(own.all.flatMap { codebase.types(around: $0.place) })
    let others = Set(types.flatMap { codebase.symbols.declarations(of: $0).map(\.file) })
    guard others.contains(where: { $0 != file.index }) else { return own.all }
    let all = others.union([file.index]).sorted().compactMap { other in
      if other == file.index { return own }
      return codebase.files[other].isTest ? nil : read(CodeFile(codebase, other))
    }
    return ContainerUsesOfFile.joined(all)
  }

  private func isFactory(_ use: ContainerUse, _ codebase: Codebase) -> Bool {
    guard let type = codebase.type(at: use.place) else { return false }
    let name = codebase.symbols.name(of: type)
    return factories.contains { $0.matches(name) }
  }

  /// A view, where the team lets views hold the container that they are given.
  private func mayHold(_ use: ContainerUse, _ makers: ContainerMakers, _ codebase: Codebase) -> Bool {
    guard let type = codebase.type(at: use.place) else { return false }
    return viewsMayHold && use.isHeld && codebase.role(of: type).role == .view && !makers.makes(use)
  }

  private func report(
    _ use: ContainerUse, isMade: Bool, pulling lookups: [ContainerUse], _ known: Known,
    _ findings: inout Findings
  ) {
    let advice = known.advice
    let (codebase, containers) = (advice.codebase, advice.containers)
    let user = codebase.subject(at: use.place)
    let pulls = ContainerPulls(use, known.passed, codebase)
    var related: [Findings.Related] = []
    if let container = use.container {
      let name = codebase.symbols.qualifiedName(of: container)
      let clause = containers.evidence(of: container)?.clause ?? "is a container"
      related.append(findings.declaration(of: container, "'\(name)' is declared here; it \(clause)"))
    }
    related += pulls.related
    findings.add(
      .pulled(
        use, codebase.files[use.place.file].facts.text(use.name), by: user, isMade: isMade,
        clause: use.container.flatMap(containers.evidence)?.clause,
        container: use.container.map { codebase.symbols.qualifiedName(of: $0) },
        fix: isMade && viewsMayHold
          ? "make it in the composition root, and take what is needed from it in 'init'"
          : advice.insteadOfPulling(use, pulls.names)),
      at: use.range, in: use.place, about: about(use), aliases: [use.text],
      related: related
        + lookups.map { lookup in
          Findings.Related(
            file: lookup.place.file, offset: lookup.range.start,
            message: "'\(lookup.text)' looks a dependency up in it here")
        },
      uses: lookups.map { Findings.Use(range: $0.range, place: $0.place, isPart: true) })
  }

  /// A property by its own name; everything else by the function around.
  private func about(_ use: ContainerUse) -> About {
    let container = (use.container ?? use.wrapper).map(About.End.type) ?? .name(use.text)
    switch use.form {
    case .stored, .environment, .wrapper: return .edge(from: .declared(use.name), to: container)
    case .parameter, .local, .read, .lookup: return .edge(to: container)
    }
  }
}

/// What makes two uses the same finding.
private struct Holding: Hashable {
  private let holder: SymbolID?
  private let container: String
  private let place: Int32?

  init(_ use: ContainerUse, _ codebase: Codebase) {
    switch use.form {
    case .stored, .parameter, .local, .environment:
      holder = codebase.type(at: use.place)
      container = use.text
      place = holder == nil ? use.range.start : nil
    case .read, .lookup, .wrapper:
      holder = nil
      container = codebase.files[use.place.file].path
      place = use.range.start
    }
  }
}

extension ContainerUse {
  fileprivate func isIn(_ file: CodeFile) -> Bool { place.file == file.index }
}
