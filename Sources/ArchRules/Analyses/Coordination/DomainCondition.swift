import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells whether a condition weighs data of the domain or what services answer, rather than map a state.
///
/// `if case .locked = status`, `status == .locked`, `guard let session` and one flag of an enum map a state. A
/// comparison with a value, `&&`, arithmetic, or two facts at once weigh it. Of services two answers have to be weighed,
/// or one with a value: a single one picks a flow, whatever of the user interface it is asked together with.
struct DomainCondition {
  enum Weight { case flag, decision }

  struct Data {
    /// `species.population`
    let text: String
    let type: SymbolID
    let weight: Weight
  }

  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes
  private let answers: ServiceAnswers?

  /// - Parameter needs: what is needed of others; `nil` where what they answer is left alone.
  init(_ file: CodeFile, answersOf needs: ComponentNeeds?) {
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
    answers = needs.map { ServiceAnswers(file, $0) }
  }

  /// What an `if`, `guard` or `while` weighs.
  func data(in branch: Branch, at place: Place) -> Data? {
    let own = domainData(in: branch, at: place)
    guard own?.weight != .decision, let answers else { return own }
    let parts = facts.conditions(of: branch).compactMap { part -> ByteRange? in
      switch part.kind {
      case .binding, .availability, .where, .pattern: nil
      case .expression: part.range
      }
    }
    return Self.joined(own, answers.data(in: parts, at: place))
  }

  /// A fact of the domain next to one that a service tells is a decision over two.
  private static func joined(_ own: Data?, _ answered: Data?) -> Data? {
    guard let own, let answered, answered.weight == .flag else { return answered ?? own }
    return Data(text: own.text, type: own.type, weight: .decision)
  }

  private func domainData(in branch: Branch, at place: Place) -> Data? {
    var found: [Data] = []
    for part in facts.conditions(of: branch) {
      switch part.kind {
      case .binding, .availability, .where: continue
      case .pattern, .expression:
        // A pattern maps a state; only what it is matched with may weigh.
        if part.kind == .pattern, !isWeighed(part.range) { continue }
        if let data = domainData(in: part.range, at: place) { found.append(data) }
      }
    }
    guard let first = found.first else { return nil }
    let isDecision = found.count > 1 || found.contains { $0.weight == .decision }
    return Data(text: first.text, type: first.type, weight: isDecision ? .decision : .flag)
  }

  /// What an expression weighs.
  func data(in range: ByteRange, at place: Place) -> Data? {
    let own = domainData(in: range, at: place)
    guard own?.weight != .decision, let answers else { return own }
    return Self.joined(own, answers.data(in: [range], at: place))
  }

  private func domainData(in range: ByteRange, at place: Place) -> Data? {
    let weight: Weight = isWeighed(range) ? .decision : .flag
    for chain in NameChain.all(in: range, of: facts, withShorthand: true) {
      guard let (type, length) = domainType(of: chain, at: place) else { continue }
      // One flag that an enum gives about itself is the same as a `switch` over it.
      if weight == .flag, codebase.symbols[type].kind == .enum { continue }
      if weight == .flag,
        facts.isInClosure(chain.range.start, startingIn: range) || isComparedWithNothing(range)
      {
        continue
      }
      let end = chain.names[min(length, chain.names.count - 1)].end
      let text = facts.text(ByteRange(start: chain.range.start, end: end))
      return Data(text: text, type: type, weight: weight)
    }
    return nil
  }

  /// The type of the domain that a member of the chain is read from, and how many names lead to it.
  private func domainType(of chain: NameChain, at place: Place) -> (SymbolID, Int)? {
    guard chain.names.count > 1, let last = chain.names.last, !facts.isIdentity(last) else { return nil }
    for length in 1..<chain.names.count {
      guard let type = types.kind(of: chain.names[..<length], at: place).symbol, codebase.isDomainData(type)
      else {
        continue
      }
      return (type, length)
    }
    return nil
  }

  private func isWeighed(_ range: ByteRange) -> Bool {
    facts.operators(in: range).contains { $0.kind != .comparison || !facts.comparesState($0) }
  }

  /// `profile.avatar != nil` asks whether there is one, as `guard let` does.
  private func isComparedWithNothing(_ range: ByteRange) -> Bool {
    facts.operators(in: range).contains { $0.kind == .comparison && facts.comparesNil($0) }
  }
}

extension FileFacts {
  /// `&&`, `||`, comparisons and arithmetic.
  func operators(in range: ByteRange) -> [Branch] {
    branches(in: range).filter { branch in
      switch branch.kind {
      case .and, .or, .arithmetic, .comparison: true
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .coalescing, .negation: false
      }
    }
  }

  /// `== .locked`, `!= nil`, `=== child`
  func comparesState(_ branch: Branch) -> Bool {
    let text = verbatim(ByteRange(start: branch.position, end: branch.end))
    if text == "===" || text == "!==" { return true }
    return [branch.leftOperand, branch.rightOperand].contains { operand in
      let written = self.text(operand)
      return written.hasPrefix(".") || written == "nil" || written == "true" || written == "false"
    }
  }

  func comparesNil(_ branch: Branch) -> Bool {
    text(branch.rightOperand) == "nil" || text(branch.leftOperand) == "nil"
  }

  /// Whether a name is that of an identity: looking something up by it decides nothing.
  func isIdentity(_ name: ByteRange) -> Bool {
    CamelCaseWords.of(verbatim(name)).last.map(Self.identityWords.contains) ?? false
  }

  private static let identityWords = MemberWords[.identityWord]
}
