import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Boot talks to no network and keeps nothing.
struct BootIO: FileRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "boot-io",
    summary: "Boot uses no network, no persistence and no infrastructure.",
    why: """
      Boot calls use cases, maps results and routes. A network call or a write to the defaults there hides \
      infrastructure in the one place that everything else waits for, where no test of a use case can reach it; so does \
      'Data(contentsOf:)'. An entry point in boot makes what they need, and asks nothing of it.
      """,
    bad: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        func start() { UserDefaults.standard.set(true, forKey: "launched") }
      }
      """,
    good: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        private let noteLaunch: NoteLaunchUseCase
        init(noteLaunch: NoteLaunchUseCase) { self.noteLaunch = noteLaunch }
        func start() { noteLaunch.execute() }
      }
      """,
    fix: "Call a use case that does it behind a protocol.",
    kinds: [.boot]
  )

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard Self.about.looks(in: file.kind) else { return }
    checkForeign(file, &findings)
    let codebase = file.codebase
    let uses = TypeUsesInFile.all(in: file) { use in
      codebase.layerKind(of: use.symbol)?.meetsNeeds == true
        && codebase.isOutsideOfRoot(use.place, at: use.range.start)
    }
    for group in uses {
      findings.add(
        .infrastructure(group.type.name, layer: group.type.layerName ?? ""), at: group,
        related: [group.type.declared("'\(group.type.name)' is declared here")])
    }
  }

  /// What puts the app together may make a session or hold the defaults, to hand them on; boot asks nothing of them.
  private func isWork(_ use: ForeignUse, _ file: CodeFile) -> Bool {
    if !file.codebase.isInCompositionRoot(use.place) { return true }
    guard let chain = file.facts.nameChain(at: use.range.start), let call = file.facts.call(of: chain) else {
      return false
    }
    // `UserDefaults.standard.set(…)`, and not `UserDefaults(suiteName: …)`.
    return call.callee.end > use.range.end
  }

  private enum Form { case type, call, `import` }

  /// One finding for each name in each declaration.
  private func checkForeign(_ file: CodeFile, _ findings: inout Findings) {
    var uses: [(use: ForeignUse, what: String, form: Form)] = []
    uses += ForeignUse.types(AppleTypes[.network], in: file).map { ($0, "the network", .type) }
    uses += ForeignUse.types(AppleTypes[.stores], in: file).map { ($0, "persistence", .type) }
    uses += ForeignUse.functions(AppleFunctions[.stores], in: file).map { ($0, "persistence", .call) }
    uses += FileReading.uses(in: file, ofBundles: true).map { ($0, "a file or an address", .call) }
    for module in ForeignModule.imports(of: file) {
      let entry = ForeignUse(name: module.name, range: module.range, place: file.place())
      switch module.kind {
      case .network, .thirdPartyNetwork: uses.append((entry, "the network", .import))
      case .persistence, .thirdPartyPersistence: uses.append((entry, "persistence", .import))
      case .language, .interface, .platform, .test, .thirdParty: break
      }
    }
    for (use, what, form) in uses where file.codebase.isJudgedAsBoot(use.place, at: use.range.start) {
      guard form != .type || isWork(use, file) else { continue }
      findings.add(
        .io(use.name, what), at: use.range, in: use.place,
        about: form == .import ? .module(use.name) : .edge(to: .name(use.name), .declaration))
    }
  }
}

extension Remark {
  fileprivate static func io(_ name: String, _ what: String) -> Remark {
    Remark(
      "boot reaches for \(what) with '\(name)'", label: "this file belongs to boot",
      fix: "call a use case instead, and use '\(name)' behind a protocol that it takes")
  }

  fileprivate static func infrastructure(_ type: String, layer: String) -> Remark {
    Remark(
      "boot uses '\(type)' from layer '\(layer)'", label: "boot is given a router and use cases",
      fix: "call a use case instead, and let it take a protocol for what '\(type)' does")
  }
}
