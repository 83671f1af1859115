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
    /// With what it is asked: `store.fetch("seen")` and `store.fetch("known")` are two answers.
    let question: String
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
      for answer in answers(in: part, at: place)
      where !found.contains(where: { $0.question == answer.question }) {
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

  /// - Parameter steps: how many constants have led here: `let hasSeen = store.hasSeenIntro` is that answer.
  private func answers(in range: ByteRange, at place: Place, steps: Int = 0) -> [Answer] {
    NameChain.all(in: range, of: facts).flatMap { chain -> [Answer] in
      guard !facts.isInClosure(chain.range.start, startingIn: range) else { return [] }
      // Whether there is one is asked as `guard let` asks it.
      let comparison = comparison(of: chain, in: range)
      if let comparison, facts.comparesNil(comparison) { return [] }
      let use: Use =
        if let comparison { facts.comparesState(comparison) ? .state : .weighed } else { .flag }
      if let service = service(of: chain, at: place) {
        let end = chain.isCalled ? facts.call(of: chain.range)?.end ?? chain.range.end : chain.range.end
        let question = facts.verbatim(ByteRange(start: chain.range.start, end: end))
        return [
          Answer(
            text: facts.text(chain.range), question: question, service: service,
            isService: isService(service), use: use)
        ]
      }
      guard steps < Self.furthest, let value = constant(named: chain.names[0], at: place) else { return [] }
      let read = answers(in: value, at: place, steps: steps + 1)
      // What is made of several, or weighed, is told where that is done.
      guard read.count == 1, read.allSatisfy({ $0.use != .weighed }) else { return [] }
      return read.map { answer in
        Answer(
          text: answer.text, question: answer.question, service: answer.service, isService: answer.isService,
          use: use == .flag ? answer.use : use)
      }
    }
  }

  private static let furthest = 3

  /// What the function around says a name stands for.
  private func constant(named name: ByteRange, at place: Place) -> ByteRange? {
    guard place.function >= 0 else { return nil }
    let extent = facts.functions[Int(place.function)].extent
    let first = facts.locals.partitioningIndex { $0.name.start >= extent.start }
    let local = facts.locals[first...].prefix { $0.name.start < name.start }.last { local in
      local.function == place.function && facts.hasSameText(local.name, as: name, of: facts)
    }
    return local.flatMap { $0.value.isEmpty ? nil : $0.value }
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
    case .value, .protocol: return needs.answersAsWorker(symbol)
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
