import ArchFacts
import ArchModel

/// Code that needs a repository uses a protocol, so there has to be one.
struct RepositoryBehindProtocol: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "repository-behind-protocol",
    summary: "A repository is behind a protocol.",
    why: """
      Data access is abstracted behind protocols, so that a database can be exchanged for memory or a mock and \
      nobody above has to know. A repository without a protocol forces everyone who needs it to depend on the \
      implementation. The protocol belongs to contracts or a domain; here one that stands elsewhere is enough, \
      since layer-dependencies and protocol-placement say where it has to be.
      """,
    bad: """
      // Trips/Data/TripRepository.swift
      final class TripRepository {
        func trips() async throws -> [String] { [] }
      }
      """,
    good: """
      // Trips/Domain/TripRepositoryProtocol.swift
      protocol TripRepositoryProtocol { func trips() async throws -> [String] }
      // Trips/Data/TripRepository.swift
      final class TripRepository: TripRepositoryProtocol {
        func trips() async throws -> [String] { [] }
      }
      """,
    fix: "Declare a protocol for what others need from it in contracts or the domain, and conform to it."
  )

  static var asks: [any Analysis.Type] { [Advice.self, BaseTypes.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let bases = code[BaseTypes.self]
    // What is only inherited from is not a repository by itself.
    for type in code.types where type.role == .repository && !bases.contains(type.id) {
      guard type.evidence != nil, type.isJudged, !code.codebase.isStructOfFunctions(type.id),
        !hasProtocol(type)
      else { continue }
      findings.add(
        .unprotected(type.name, declaring: code[Advice.self].declaring(type, for: type.file.source)), at: type
      )
    }
  }

  /// A protocol of this codebase that asks for work or is called a repository's, wherever it is; or one that
  /// cannot be looked into.
  private func hasProtocol(_ type: CodeType) -> Bool {
    type.supertypes.contains { $0.codebase.code.isNeed($0.id) || $0.purpose == .repository }
      || type.foreignSupertypes.contains { RoleOfType.role(ofProtocol: $0) == .repository }
  }
}

extension Remark {
  fileprivate static func unprotected(_ name: String, declaring: String) -> Remark {
    Remark(
      "repository '\(name)' is not behind a protocol",
      label: "'\(name)' conforms to no protocol in this codebase",
      fix: [declaring, "conform to it", "use that elsewhere"].asSteps)
  }
}
