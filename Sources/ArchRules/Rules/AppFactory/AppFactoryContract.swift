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
    decision: "ADR-010, method contracts: makeAppView is required and @MainActor",
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
    let codebase = code.codebase
    let factories = code[AppFactories.self]
    guard !factories.entrances.isEmpty else { return }
    let defaults = DefaultIsolation(codebase)
    for factory in factories.entrances {
      let module = codebase.file(of: factory).placement.module
      let isOnMainActor = isOnMainActor(factory, codebase) || module.map(defaults.isMainActor) ?? false
      checkMethods(of: factory, isOnMainActor, codebase, &findings)
      checkEnvironment(of: factory, codebase, &findings)
    }
  }

  private func checkMethods(
    of factory: SymbolID, _ isOnMainActor: Bool, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let name = codebase.symbols.name(of: factory)
    var makesView = false
    for reference in codebase.members(of: factory) where codebase.isPublic(reference) {
      let member = codebase.member(reference)
      let file = codebase.files[Int(reference.file)]
      let method = file.facts.verbatim(member.name)
      guard member.kind == .func, FeaturePackage.factoryMethods.contains(method),
        file.isProduction(at: member.name.start)
      else { continue }
      if method == "makeAppView", !member.isStatic { makesView = true }
      let place = Place(file: reference.file, owner: member.owner, function: member.function)
      if !self.isOnMainActor(member, file, isOnMainActor) {
        findings.add(
          .elsewhere(method, name), at: member.name, in: place,
          about: .edge(from: .declared(member.name), to: .name(Self.mainActor)))
      }
      let wanted = method == "makeScene" ? AppleTypes.only(.sceneResult) : AppleTypes.only(.screenResult)
      if !isOpaque(member.returnType, wanted, file) {
        findings.add(
          .visible(method, name, returns: file.facts.text(member.returnType), wanted),
          at: member.returnType.isEmpty ? member.name : member.returnType, in: place,
          about: .edge(from: .declared(member.name), to: .name(wanted)))
      }
    }
    guard !makesView else { return }
    let declared = codebase.symbols[factory]
    findings.add(
      .incomplete(name), at: codebase.nameRange(of: factory),
      in: Place(file: declared.file, owner: declared.declaration, function: FileFacts.none),
      about: .type(factory))
  }

  private func isOnMainActor(_ member: Member, _ file: SourceFile, _ isDefault: Bool) -> Bool {
    let attributes = file.texts(member.attributes)
    if attributes.contains(Self.mainActor) { return true }
    if file.texts(member.modifiers).contains(where: { $0.hasPrefix("nonisolated") }) { return false }
    guard member.owner >= 0 else { return isDefault }
    return isDefault || file.texts(file.facts.types[Int(member.owner)].attributes).contains(Self.mainActor)
  }

  private static let mainActor = AppleAttributes.only(.mainActor)

  /// By an attribute of its own, or of a protocol that it conforms to.
  private func isOnMainActor(_ factory: SymbolID, _ codebase: Codebase) -> Bool {
    ([factory] + codebase.symbols.supertypes(of: factory)).contains { symbol in
      let declared = codebase.symbols[symbol]
      let file = codebase.files[Int(declared.file)]
      return !declared.isExternal
        && file.texts(file.facts.types[Int(declared.declaration)].attributes).contains(Self.mainActor)
    }
  }

  /// `some View`, `some SwiftUI.View`, `(some View)?`
  private func isOpaque(_ type: ByteRange, _ wanted: String, _ file: SourceFile) -> Bool {
    let words = file.facts.text(type).split { !$0.isLetter && $0 != "_" }
    return words.contains("some") && words.contains { $0 == wanted }
  }

  private func checkEnvironment(of factory: SymbolID, _ codebase: Codebase, _ findings: inout Findings) {
    for reference in codebase.members(of: factory) {
      let member = codebase.member(reference)
      let file = codebase.files[Int(reference.file)]
      switch member.kind {
      case .let, .var: break
      case .func, .`init`, .subscript, .deinit: continue
      }
      guard !member.isComputed, !member.isStatic, !file.isFilePrivate(member.modifiers),
        file.isProduction(at: member.name.start), isEnvironment(member, file)
      else { continue }
      let name = file.facts.text(member.name)
      let owner = codebase.symbols.name(of: factory)
      findings.add(
        .reachable(name, owner), at: member.name,
        in: Place(file: reference.file, owner: member.owner, function: FileFacts.none),
        about: .declared(member.name))
    }
  }

  /// By its own name or by that of its type.
  private func isEnvironment(_ member: Member, _ file: SourceFile) -> Bool {
    let type = TypeText.singleName(member.type, in: file.facts.bytes).map { file.facts.text($0) } ?? ""
    return [file.facts.verbatim(member.name), type].contains { name in
      CamelCaseWords.of(name).last.map(Self.environmentWords.contains) ?? false
    }
  }

  private static let environmentWords = ContainerWords[.environment]
}

/// Which targets run on the main actor unless something else is said: `.defaultIsolation(MainActor.self)`.
private struct DefaultIsolation {
  private var modules: Set<String> = []

  init(_ codebase: Codebase) {
    let isolation = AppleFunctions.only(.isolation)
    let mainActor = AppleAttributes.only(.mainActor) + ".self"
    for file in codebase.files where file.path.hasSuffix("Package.swift") {
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
