import ArchFacts
import ArchKnowledge
import ArchModel

/// What a condition makes of the data of view models and of the domain.
struct ShownCondition {
  enum Decision {
    case combines([String])
    case computes(String)

    var symbol: String {
      switch self {
      case .combines(let facts): facts.joined(separator: ", ")
      case .computes(let fact): fact
      }
    }
  }

  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes
  private let model: ModelData

  init(_ file: CodeFile, _ published: PublishedValues) {
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
    model = ModelData(file, types, published)
  }

  /// What a condition or an answer asks of view models and of the domain, and what it makes of that.
  struct Asked {
    fileprivate(set) var facts: [String] = []
    fileprivate(set) var computed: String?

    /// `nil` for one optional, one flag, one state compared with several cases, and all that the view itself holds.
    var decision: Decision? { computed.map { .computes($0) } ?? (facts.count > 1 ? .combines(facts) : nil) }
  }

  /// What the condition of a statement or of a conditional expression asks.
  func asked(in branch: Branch, at place: Place, _ answers: inout ViewAnswers) -> Asked {
    guard branch.kind != .ternary else { return asked(in: branch.condition, at: place, &answers) }
    var asked = Asked()
    var bound = Asked()
    var names: Set<String> = []
    /// Those of them that are something of the domain: `if let rating = recipe.rating, rating > 0`.
    var values: Set<String> = []
    for part in facts.conditions(of: branch) {
      switch part.kind {
      case .availability, .where: continue
      case .binding:
        note(part.range, isComputed: false, at: place, &answers, &bound)
        if !bound.facts.isEmpty { names.insert(facts.verbatim(part.pattern)) }
        if valueOfDomain(in: part.range, at: place) != nil { values.insert(facts.verbatim(part.pattern)) }
      case .pattern: note(part.range, isComputed: false, at: place, &answers, &asked)
      case .expression:
        note(part.range, isComputed: true, at: place, &answers, &asked)
        if asked.computed == nil, weighs(part.range) {
          asked.computed = chains(in: part.range).first {
            $0.names.count == 1 && values.contains(facts.verbatim($0.names[0]))
          }.map { facts.text($0.range) }
        }
        // `if let list = viewModel.list, !list.trips.isEmpty`
        asked.facts += chains(in: part.range).filter {
          $0.names.count > 1 && names.contains(facts.verbatim($0.names[0])) && !isEmptiness($0)
            && !asked.facts.contains(facts.text($0.range))
        }.map { facts.text($0.range) }
      }
    }
    // That something is there is a question of its own next to another one; two that have to be there are but shown.
    if !asked.facts.isEmpty { asked.facts += bound.facts.filter { !asked.facts.contains($0) } }
    return asked
  }

  /// The same for the body of a function or property that answers a question.
  func asked(in function: Int32, results: [ByteRange], at place: Place, _ answers: inout ViewAnswers) -> Asked
  {
    var asked = Asked()
    let extent = facts.functions[Int(function)].extent
    let statements = facts.branches(in: extent).filter { branch in
      (branch.kind == .if || branch.kind == .guard) && branch.function == function
        && !facts.isInClosure(branch.position, startingIn: extent)
    }
    for statement in statements {
      let condition = self.asked(in: statement, at: place, &answers)
      for fact in condition.facts where !asked.facts.contains(fact) { asked.facts.append(fact) }
      asked.computed = asked.computed ?? condition.computed
    }
    for result in results { note(result, isComputed: true, at: place, &answers, &asked) }
    return asked
  }

  /// The same for one value.
  func asked(in value: ByteRange, at place: Place, _ answers: inout ViewAnswers) -> Asked {
    var asked = Asked()
    note(value, isComputed: true, at: place, &answers, &asked)
    return asked
  }

  private func note(
    _ range: ByteRange, isComputed: Bool, at place: Place, _ answers: inout ViewAnswers, _ asked: inout Asked
  ) {
    for operand in operands(of: range) {
      // `trip.name == viewModel.selected` is one question about two things.
      let compared = comparedState(in: operand, at: place)
      let read = compared.isEmpty ? facts(in: operand, at: place, &answers).prefix(1) : compared[...]
      for fact in read where !asked.facts.contains(fact) { asked.facts.append(fact) }
    }
    guard isComputed, asked.computed == nil else { return }
    asked.computed =
      weighedData(in: range, at: place)
      ?? chosenData(in: range, by: AppleFunctions[.computes], at: place)?.fact
  }

  /// `viewModel.owner == viewModel.user`, `viewModel.used + viewModel.booked`: what a view makes of two things that a
  /// view model publishes.
  private func comparedState(in range: ByteRange, at place: Place) -> [String] {
    let joints = branches(in: range).filter { $0.kind == .comparison || $0.kind == .arithmetic }
    guard !joints.isEmpty else { return [] }
    let published = chains(in: range).filter { chain in
      chain.names.count > 1 && isPublished(chain, at: place)
    }
    for joint in joints {
      let before = published.last { $0.range.end <= joint.position }
      let after = published.first { $0.range.start >= joint.end }
      guard let before, let after, ![before, after].contains(where: isSelection) else { continue }
      let facts = [facts.text(before.range), facts.text(after.range)]
      if facts[0] != facts[1] { return facts }
    }
    return []
  }

  /// Whether a chain starts at a view model and asks it for a value.
  private func isPublished(_ chain: NameChain, at place: Place) -> Bool {
    guard !chain.isCalled else { return false }
    let start = facts.matches(chain.names[0], "self") ? 2 : 1
    guard chain.names.count > start else { return false }
    return types.kind(of: chain.names[..<start], at: place).symbol.map { CodeType(codebase, $0).isViewModel }
      ?? false
  }

  /// `viewModel.selectedTrip?.id`: whether one is the selected one is a question of layout.
  private func isSelection(_ chain: NameChain) -> Bool {
    chain.names.contains { name in
      CamelCaseWords.of(facts.verbatim(name)).first.map(Self.selections.contains) ?? false
    }
  }

  private static let selections = StateWords[.selection]

  /// `if let note = trip.note, !note.isEmpty` asks whether there is a note.
  private func isEmptiness(_ chain: NameChain) -> Bool {
    chain.names.count == 2 && facts.matches(chain.names[1], "isEmpty")
  }

  /// What is between `&&` and `||`.
  private func operands(of range: ByteRange) -> [ByteRange] {
    var operands: [ByteRange] = []
    var start = range.start
    for branch in branches(in: range) where branch.kind == .and || branch.kind == .or {
      operands.append(ByteRange(start: start, end: branch.position))
      start = branch.end
    }
    return operands + [ByteRange(start: start, end: range.end)]
  }

  /// Those of the closures in it left out.
  private func branches(in range: ByteRange) -> [Branch] {
    facts.branches(in: range).filter { !facts.isInClosure($0.position, startingIn: range) }
  }

  /// What is read from view models and from the domain, by the view's own answers as well.
  private func facts(in range: ByteRange, at place: Place, _ answers: inout ViewAnswers) -> [String] {
    var read: [String] = []
    let isCompared = branches(in: range).contains { $0.kind == .comparison }
    for chain in chains(in: range) where !(isCompared && isAtAnEnd(chain)) {
      if chain.names.count > 1, model.isRead(by: chain, at: place) {
        read.append(facts.text(chain.range))
      } else if let answer = answers.answer(named: chain, in: facts, at: place) {
        // A decision of its own is told where it is made.
        if answer.decision == nil { read += answer.facts }
      }
    }
    return read
  }

  private func chains(in range: ByteRange) -> [NameChain] {
    NameChain.all(in: range, of: facts).filter { !facts.isInClosure($0.range.start, startingIn: range) }
  }

  /// `order.total > 100`: something of the domain compared by its size, or computed with. How many there are of a
  /// thing is a matter of layout.
  private func weighedData(in range: ByteRange, at place: Place) -> String? {
    weighs(range) ? valueOfDomain(in: range, at: place) : nil
  }

  private func weighs(_ range: ByteRange) -> Bool {
    branches(in: range).contains { branch in
      switch branch.kind {
      case .arithmetic: return true
      case .comparison:
        let sign = facts.bytes[Int(branch.position)]
        return sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">")
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .and, .or, .coalescing, .negation:
        return false
      }
    }
  }

  /// Something that a value of the domain holds, and not how many of a thing there are.
  private func valueOfDomain(in range: ByteRange, at place: Place) -> String? {
    for chain in chains(in: range) {
      guard chain.names.count > 1, let last = chain.names.last, !facts.isIdentity(last),
        !isNumberOfThings(last)
      else { continue }
      let reads = (1..<chain.names.count).contains { length in
        types.kind(of: chain.names[..<length], at: place).symbol.map(model.isData) ?? false
      }
      if reads { return facts.text(chain.range) }
    }
    return nil
  }

  /// Data that a function goes through to choose from it or to sum it up, as `filter` does.
  func chosenData(
    in range: ByteRange, by functions: Set<String>, at place: Place
  ) -> (fact: String, range: ByteRange)? {
    for call in facts.calls(withArgumentsIn: range) where range.contains(call.member) && !call.member.isEmpty
    {
      guard functions.contains(facts.verbatim(call.member)),
        !facts.isInClosure(call.member.start, startingIn: range)
      else {
        continue
      }
      let names = NamePath.names(call.callee, in: facts.bytes)
      let isData =
        names.count > 2
        && (1..<names.count - 1).contains { length in
          model.isModel(types.kind(of: names[..<length], at: place).symbol)
        }
      if isData { return (facts.text(call.callee), call.callee) }
    }
    return nil
  }

  /// `trip == section.trips.last`: whether one is the last is a matter of layout.
  private func isAtAnEnd(_ chain: NameChain) -> Bool {
    guard let last = chain.names.last else { return false }
    let named = facts.isIdentity(last) ? chain.names.dropLast().last : last
    return named.map { Self.ends.contains(facts.verbatim($0)) } ?? false
  }

  private static let ends = ListNames[.givesElement].intersection(ListNames[.yieldsElement])

  private func isNumberOfThings(_ name: ByteRange) -> Bool {
    let word = CamelCaseWords.of(facts.verbatim(name)).last
    return word.map(Self.positions.contains) ?? false
  }

  private static let positions = MemberWords[.position]
}
