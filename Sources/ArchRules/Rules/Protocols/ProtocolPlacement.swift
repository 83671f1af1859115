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
      makes everyone who has it depend on infrastructure: the arrow points the wrong way.
      """,
    decision: "Architecture Rules, 5: protocols define needs, infrastructure implements",
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
    fix: "Move the protocol to Core/Contracts or the feature's domain; its implementation stays.",
    concern: .supply
  )

  func check(_ code: Code, _ findings: inout Findings) {
    let candidates = Set(code.types.filter(isCandidate))
    guard !candidates.isEmpty else { return }
    var implementations: [CodeType: CodeType] = [:]
    // What the app ships is the better witness than a double of its.
    let components = code.types.filter { $0.evidence != nil }
    for type in components.filter(\.isJudged) + components.filter({ !$0.isJudged }) {
      for need in type.supertypes where candidates.contains(need) && implementations[need] == nil {
        implementations[need] = type
      }
    }
    var users: [CodeType: TypeUse] = [:]
    for use in code.codebase.typeUses where use.kind == .annotation {
      let type = CodeType(code.codebase, use.symbol)
      guard candidates.contains(type), users[type] == nil, isForeignUse(use, code.codebase) else { continue }
      users[type] = use
    }
    for need in candidates.sorted(by: { $0.id < $1.id }) {
      guard let implementation = implementations[need], let use = users[need] else { continue }
      report(need, implementation, use, &findings)
    }
  }

  private func isCandidate(_ type: CodeType) -> Bool {
    type.kind == .protocol && !type.symbol.isTest && !type.symbol.isFilePrivate
      && type.layerKind?.meetsNeeds == true && !type.codebase.code.isDelegate(type.id)
  }

  /// Used by a layer of another kind than the one it is in; the root wires everything.
  private func isForeignUse(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    guard codebase.isOutsideOfRoot(use.place, at: use.range.start) else { return false }
    switch codebase.files[use.place.file].kind {
    case .boot, .coordinators, .contracts, .domain, .presentation: return true
    case .composition, .data, .infrastructure, .other, nil: return false
    }
  }

  private func report(
    _ need: CodeType, _ implementation: CodeType, _ use: TypeUse, _ findings: inout Findings
  ) {
    let user = need.codebase.file(at: use.place)
    findings.add(
      .misplaced(
        need.name, layer: need.layerName ?? "infrastructure", user: user.layerName ?? "another",
        implementation: implementation.name),
      at: need,
      related: [
        user.related(use.range, "layer '\(user.layerName ?? "")' needs it here"),
        implementation.declared("'\(implementation.name)' implements it"),
      ])
  }
}

extension Remark {
  fileprivate static func misplaced(
    _ name: String, layer: String, user: String, implementation: String
  ) -> Remark {
    Remark(
      "protocol '\(name)' states a need of layer '\(user)', but is declared in '\(layer)'",
      label: "this file belongs to layer '\(layer)'",
      fix: "move protocol '\(name)' to Core/Contracts or the domain that needs it; '\(implementation)' stays")
  }
}
