import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Protocols that say what the app needs live in contracts or a domain.
struct ProtocolPlacement: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "protocol-placement",
    summary: "A protocol that states a need lives in contracts or a domain.",
    why: """
      Protocols define needs, infrastructure implements them. A need that is declared next to its implementation \
      makes everyone who has it depend on infrastructure: the arrow points the wrong way. Asked for the needs of a \
      domain, of presentation, of coordinators and of boot; what layers of data, of infrastructure and of no kind need \
      of each other is theirs.
      """,
    bad: """
      // Core/Infrastructure/PhotoStore.swift
      protocol PhotoStore { func save(_ data: [UInt8]) async throws }
      final class FilePhotoStore: PhotoStore { func save(_ data: [UInt8]) async throws {} }
      // Features/Finds/Domain/AttachPhotoUseCase.swift
      final class AttachPhotoUseCase {
        private let photos: PhotoStore
        init(photos: PhotoStore) { self.photos = photos }
      }
      """,
    good: """
      // Core/Contracts/PhotoStore.swift
      protocol PhotoStore { func save(_ data: [UInt8]) async throws }
      // Core/Infrastructure/FilePhotoStore.swift
      final class FilePhotoStore: PhotoStore { func save(_ data: [UInt8]) async throws {} }
      """,
    fix: "Move the protocol to contracts or the domain that needs it; its implementation stays.",
    concern: .supply,
    remedy: .move
  )

  static var asks: [any Analysis.Type] { [Advice.self, AskedProtocols.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let asked = code[AskedProtocols.self].users
    guard !asked.isEmpty else { return }
    var implementations: [CodeType: CodeType] = [:]
    for type in code.types {
      for need in type.supertypes where asked[need.id] != nil {
        // What only tests, previews or debug builds have implements nothing for the app.
        guard type.evidence != nil, type.isJudged else { break }
        // A double that the app has as well is named only where there is no other.
        if let known = implementations[need], type.standsBack || !known.standsBack { continue }
        implementations[need] = type
      }
    }
    for (id, use) in asked.sorted(by: { $0.key < $1.key }) {
      let need = CodeType(code.codebase, id)
      guard let implementation = implementations[need] else { continue }
      report(need, implementation, use, code[Advice.self], &findings)
    }
  }

  private func report(
    _ need: CodeType, _ implementation: CodeType, _ use: AskedProtocols.Use, _ advice: Advice,
    _ findings: inout Findings
  ) {
    let user = need.codebase.file(at: use.place)
    findings.add(
      .misplaced(
        need.name, layer: need.layerName ?? "infrastructure", user: user.layerName ?? "another",
        implementation: implementation.name, move: advice.moving(need, for: user.source)),
      at: need,
      related: [
        user.related(use.range, "layer '\(user.layerName ?? "")' needs it here"),
        implementation.declared("'\(implementation.name)' implements it"),
      ])
  }
}

extension Remark {
  fileprivate static func misplaced(
    _ name: String, layer: String, user: String, implementation: String, move: String
  ) -> Remark {
    Remark(
      "protocol '\(name)' states a need of layer '\(user)', but is declared in '\(layer)'",
      label: "this file belongs to layer '\(layer)'",
      fix: "\(move); '\(implementation)' stays")
  }
}
