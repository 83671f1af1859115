import ArchConfig
import ArchFacts
import ArchModel

/// No code reaches for a shared instance of one of the app's own types.
///
/// What a shared instance is, `no-singletons` and this rule take from the same place, so that neither knows one
/// that the other does not.
struct NoSingletonUse: FileRule {
  static let about = RuleInfo(
    id: "no-singleton-use",
    summary: "No code reaches for a shared instance of one of the app's own types.",
    why: """
      A type that reads a singleton has a dependency that its initializer does not show: tight coupling that is \
      hard to test in isolation. Depend on protocols, and receive them through the initializer; singletons \
      are for Apple's API alone. An entry point may pass one on while it puts the app together; what it has one do later \
      is work like any other. A type of static functions or properties that reaches for the network, for stored data or for the \
      device is a shared instance without the instance, but to views and to its own layer of data or infrastructure; one that \
      hides its instance behind static members shares it all the same.
      """,
    bad: """
      // Core/Infrastructure/ErrorHandler.swift
      final class ErrorHandler {
        static let shared = ErrorHandler()
        func handle(_ error: any Error) {}
      }
      // Features/Profile/Presentation/ProfileViewModel.swift
      final class ProfileViewModel {
        func load() { ErrorHandler.shared.handle(CancellationError()) }
      }
      """,
    good: """
      // Core/Contracts/ErrorHandling.swift
      protocol ErrorHandling { func handle(_ error: any Error) }
      // Core/Infrastructure/ErrorHandler.swift
      final class ErrorHandler: ErrorHandling {
        func handle(_ error: any Error) {}
      }
      // Features/Profile/Presentation/ProfileViewModel.swift
      final class ProfileViewModel {
        private let errors: any ErrorHandling
        init(errors: any ErrorHandling) { self.errors = errors }
        func load() { errors.handle(CancellationError()) }
      }
      """,
    fix:
      "Take what is needed from it as a protocol in the initializer, and pass it from the composition root.",
    concern: .supply
  )

  static var readsBodies: Bool { true }

  static var asks: [any Analysis.Type] { [Advice.self, SharedFacades.self, StaticServices.self] }

  private let layersWithoutApple: Set<String>
  private let judgesEntryPoints: Bool
  private let judgesStaticServices: Bool

  init(options: inout OptionReader) {
    layersWithoutApple = Set(
      options.layers(
        "apple", "Layers that may not reach for Apple's shared instances either, such as URLSession.shared.",
        more: .demands))
    judgesEntryPoints = options.flag(
      "entryPoints",
      "Whether an entry point may have no shared instance work outside of its launch, as a warning.",
      more: .demands, default: true)
    judgesStaticServices = options.flag(
      "staticServices",
      "Whether static functions and properties that reach for the network, stored data or the device are reported as a warning.",
      more: .demands, default: true)
  }

  struct Known: KnownOfCode {
    fileprivate var advice: Advice
    fileprivate let facades: SharedFacades
    fileprivate let services: StaticServices

    package func saysTheSame(as other: Known) -> Bool {
      services.saysTheSame(as: other.services) && facades.saysTheSame(as: other.facades)
        && advice.saysTheSame(as: other.advice)
    }

    package func asking(_ codebase: Codebase) -> Known {
      var known = self
      known.advice = advice.asking(codebase)
      return known
    }
  }

  func known(of code: Code) -> Known {
    Known(
      advice: code[Advice.self], facades: code[SharedFacades.self],
      services: judgesStaticServices ? code[StaticServices.self] : StaticServices())
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let codebase = file.codebase
    let advice = known.advice
    var entryPoints = EntryPointWork(codebase)
    var working: [Working] = []
    for use in SharedInstanceUse.all(in: file) where mayBeWrong(use, advice) {
      if codebase.isOutsideOfAssembly(use.place, at: use.range.start) {
        report(use, advice, nil, further: [], &findings)
      } else if let key = work(use, &entryPoints), !working.contains(key) {
        working.append(key)
      }
    }
    // What the system calls there is many functions; one finding for each entry point and what it has work.
    for key in working {
      let uses = uses(of: key, advice, &entryPoints)
      guard let first = uses.first, first.place.file == file.index else { continue }
      report(first, advice, .warning, further: Array(uses.dropFirst()), &findings)
    }
    checkFacades(file, known, &findings)
    checkStaticServices(file, known, &findings)
    guard let layer = file.layerName, layersWithoutApple.contains(layer) else { return }
    for use in AppleSingletonUse.all(in: file)
    where codebase.isOutsideOfRoot(use.place, at: use.range.start) {
      findings.add(
        .usedApple(use.name, layer: layer), at: use.range, in: use.place, about: .edge(to: .name(use.name)))
    }
  }

  /// An entry point, and the type whose shared instance it has work.
  private struct Working: Equatable {
    let owner: SymbolID
    let type: SymbolID
  }

  private func mayBeWrong(_ use: SharedInstanceUse, _ advice: Advice) -> Bool {
    !advice.codebase.isInside(use.instance.type, use.place)
      && !advice.containers.contains(use.instance.type) && !use.readsLook(advice)
  }

  private func work(_ use: SharedInstanceUse, _ entryPoints: inout EntryPointWork) -> Working? {
    guard judgesEntryPoints, entryPoints.isWork(use),
      let owner = entryPoints.codebase.type(at: use.place)
    else { return nil }
    return Working(owner: owner, type: use.instance.type)
  }

  /// All that an entry point does so, in the order of files and offsets.
  private func uses(
    of working: Working, _ advice: Advice, _ entryPoints: inout EntryPointWork
  ) -> [SharedInstanceUse] {
    let codebase = advice.codebase
    let files = Set(codebase.symbols.declarations(of: working.owner).map(\.file)).sorted()
    var found: [SharedInstanceUse] = []
    for file in files where !codebase.files[file].isTest {
      for use in SharedInstanceUse.all(in: CodeFile(codebase, file)) where mayBeWrong(use, advice) {
        guard !codebase.isOutsideOfAssembly(use.place, at: use.range.start),
          work(use, &entryPoints) == working
        else { continue }
        found.append(use)
      }
    }
    return found
  }

  /// Who uses what in one file: there it is told once, at the first place.
  private struct UseInFile: Hashable {
    let user: SymbolID?
    let used: SymbolID
  }

  private struct StaticUse {
    let use: TypeUse
    let member: String
    var further: [Findings.Use] = []
  }

  /// The places that use a member of a type, by what `member` says of each; in the order of the first ones.
  private func staticUses(in file: CodeFile, _ member: (TypeUse) -> String?) -> [StaticUse] {
    let codebase = file.codebase
    var found: [StaticUse] = []
    var positions: [UseInFile: Int] = [:]
    for use in codebase.typeUses(inFile: file.index) where use.kind == .member {
      guard let member = member(use),
        codebase.isOutsideOfRoot(use.place, at: use.range.start), !codebase.isInside(use.symbol, use.place)
      else { continue }
      let key = UseInFile(user: codebase.type(at: use.place), used: use.symbol)
      if let position = positions[key] {
        found[position].further.append(Findings.Use(range: use.range, place: use.place))
      } else {
        positions[key] = found.count
        found.append(StaticUse(use: use, member: member))
      }
    }
    return found
  }

  /// `TokenStorage.accessToken`
  private func checkFacades(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    let codebase = file.codebase
    let (advice, facades) = (known.advice, known.facades)
    guard !facades.isEmpty else { return }
    let uses = staticUses(in: file) { use in
      facades[use.symbol]?.member(behind: use.range.end, in: file)
    }
    for found in uses {
      let use = found.use
      guard let facade = facades[use.symbol] else { continue }
      let type = CodeType(codebase, use.symbol)
      let held = facade.held.map { CodeType(codebase, $0) }
      findings.add(
        .usedBehind(
          "\(type.name).\(found.member)", by: codebase.subject(at: use.place), type: (held ?? type).name,
          fix: held.map {
            advice.taking($0, at: use.range.start, in: use.place) + [
              "pass the instance from the composition root"
            ]
          } ?? advice.takingInstance(of: type, at: use.range.start, in: use.place)
            + Self.instance(of: type)),
        at: use.range, in: use.place, about: .edge(to: .type(type.id)), aliases: type.names,
        related: [CodeMember(facade.instance, codebase).related("here it keeps the one instance")],
        uses: found.further)
    }
  }

  /// `FeedbackSender.send(…)`
  private func checkStaticServices(
    _ file: CodeFile, _ known: Known, _ findings: inout Findings
  ) {
    let codebase = file.codebase
    let (advice, services) = (known.advice, known.services)
    guard !services.isEmpty else { return }
    let uses = staticUses(in: file) { use in
      guard let member = services[use.symbol]?.member(behind: use.range.end, in: file),
        let user = codebase.typeAround(use.place),
        Self.hidesDependencies(user, on: CodeType(codebase, use.symbol), advice)
      else { return nil }
      return member
    }
    for found in uses {
      let use = found.use
      guard let service = services[use.symbol], let user = codebase.typeAround(use.place),
        let platform = service.platform(reachedBy: found.member)
      else { continue }
      let type = CodeType(codebase, use.symbol)
      let file = codebase.file(at: platform.place)
      findings.add(
        .calledStatically(
          "\(type.name).\(found.member)", isProperty: service.isProperty(found.member),
          platform: platform.name,
          by: codebase.subject(at: use.place),
          type: type.name,
          fix: advice.takingInstance(of: type, at: use.range.start, in: use.place) + Self.instance(of: type)),
        at: use.range, in: use.place, about: .edge(from: .type(user.id), to: .type(type.id)),
        aliases: type.names, severity: .warning,
        related: [file.related(platform.range, "here it reaches for '\(platform.name)'")],
        uses: found.further)
    }
  }

  /// What a layer of infrastructure or data does among itself is its own, and a view is not tested by itself.
  private static func hidesDependencies(_ user: CodeType, on service: CodeType, _ advice: Advice) -> Bool {
    if user.symbol.isExternal || user.layerKind?.meetsNeeds == true && user.layerName == service.layerName {
      return false
    }
    switch user.role {
    case .useCase, .repository, .service, .viewModel, .presenter, .coordinator: return true
    // Also what works without a name for it, such as functions that start a synchronization.
    case .value: return advice.nature(of: user).isWorker
    case .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: return false
    }
  }

  /// An enum without cases has none yet.
  private static func instance(of type: CodeType) -> [String] {
    type.kind == .enum
      ? ["make '\(type.name)' a type that has instances", "let one do the work"]
      : ["let an instance of '\(type.name)' do the work"]
  }

  private func report(
    _ use: SharedInstanceUse, _ advice: Advice, _ severity: Severity?, further: [SharedInstanceUse],
    _ findings: inout Findings
  ) {
    let codebase = advice.codebase
    let type = CodeType(codebase, use.instance.type)
    let needed = advice.needed(of: type, at: use.range, in: use.place)
    let fix =
      advice.withoutDefault(type, at: use.range, in: use.place)
      ?? advice.taking(needed.type, using: needed.members, at: use.range.start, in: use.place)
    let isDefault = advice.parameter(withDefaultAt: use.range, in: use.place) != nil
    findings.add(
      .used(
        use.name, type: type.name, by: codebase.subject(at: use.place), isDefault: isDefault,
        fix: fix),
      at: use.range, in: use.place, about: .edge(to: .member(use.instance.member)),
      aliases: [use.name] + type.names, severity: severity,
      related: [CodeMember(use.instance.member, codebase).related("'\(use.name)' is declared here")],
      uses: further.map {
        Findings.Use(range: $0.range, place: $0.place, about: .edge(to: .member($0.instance.member)))
      })
  }
}
