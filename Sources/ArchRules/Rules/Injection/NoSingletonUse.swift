import ArchConfig
import ArchFacts
import ArchModel

/// No code reaches for a shared instance of one of the app's own types.
///
/// What a shared instance is, `no-singletons` and this rule take from the same place, so that neither knows one
/// that the other does not.
struct NoSingletonUse: CodeRule {
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

  static var asks: [any Analysis.Type] { [Advice.self, Containers.self] }

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

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let advice = code[Advice.self]
    let containers = code[Containers.self]
    var entryPoints = EntryPointWork(codebase)
    var work: [[SymbolID]: [SharedInstanceUse]] = [:]
    var order: [[SymbolID]] = []
    for use in SharedInstanceUse.all(in: code) {
      guard !codebase.isInside(use.instance.type, use.place), !containers.contains(use.instance.type) else {
        continue
      }
      if codebase.isOutsideOfAssembly(use.place, at: use.range.start) {
        report(use, advice, nil, further: [], &findings)
      } else if judgesEntryPoints, entryPoints.isWork(use), let owner = codebase.type(at: use.place) {
        // What the system calls there is many functions; one finding for each entry point and what it has work.
        if work[[owner, use.instance.type]] == nil { order.append([owner, use.instance.type]) }
        work[[owner, use.instance.type], default: []].append(use)
      }
    }
    for key in order {
      guard let uses = work[key], let first = uses.first else { continue }
      report(first, advice, .warning, further: Array(uses.dropFirst()), &findings)
    }
    checkFacades(code, advice, &findings)
    if judgesStaticServices { checkStaticServices(code, advice, &findings) }
    for file in code.files {
      guard let layer = file.layerName, layersWithoutApple.contains(layer) else { continue }
      for use in AppleSingletonUse.all(in: file)
      where codebase.isOutsideOfRoot(use.place, at: use.range.start) {
        findings.add(
          .usedApple(use.name, layer: layer), at: use.range, in: use.place, about: .edge(to: .name(use.name)))
      }
    }
  }

  /// Who uses what in one file: there it is told once, at the first place.
  private struct UseInFile: Hashable {
    let user: SymbolID?
    let used: SymbolID
    let file: FileID
  }

  private struct StaticUse {
    let use: TypeUse
    let member: String
    var further: [Findings.Use] = []
  }

  /// The places that use a member of a type, by what `member` says of each; in the order of the first ones.
  private func staticUses(_ codebase: Codebase, _ member: (TypeUse, CodeFile) -> String?) -> [StaticUse] {
    var found: [StaticUse] = []
    var positions: [UseInFile: Int] = [:]
    for use in codebase.typeUses where use.kind == .member {
      guard let member = member(use, codebase.file(at: use.place)),
        codebase.isOutsideOfRoot(use.place, at: use.range.start), !codebase.isInside(use.symbol, use.place)
      else { continue }
      let key = UseInFile(user: codebase.type(at: use.place), used: use.symbol, file: use.place.file)
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
  private func checkFacades(_ code: Code, _ advice: Advice, _ findings: inout Findings) {
    let codebase = code.codebase
    let facades = SharedFacades(code, code[Containers.self])
    guard !facades.isEmpty else { return }
    let uses = staticUses(codebase) { use, file in
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
        related: [facade.instance.related("here it keeps the one instance")], uses: found.further)
    }
  }

  /// `FeedbackSender.send(…)`
  private func checkStaticServices(_ code: Code, _ advice: Advice, _ findings: inout Findings) {
    let codebase = code.codebase
    let services = StaticServices(code)
    guard !services.isEmpty else { return }
    let uses = staticUses(codebase) { use, file in
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
    let fix =
      advice.withoutDefault(type, at: use.range, in: use.place)
      ?? advice.taking(
        type, using: advice.member(behind: use.range, in: use.place), at: use.range.start, in: use.place)
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

extension Remark {
  fileprivate static func used(
    _ name: String, type: String, by user: String, isDefault: Bool, fix: [String]
  ) -> Remark {
    Remark(
      isDefault
        ? "\(user) takes the shared instance '\(name)' as a default argument"
        : "\(user) reaches for the shared instance '\(name)'",
      cause: FindingCause(
        isDefault
          ? "the shared instance '\(name)' is a default argument"
          : "the shared instance '\(name)' is reached for"),
      label: "one instance of '\(type)' for everyone, which no initializer shows",
      fix: (fix + ["pass the \(isDefault ? "argument" : "instance") from the composition root"]).asSteps)
  }

  fileprivate static func calledStatically(
    _ member: String, isProperty: Bool, platform: String, by user: String, type: String, fix: [String]
  ) -> Remark {
    let what = "the static \(isProperty ? "property" : "function") '\(member)'"
    let reach = "which reaches for the platform with '\(platform)'"
    return Remark(
      "\(user) \(isProperty ? "uses" : "calls") \(what), \(reach)",
      cause: FindingCause("\(what) is \(isProperty ? "used" : "called"), \(reach)"),
      label: "no initializer shows that '\(type)' is needed, and no test can replace it",
      fix: fix.asSteps
    )
  }

  fileprivate static func usedBehind(_ member: String, by user: String, type: String, fix: [String]) -> Remark
  {
    Remark(
      "\(user) reaches for the shared instance behind '\(member)'",
      cause: FindingCause("the shared instance behind '\(member)' is reached for"),
      label: "no initializer shows that '\(type)' is needed, and no test can replace it", fix: fix.asSteps)
  }

  fileprivate static func usedApple(_ name: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' reaches for '\(name)'", label: "the option 'apple' names layer '\(layer)'",
      fix: "declare a protocol for what is needed, and use '\(name)' in its implementation")
  }
}
