import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Protocols that say what the app needs live in contracts or a domain.
struct ProtocolPlacement: CodeRule {
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
    fix: "Move the protocol to Core/Contracts or the feature's domain; its implementation stays."
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let candidates = Set(
      codebase.symbols.symbols.indices.map(Int32.init).filter { isCandidate($0, codebase) })
    guard !candidates.isEmpty else { return }
    var implementations: [SymbolID: SymbolID] = [:]
    for id in codebase.symbols.symbols.indices.map(Int32.init) where codebase.isComponent(id) {
      for need in codebase.symbols.supertypes(of: id) where candidates.contains(need) {
        if implementations[need] == nil { implementations[need] = id }
      }
    }
    var users: [SymbolID: TypeUse] = [:]
    for use in codebase.typeUses where candidates.contains(use.symbol) && use.kind == .annotation {
      if users[use.symbol] == nil, isForeignUse(use, codebase) { users[use.symbol] = use }
    }
    for need in candidates.sorted() {
      guard let implementation = implementations[need], let use = users[need] else { continue }
      report(need, implementation, use, codebase, &findings)
    }
  }

  private func isCandidate(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.symbols[id]
    return symbol.kind == .protocol && !symbol.isTest && !symbol.isFilePrivate
      && codebase.layerKind(of: id)?.meetsNeeds == true && !codebase.code.isDelegate(id)
  }

  /// Used by a layer of another kind than the one it is in; the root wires everything.
  private func isForeignUse(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    let file = codebase.files[Int(use.place.file)]
    guard file.isProduction(at: use.range.start), !codebase.isInCompositionRoot(use.place) else {
      return false
    }
    switch file.kind {
    case .boot, .coordinators, .contracts, .domain, .presentation: return true
    case .composition, .data, .infrastructure, .other, nil: return false
    }
  }

  private func report(
    _ need: SymbolID, _ implementation: SymbolID, _ use: TypeUse, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let name = codebase.symbols.qualifiedName(of: need)
    let user = codebase.files[Int(use.place.file)]
    let symbol = codebase.symbols[need]
    findings.add(
      .misplaced(
        name, layer: codebase.file(of: need).layer?.name ?? "infrastructure",
        user: user.layer?.name ?? "another",
        implementation: codebase.symbols.qualifiedName(of: implementation)),
      at: codebase.nameRange(of: need),
      in: Place(file: symbol.file, owner: symbol.declaration, function: FileFacts.none), about: .type(need),
      related: [
        Findings.Related(
          file: use.place.file, offset: use.range.start,
          message: "layer '\(user.layer?.name ?? "")' needs it here"),
        findings.declaration(
          of: implementation, "'\(codebase.symbols.qualifiedName(of: implementation))' implements it"),
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
