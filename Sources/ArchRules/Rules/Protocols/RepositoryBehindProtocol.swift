import ArchFacts
import ArchModel

/// Code that needs a repository uses a protocol, so there has to be one.
struct RepositoryBehindProtocol: CodeRule {
  static let about = RuleInfo(
    id: "repository-behind-protocol",
    summary: "A repository conforms to a protocol from contracts or a domain.",
    why: """
      Data access is abstracted behind protocols, so that a database can be exchanged for memory or a mock and \
      nobody above has to know. A repository without a protocol forces everyone who needs it to depend on the \
      implementation.
      """,
    decision: "ADR-007, 1: abstract data access behind protocols; DeterministicFeed: dependency inversion",
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

  static var asks: [any Analysis.Type] { [BaseTypes.self] }

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let bases = code[BaseTypes.self]
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) {
      // What is only inherited from is not a repository by itself.
      guard codebase.role(of: symbol).role == .repository, !bases.contains(symbol),
        isJudged(symbol, codebase), !hasProtocol(symbol, codebase)
      else { continue }
      let name = codebase.symbols.qualifiedName(of: symbol)
      let declared = codebase.symbols[symbol]
      findings.add(
        .unprotected(name, suggestion: ProtocolName.suggestion(for: codebase.symbols.name(of: symbol))),
        at: codebase.nameRange(of: symbol),
        in: Place(file: declared.file, owner: declared.declaration, function: FileFacts.none),
        about: .type(symbol))
    }
  }

  private func isJudged(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    return !declared.isExternal && !declared.isTest && codebase.isComponent(symbol)
      && codebase.file(of: symbol).isProduction(at: codebase.nameRange(of: symbol).start)
      && !codebase.isStructOfFunctions(symbol)
  }

  /// A protocol of this codebase that asks for work or is called a repository's, wherever it is; or one that
  /// cannot be looked into.
  private func hasProtocol(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let isProtected = codebase.symbols.supertypes(of: symbol).contains {
      codebase.code.isNeed($0) || codebase.purpose(of: $0)?.role == .repository
    }
    if isProtected { return true }
    return codebase.symbols.externalSupertypes(of: symbol).contains {
      RoleOfType.role(ofProtocol: codebase.symbols.names.string($0)) == .repository
    }
  }
}

extension Remark {
  fileprivate static func unprotected(_ name: String, suggestion: String) -> Remark {
    Remark(
      "repository '\(name)' is not behind a protocol",
      label: "'\(name)' conforms to no protocol in this codebase",
      fix:
        "declare `protocol \(suggestion)` in contracts or the domain, conform to it, and use that elsewhere"
    )
  }
}
