import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells whether a condition weighs data of the domain, rather than map a state.
///
/// `if case .locked = status`, `status == .locked`, `guard let session` and one flag of an enum map a state. A
/// comparison with a value, `&&`, arithmetic, or two facts at once weigh it.
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

  init(_ file: CodeFile) {
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
  }

  /// What an `if`, `guard` or `while` weighs.
  func data(in branch: Branch, at place: Place) -> Data? {
    var found: [Data] = []
    for part in facts.conditions(of: branch) {
      switch part.kind {
      case .binding, .availability, .where: continue
      case .pattern, .expression:
        // A pattern maps a state; only what it is matched with may weigh.
        if part.kind == .pattern, !isWeighed(part.range) { continue }
        if let data = data(in: part.range, at: place) { found.append(data) }
      }
    }
    guard let first = found.first else { return nil }
    let isDecision = found.count > 1 || found.contains { $0.weight == .decision }
    return Data(text: first.text, type: first.type, weight: isDecision ? .decision : .flag)
  }

  /// What an expression weighs.
  func data(in range: ByteRange, at place: Place) -> Data? {
    let weight: Weight = isWeighed(range) ? .decision : .flag
    for chain in NameChain.all(in: range, of: facts) {
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
    operators(in: range).contains { $0.kind != .comparison || !comparesState($0) }
  }

  /// `&&`, `||`, comparisons and arithmetic.
  private func operators(in range: ByteRange) -> [Branch] {
    facts.branches(in: range).filter { branch in
      switch branch.kind {
      case .and, .or, .arithmetic, .comparison: true
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .coalescing, .negation: false
      }
    }
  }

  /// `== .locked`, `!= nil`, `=== child`
  private func comparesState(_ branch: Branch) -> Bool {
    let text = facts.verbatim(ByteRange(start: branch.position, end: branch.end))
    if text == "===" || text == "!==" { return true }
    return [branch.leftOperand, branch.rightOperand].contains { operand in
      let written = facts.text(operand)
      return written.hasPrefix(".") || written == "nil" || written == "true" || written == "false"
    }
  }

  /// `profile.avatar != nil` asks whether there is one, as `guard let` does.
  private func isComparedWithNothing(_ range: ByteRange) -> Bool {
    operators(in: range).contains { $0.kind == .comparison && comparesNil($0) }
  }

  private func comparesNil(_ branch: Branch) -> Bool {
    facts.text(branch.rightOperand) == "nil" || facts.text(branch.leftOperand) == "nil"
  }
}

extension FileFacts {
  /// Whether a name is that of an identity: looking something up by it decides nothing.
  func isIdentity(_ name: ByteRange) -> Bool {
    CamelCaseWords.of(verbatim(name)).last.map(Self.identityWords.contains) ?? false
  }

  private static let identityWords = MemberWords[.identityWord]
}
