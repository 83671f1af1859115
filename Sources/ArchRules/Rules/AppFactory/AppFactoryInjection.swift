import ArchFacts
import ArchModel

/// A factory takes what its feature needs as protocols.
struct AppFactoryInjection: CodeRule {
  static let about = RuleInfo(
    id: "app-factory-injection",
    summary: "A factory's initializer takes protocols, never a concrete component.",
    why: """
      The app gives a feature what it needs: a session, a network, a clipboard. Taken as protocols, these can be \
      replaced for a preview, a test or another app, and the feature's package depends on interfaces alone.
      """,
    bad: """
      // Packages/Session/Sources/SessionService/SessionService.swift
      public actor SessionService { public func user() async -> String { "" } }
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SessionService
      import SwiftUI
      public final class TidesAppFactory {
        public init(session: SessionService) {}
        @MainActor public func makeAppView() -> some View { Text("Tides") }
      }
      """,
    good: """
      // Packages/Session/Sources/SessionServiceInterface/SessionServiceProtocol.swift
      public protocol SessionServiceProtocol { func user() async -> String }
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SessionServiceInterface
      import SwiftUI
      public final class TidesAppFactory {
        public init(session: any SessionServiceProtocol) {}
        @MainActor public func makeAppView() -> some View { Text("Tides") }
      }
      """,
    fix: "Take the protocol of the package's interface target instead."
  )

  static var asks: [any Analysis.Type] { [AppFactories.self] }

  init(options: inout OptionReader) {
    options.features()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    for factory in code[AppFactories.self].entrances {
      for member in factory.members where member.kind == .`init` && member.isPublic && member.isJudged {
        for parameter in member.parameters { check(parameter, of: factory, member, &findings) }
      }
    }
  }

  private func check(
    _ parameter: Parameter, of factory: CodeType, _ initializer: CodeMember, _ findings: inout Findings
  ) {
    let codebase = factory.codebase
    guard let written = TypeText.singleName(parameter.type, in: initializer.file.facts.bytes),
      let type = codebase.typeNamed(written, at: initializer.innerPlace), let evidence = type.evidence,
      !codebase.isStructOfFunctions(type.id)
    else { return }
    var related = [
      type.declared("'\(type.name)' is declared here; it \(evidence.sentence(in: codebase.code))")
    ]
    let need = type.need
    if let need { related.append(need.declared("'\(need.name)' says what it does")) }
    findings.add(
      .concrete(
        type.name, factory: factory.simpleName, need: need?.name,
        suggestion: ProtocolName.suggestion(for: type.simpleName)),
      at: written, in: initializer.innerPlace, about: .edge(from: .type(factory.id), to: .type(type.id)),
      related: related)
  }
}

extension Remark {
  fileprivate static func concrete(
    _ type: String, factory: String, need: String?, suggestion: String
  ) -> Remark {
    Remark(
      "factory '\(factory)' takes the concrete '\(type)'",
      label: need.map { "'\(type)' conforms to '\($0)', which says what is needed" }
        ?? "the app gives a feature what it needs as protocols",
      fix: need.map { "take 'any \($0)' instead" }
        ?? "declare `protocol \(suggestion)` in an interface target, and take that")
  }
}
