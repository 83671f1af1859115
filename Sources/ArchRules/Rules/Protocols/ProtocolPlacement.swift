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

  static var asks: [any Analysis.Type] { [Advice.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let candidates = Set(code.types.filter(isCandidate))
    guard !candidates.isEmpty else { return }
    var implementations: [CodeType: CodeType] = [:]
    // What only tests, previews or debug builds have implements nothing for the app.
    for type in code.types where type.evidence != nil && type.isJudged {
      for need in type.supertypes where candidates.contains(need) {
        // A double that the app has as well is named only where there is no other.
        if let known = implementations[need], type.standsBack || !known.standsBack { continue }
        implementations[need] = type
      }
    }
    var users: [CodeType: Findings.Use] = [:]
    func note(_ type: CodeType, _ use: Findings.Use) {
      guard candidates.contains(type), users[type] == nil, isForeign(use, code.codebase) else { return }
      users[type] = use
    }
    for use in code.codebase.typeUses where use.kind == .annotation || isAskedFor(use, code.codebase) {
      note(CodeType(code.codebase, use.symbol), Findings.Use(range: use.range, place: use.place))
    }
    // A key path names what it leads to by another name.
    for file in code.files {
      for member in file.members(where: \.isOfWrapper) {
        guard let type = member.type.map({ CodeType(code.codebase, $0) }) else { continue }
        note(type, Findings.Use(range: member.declared.name, place: member.place))
      }
    }
    for need in candidates.sorted(by: { $0.id < $1.id }) {
      guard let implementation = implementations[need], let use = users[need] else { continue }
      report(need, implementation, use, code[Advice.self], &findings)
    }
  }

  /// `container.resolve(TripsFetching.self)`
  private func isAskedFor(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    let facts = codebase.files[use.place.file].facts
    guard use.kind == .member,
      let behind = MemberOfType.name(behind: use.range.end, in: facts), facts.matches(behind, "self"),
      let call = facts.call(withArgumentAt: use.range.start)
    else { return false }
    return Self.lookups.contains(facts.verbatim(call.member))
  }

  private static let lookups = MemberWords[.lookup]

  private func isCandidate(_ type: CodeType) -> Bool {
    type.kind == .protocol && !type.symbol.isTest && !type.symbol.isFilePrivate
      && type.layerKind?.meetsNeeds == true && !type.codebase.code.isDelegate(type.id)
  }

  /// Used by a layer of another kind than the one it is in; the root wires everything.
  private func isForeign(_ use: Findings.Use, _ codebase: Codebase) -> Bool {
    guard codebase.isOutsideOfRoot(use.place, at: use.range.start) else { return false }
    switch codebase.files[use.place.file].kind {
    case .boot, .coordinators, .contracts, .domain, .presentation: return true
    case .composition, .data, .infrastructure, .other, nil: return false
    }
  }

  private func report(
    _ need: CodeType, _ implementation: CodeType, _ use: Findings.Use, _ advice: Advice,
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

extension Member {
  /// Whether nothing but a property wrapper says what it is.
  fileprivate var isOfWrapper: Bool { isVariable && type.isEmpty && value.isEmpty && !attributes.isEmpty }
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
