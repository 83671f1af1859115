import ArchFacts
import ArchKnowledge
import ArchModel

/// Every factory looks the same from outside.
struct AppFactoryContract: CodeRule {
  static let about = RuleInfo(
    id: "app-factory-contract",
    summary: "A factory makes its view on the main actor as 'some View', and keeps its environment private.",
    why: """
      The app integrates all features in the same way: 'makeAppView()' gives the view, 'makeScene()' the windows, \
      'makeSettingsView()' the settings. They make SwiftUI's types, so they run on the main actor and return \
      'some View' or 'some Scene', which does not reveal what is inside. An environment that others can reach is a \
      way around the factory.
      """,
    bad: """
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        let environment = TidesEnvironment()
        public func makeAppView() -> AnyView { AnyView(Text("Tides")) }
      }
      struct TidesEnvironment {}
      """,
    good: """
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        private let environment = TidesEnvironment()
        @MainActor public func makeAppView() -> some View { Text("Tides") }
      }
      struct TidesEnvironment {}
      """,
    fix:
      "Give the factory `@MainActor public func makeAppView() -> some View`, and make its environment private."
  )

  static var allowsUsers: Bool { true }

  static var asks: [any Analysis.Type] { [AppFactories.self] }

  init(options: inout OptionReader) {
    options.features()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let factories = code[AppFactories.self]
    guard !factories.entrances.isEmpty else { return }
    let defaults = DefaultIsolation(code)
    for factory in factories.entrances {
      let module = factory.file.source.placement.module
      checkMethods(
        of: factory, isOnMainActor(factory) || module.map(defaults.isMainActor) ?? false, &findings)
      checkEnvironment(of: factory, &findings)
    }
  }

  private func checkMethods(of factory: CodeType, _ isOnMainActor: Bool, _ findings: inout Findings) {
    let name = factory.simpleName
    var makesView = false
    for method in factory.members where method.kind == .func && method.isPublic && method.isJudged {
      guard FeaturePackage.factoryMethods.contains(method.name) else { continue }
      if method.name == "makeAppView", !method.declared.isStatic { makesView = true }
      let place = method.innerPlace
      let own = About.End.declared(method.declared.name)
      if !self.isOnMainActor(method, isOnMainActor) {
        findings.add(
          .elsewhere(method.name, name), at: method.declared.name, in: place,
          about: .edge(from: own, to: .name(Self.mainActor)))
      }
      let wanted = method.name == "makeScene" ? AppleTypes.only(.sceneResult) : AppleTypes.only(.screenResult)
      let result = method.declared.returnType
      let written = method.file.facts.text(result)
      if !isOpaque(written, wanted) {
        findings.add(
          .visible(method.name, name, returns: written, wanted),
          at: result.isEmpty ? method.declared.name : result, in: place,
          about: .edge(from: own, to: .name(wanted)))
      }
    }
    if !makesView { findings.add(.incomplete(name), at: factory) }
  }

  private func isOnMainActor(_ member: CodeMember, _ isDefault: Bool) -> Bool {
    if member.attributes.contains(Self.mainActor) { return true }
    if member.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return false }
    guard member.declared.owner >= 0 else { return isDefault }
    let owner = member.file.facts.types[Int(member.declared.owner)]
    return isDefault || member.file.source.texts(owner.attributes).contains(Self.mainActor)
  }

  private static let mainActor = AppleAttributes.only(.mainActor)

  /// By an attribute of its own, or of a protocol that it conforms to.
  private func isOnMainActor(_ factory: CodeType) -> Bool {
    ([factory] + factory.supertypes).contains { type in
      !type.symbol.isExternal && type.attributes.contains(Self.mainActor)
    }
  }

  /// `some View`, `some SwiftUI.View`, `(some View)?`
  private func isOpaque(_ type: String, _ wanted: String) -> Bool {
    let words = type.split { !$0.isLetter && $0 != "_" }
    return words.contains("some") && words.contains { $0 == wanted }
  }

  private func checkEnvironment(of factory: CodeType, _ findings: inout Findings) {
    for member in factory.members
    where member.isStored && !member.isFilePrivate && member.isJudged && isEnvironment(member) {
      findings.add(
        .reachable(member.file.facts.text(member.declared.name), factory.simpleName), at: member)
    }
  }

  /// By its own name or by that of its type.
  private func isEnvironment(_ member: CodeMember) -> Bool {
    let facts = member.file.facts
    let type = TypeText.singleName(member.declared.type, in: facts.bytes).map { facts.text($0) } ?? ""
    return [member.name, type].contains { name in
      CamelCaseWords.of(name).last.map(Self.environmentWords.contains) ?? false
    }
  }

  private static let environmentWords = ContainerWords[.environment]
}

/// Which targets run on the main actor unless something else is said: `.defaultIsolation(MainActor.self)`.
private struct DefaultIsolation {
  private var modules: Set<String> = []

  init(_ code: Code) {
    let isolation = AppleFunctions.only(.isolation)
    let mainActor = AppleAttributes.only(.mainActor) + ".self"
    for file in code.codebase.files where file.path.hasSuffix("Package.swift") {
      guard let manifest = PackageManifest(file.facts) else { continue }
      let settings = file.facts.calls.filter { file.facts.hasText($0.member, isolation) }
      for setting in settings
      where file.facts.arguments(of: setting).contains(where: {
        file.facts.hasText($0.value, mainActor)
      }) {
        // One within a target is that target's; one that is kept in a constant may be any target's.
        let own = manifest.targets.filter { $0.extent.contains(setting.position) }
        modules.formUnion((own.isEmpty ? manifest.targets : own).map(\.name))
      }
    }
  }

  func isMainActor(_ module: String) -> Bool { modules.contains(module) }
}

extension Remark {
  fileprivate static func incomplete(_ factory: String) -> Remark {
    Remark(
      "factory '\(factory)' has no public 'makeAppView'",
      label: "every feature provides its view through 'makeAppView'",
      fix:
        "add `@MainActor public func makeAppView() -> some View`; rename it if it does not make a view"
    )
  }

  fileprivate static func elsewhere(_ method: String, _ factory: String) -> Remark {
    Remark(
      "'\(method)' of '\(factory)' is not on the main actor", label: "it makes what SwiftUI shows",
      fix: "write '@MainActor' before 'public func \(method)'")
  }

  fileprivate static func visible(
    _ method: String, _ factory: String, returns type: String, _ wanted: String
  ) -> Remark {
    Remark(
      type.isEmpty
        ? "'\(method)' of '\(factory)' returns nothing"
        : "'\(method)' of '\(factory)' returns '\(type)' instead of 'some \(wanted)'",
      label: "what is inside a feature is nobody else's concern",
      fix: "return 'some \(wanted)'")
  }

  fileprivate static func reachable(_ property: String, _ factory: String) -> Remark {
    Remark(
      "'\(property)' of '\(factory)' is not private",
      label: "everything in the feature can be reached through it",
      fix: "make '\(property)' private, and pass on what is needed from it")
  }
}
