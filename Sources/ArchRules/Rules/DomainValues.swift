import ArchFacts
import ArchModel

/// Entities are values.
struct DomainValues: Rule {
  static let about = RuleInfo(
    id: "domain-values",
    summary: "Domain models are values: structs and enums.",
    why: """
      A value cannot change behind the back of whoever holds it. An entity that is a class is shared state: \
      every holder sees every change, and no rule of the domain says when.
      """,
    decision: "DeterministicFeed: pure domain models",
    bad: """
      // Features/Profile/Domain/Badge.swift
      final class Badge {
        let title: String
        init(title: String) { self.title = title }
      }
      """,
    good: """
      // Features/Profile/Domain/Badge.swift
      struct Badge: Equatable {
        let title: String
      }
      """,
    fix: "Make it a struct; give what has to be shared a use case or a repository."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for id in codebase.symbols.symbols.indices.map(Int32.init) where codebase.layerKind(of: id) == .domain {
      let symbol = codebase.symbols[id]
      let name = codebase.symbols.qualifiedName(of: id)
      guard isEntityClass(id, codebase), !allowed.contains(where: { $0.matches(name) }) else { continue }
      findings.add(
        .entityClass(name, keyword: symbol.kind.keyword), at: codebase.nameRange(of: id),
        in: Place(file: symbol.file, owner: symbol.declaration, function: FileFacts.none), symbol: name)
      for reference in codebase.members(of: id) {
        let member = codebase.member(reference)
        guard member.kind == .var, !member.isStatic, !member.isComputed else { continue }
        let property = codebase.files[Int(reference.file)].facts.text(member.name)
        findings.add(
          .sharedState(property, of: name), at: member.name,
          in: Place(file: reference.file, owner: member.owner, function: FileFacts.none),
          symbol: "\(name).\(property)")
      }
    }
  }

  /// A class or actor of the domain that does no work for others.
  private func isEntityClass(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.symbols[id]
    switch symbol.kind {
    case .class, .actor: break
    case .struct, .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    guard !symbol.isTest, !symbol.isLocal, !codebase.isInCompositionRoot(id),
      codebase.file(of: id).isProduction(at: codebase.nameRange(of: id).start), !codebase.isComponent(id)
    else { return false }
    switch codebase.role(of: id).role {
    case .value: break
    case .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper,
      .container, .factory, .error, .dto:
      return false
    }
    return !codebase.holdsWorker(id)
  }
}

extension Remark {
  fileprivate static func entityClass(_ name: String, keyword: String) -> Remark {
    Remark(
      "'\(name)' of the domain is \(keyword == "actor" ? "an actor" : "a class"), not a value",
      label: "neither a use case nor a service",
      fix: "make '\(name)' a struct; what has to be shared belongs behind a use case or a repository")
  }

  fileprivate static func sharedState(_ property: String, of name: String) -> Remark {
    Remark(
      "'\(name).\(property)' can change behind the back of whoever holds the \(name)",
      label: "'\(name)' is a reference type of the domain",
      fix: "make '\(property)' a 'let' and '\(name)' a struct, and return a changed copy")
  }
}
