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
    decision: "ADR-010: factories receive dependencies via their initializer",
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
    let codebase = code.codebase
    for factory in code[AppFactories.self].entrances {
      for reference in codebase.members(of: factory) where codebase.isPublic(reference) {
        let member = codebase.member(reference)
        let file = codebase.files[Int(reference.file)]
        guard member.kind == .`init`, file.isProduction(at: member.name.start) else { continue }
        let place = Place(file: reference.file, owner: member.owner, function: member.function)
        for index in member.parameters.indices {
          let parameter = file.facts.parameters[index]
          check(parameter, of: factory, at: place, codebase, &findings)
        }
      }
    }
  }

  private func check(
    _ parameter: Parameter, of factory: SymbolID, at place: Place, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let facts = codebase.files[Int(place.file)].facts
    guard let written = TypeText.singleName(parameter.type, in: facts.bytes),
      let type = codebase.resolve(written, at: place).symbol,
      let evidence = codebase.componentEvidence(of: type),
      !codebase.isStructOfFunctions(type)
    else { return }
    let name = codebase.symbols.qualifiedName(of: type)
    var related = [
      findings.declaration(of: type, "'\(name)' is declared here; it \(evidence.sentence(in: codebase.code))")
    ]
    let need = codebase.symbols.supertypes(of: type).first(where: codebase.code.isNeed)
    let needName = need.map(codebase.symbols.qualifiedName)
    if let need, let needName {
      related.append(findings.declaration(of: need, "'\(needName)' says what it does"))
    }
    let owner = codebase.symbols.name(of: factory)
    findings.add(
      .concrete(
        name, factory: owner, need: needName,
        suggestion: ProtocolName.suggestion(for: codebase.symbols.name(of: type))),
      at: written, in: place, about: .edge(from: .type(factory), to: .type(type)), related: related)
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
