import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells the models of a domain from what works in it.
enum DomainEntity {
  /// A type of a domain that stands for something of the business: no use case, repository or service, by its
  /// role, by what it holds, or by a name that says what it does.
  static func isEntity(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    guard !declared.isExternal, !declared.isTest, codebase.layerKind(of: symbol) == .domain,
      codebase.file(of: symbol).isProduction(at: codebase.nameRange(of: symbol).start),
      !codebase.isInCompositionRoot(symbol)
    else { return false }
    switch declared.kind {
    case .class, .struct, .enum, .actor: break
    case .protocol, .extension, .typealias, .associatedtype: return false
    }
    let role = codebase.role(of: symbol)
    switch role.role {
    case .value, .error: break
    // What is stored has its own shape; that it stands here is the matter of its import. A mere name, such as
    // `UserEntity`, makes no such model.
    case .dto: if role.evidence != .suffix { return false }
    case .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .container, .factory:
      return false
    }
    guard !codebase.file(of: symbol).isGenerated else { return false }
    return !codebase.isComponent(symbol) && !codebase.holdsWorker(symbol)
      && !isWorkerName(codebase.symbols.name(of: symbol)) && !isWorkerByInheritance(symbol, in: codebase)
  }

  private static func isWorkerName(_ name: String) -> Bool {
    // `Task` and `Filter` may be things of the business; `UploadTask` and `PriceFilter` work.
    CamelCaseWords.last(ofSeveralIn: name).map(workers.contains) ?? false
  }

  /// Delegates answer calls, operations and formatters do work; so does what inherits from our own like these.
  private static func isWorkerByInheritance(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    codebase.symbols.externalSupertypes(of: symbol).contains {
      isWorkerName(codebase.symbols.names.string($0))
    }
      || codebase.symbols.supertypes(of: symbol).contains { isWorkerName(codebase.symbols.name(of: $0)) }
  }

  /// Last words of names that say what a type does, where the role table has no role for it.
  private static let workers = WorkWords[.works]
}
