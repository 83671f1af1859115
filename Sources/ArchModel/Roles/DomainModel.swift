import ArchConfig
import ArchFacts
import ArchKnowledge

// Which types are models of a domain.
extension Roles {
  /// Whether a type of a domain stands for something of the business: no use case, repository or service, by its role, by
  /// what it holds, or by a name that says what it does.
  func isEntity(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let declared = code.symbols[symbol]
    guard !declared.isExternal, !declared.isTest, code.layerKind(of: symbol) == .domain,
      code.file(of: symbol).isProduction(at: code.nameRange(of: symbol).start),
      !root.contains(symbol, in: code)
    else { return false }
    switch declared.kind {
    case .class, .struct, .enum, .actor: break
    case .protocol, .extension, .typealias, .associatedtype: return false
    }
    switch self[symbol].role.role {
    case .value, .error: break
    case .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .container, .factory, .dto:
      return false
    }
    return !code.file(of: symbol).isGenerated
      && (!isComponent(symbol) && !holdsWorker(symbol, in: code) || isModelAllTheSame(symbol, in: code))
      && !isWorkerName(code.symbols.name(of: symbol)) && !isWorkerByInheritance(symbol, in: code)
      && !isStream(symbol, in: code)
  }

  /// Whether a type is an entity or value that contracts or a domain declares: what there is to decide about.
  func isDomainData(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    guard code.layerKind(of: symbol)?.statesNeeds == true else { return false }
    switch code.symbols[symbol].kind {
    case .class, .struct, .enum: break
    case .actor, .protocol, .extension, .typealias, .associatedtype: return false
    }
    switch self[symbol].role.role {
    case .value, .dto: return !isComponent(symbol)
    case .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .container, .factory, .error:
      return false
    }
  }

  /// A trip that loads itself, or keeps a queue, is a trip.
  private func isModelAllTheSame(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    TypeShape(symbol, role: self[symbol].role.role, in: code).isModel
  }

  /// Whether a type holds something that works, or has functions that wait.
  func holdsWorker(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    TypeShape(symbol, role: self[symbol].role.role, in: code).isEvident
  }

  private func isWorkerName(_ name: String) -> Bool {
    // `Task` and `Filter` may be things of the business; `UploadTask` and `PriceFilter` work.
    CamelCaseWords.last(ofSeveralIn: name).map(workerWords.contains) ?? false
  }

  /// What publishes values is where they come from, and none of them.
  private func isStream(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.symbols.externalSupertypes(of: symbol).contains { streams.contains(code.symbols.names.string($0)) }
  }

  /// Delegates answer calls, operations and formatters do work; so does what inherits from our own like these.
  private func isWorkerByInheritance(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.symbols.externalSupertypes(of: symbol).contains {
      isWorkerName(code.symbols.names.string($0))
    }
      || code.symbols.supertypes(of: symbol).contains { isWorkerName(code.symbols.name(of: $0)) }
  }
}

/// Last words of names that say what a type does, where the role table has no role for it.
private let workerWords = WorkWords[.works]
private let streams = AppleTypes[.publisher].union(AppleTypes[.stream])
