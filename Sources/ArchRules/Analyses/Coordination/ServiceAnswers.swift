import ArchConfig
import ArchFacts
import ArchModel

/// What services, repositories and use cases answer, where a condition asks them: `store.hasSeenIntro`,
/// `config.isOn(.tour)`.
struct ServiceAnswers {
  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes
  private let needs: ComponentNeeds

  init(_ file: CodeFile, _ needs: ComponentNeeds) {
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
    self.needs = needs
  }

  private struct Answer {
    let text: String
    let service: SymbolID
    /// It works for others; what an object such as the settings remembers counts next to what such a one answers.
    let isService: Bool
    let use: Use
  }

  private enum Use {
    /// `store.hasSeenIntro`
    case flag
    /// `auth.type == .faceID`: alone it maps a state.
    case state
    /// `store.launches > 3`
    case weighed
  }

  /// What an expression, or the parts of one condition, make of the answers; `nil` where they map a state or ask nobody.
  func data(in parts: [ByteRange], at place: Place) -> DomainCondition.Data? {
    var found: [Answer] = []
    for part in parts {
      for answer in answers(in: part, at: place) where !found.contains(where: { $0.text == answer.text }) {
        found.append(answer)
      }
    }
    guard let first = found.first(where: \.isService) else { return nil }
    if let weighed = found.first(where: { $0.isService && $0.use == .weighed }) {
      return DomainCondition.Data(text: weighed.text, type: weighed.service, weight: .decision)
    }
    if found.count > 1 {
      return DomainCondition.Data(text: first.text, type: first.service, weight: .decision)
    }
    guard first.use == .flag else { return nil }
    return DomainCondition.Data(text: first.text, type: first.service, weight: .flag)
  }

  private func answers(in range: ByteRange, at place: Place) -> [Answer] {
    NameChain.all(in: range, of: facts).compactMap { chain in
      guard !facts.isInClosure(chain.range.start, startingIn: range),
        let service = service(of: chain, at: place)
      else { return nil }
      // Whether there is one is asked as `guard let` asks it.
      let comparison = comparison(of: chain, in: range)
      if let comparison, facts.comparesNil(comparison) { return nil }
      let use: Use =
        if let comparison { facts.comparesState(comparison) ? .state : .weighed } else { .flag }
      return Answer(
        text: facts.text(chain.range), service: service, isService: isService(service), use: use)
    }
  }

  /// The innermost comparison that a chain is an operand of, and not only an argument within one.
  private func comparison(of chain: NameChain, in range: ByteRange) -> Branch? {
    facts.operators(in: range).filter { branch in
      switch branch.kind {
      case .comparison, .arithmetic: break
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .and, .or, .coalescing, .negation:
        return false
      }
      return [branch.leftOperand, branch.rightOperand].contains {
        facts.withoutEffects($0).start == chain.range.start
      }
    }.min { $0.condition.count < $1.condition.count }
  }

  /// Who answers by the last name of a chain.
  private func service(of chain: NameChain, at place: Place) -> SymbolID? {
    guard chain.names.count > 1, let last = chain.names.last, !facts.isIdentity(last) else { return nil }
    for length in (1..<chain.names.count).reversed() {
      let names = chain.names[..<length]
      guard let type = types.kind(of: names, at: place).symbol else { continue }
      // What it hands out may be another's, or a part of the user interface.
      guard isApartFromInterface(type), isService(type) || isObject(type) else { return nil }
      return isInterface(chain, at: place) ? nil : type
    }
    return nil
  }

  private func isInterface(_ chain: NameChain, at place: Place) -> Bool {
    for length in 2..<(chain.names.count + 1) {
      let isCall = chain.isCalled && length == chain.names.count
      switch types.kind(of: chain.names[..<length], isCall: isCall, at: place) {
      case .foreign(let name): if RouteWords.isInterfaceType(name) { return true }
      case .own(let symbol):
        switch codebase.role(of: symbol).role {
        case .view, .coordinator, .viewModel, .presenter: return true
        case .value, .protocol, .useCase, .repository, .service, .bootstrapper, .container, .factory, .error,
          .dto:
          continue
        }
      case .list, .pairs, .pair, .unknown: continue
      }
    }
    return false
  }

  private func isApartFromInterface(_ symbol: SymbolID) -> Bool {
    switch codebase.layerKind(of: symbol) {
    case .presentation, .coordinators, .boot, .composition: false
    case .contracts, .domain, .data, .infrastructure, .other, nil: true
    }
  }

  private func isService(_ symbol: SymbolID) -> Bool {
    let type = CodeType(codebase, symbol)
    switch type.purpose ?? type.role {
    case .service, .repository, .useCase: return true
    case .value, .protocol: return needs.isDependency(symbol)
    case .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container, .factory, .error, .dto:
      return false
    }
  }

  /// `appSettings`: a class that others share, whatever it does.
  private func isObject(_ symbol: SymbolID) -> Bool {
    let type = CodeType(codebase, symbol)
    return type.kind == .class && type.role == .value
  }
}
