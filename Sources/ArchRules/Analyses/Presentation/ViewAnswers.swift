import ArchFacts
import ArchModel

/// What views answer themselves by yes or no where their conditions ask: properties and functions of the view, and
/// constants of the function around.
struct ViewAnswers {
  struct Answer {
    fileprivate let asked: ShownCondition.Asked
    let range: ByteRange
    let place: Place
    /// Where the first condition that asks for it decides what is shown, and not what is done.
    let isShown: Bool

    var facts: [String] { asked.facts }
    var decision: ShownCondition.Decision? { asked.decision }
  }

  /// The name of what answers.
  private struct Key: Hashable {
    let file: FileID
    let offset: Int32
  }

  private let codebase: Codebase
  private let published: PublishedValues
  private var conditions: [FileID: ShownCondition] = [:]
  private var results: [FileID: [Int32: [ByteRange]]] = [:]
  /// `nil` for one that is being answered: it answers itself.
  private var known: [Key: Answer?] = [:]
  private var depth = 0
  private var isShown = true

  /// Answers that lead from one to the next, as far as they are followed: nobody writes longer rows.
  private static let deepest = 16
  /// Locals are declared near to where they are asked for: so many of them back from there are looked at.
  private static let furthest = 60

  init(_ code: Code) {
    codebase = code.codebase
    published = code[PublishedValues.self]
  }

  /// What a condition asks.
  mutating func asked(in branch: Branch, at place: Place, isShown: Bool) -> ShownCondition.Asked {
    self.isShown = isShown
    return condition(of: place.file).asked(in: branch, at: place, &self)
  }

  /// The answers asked for so far that are decisions, in the order of files.
  var deciding: [Answer] {
    known.values.compactMap { answer in answer.flatMap { $0.decision == nil ? nil : $0 } }.sorted {
      ($0.place.file, $0.range.start) < ($1.place.file, $1.range.start)
    }
  }

  /// `isEmpty`, `self.isEmpty`, `shows(trip)`, where that is the view's own.
  mutating func answer(named chain: NameChain, in facts: FileFacts, at place: Place) -> Answer? {
    guard depth < Self.deepest, let name = chain.names.last else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch chain.names.count {
    case 1:
      if place.function >= 0 {
        if let answer = answer(ofLocal: name, in: facts, at: place) { return answer }
        guard !isParameter(name, in: facts, of: place.function) else { return nil }
      }
    case 2 where facts.matches(chain.names[0], "self"): break
    // `let open = viewModel.trips.filter(…)`, and later on `open.isEmpty`
    default: return place.function < 0 ? nil : answer(ofLocal: chain.names[0], in: facts, at: place)
    }
    guard let view = codebase.view(at: place) else { return nil }
    let kind: MemberKind = chain.isCalled ? .func : .var
    let text = facts.verbatim(name)
    return view.members.first { $0.kind == kind && $0.name == text && Self.answersYesOrNo($0) }
      .flatMap { answer(of: $0) }
  }

  private static func answersYesOrNo(_ member: CodeMember) -> Bool {
    let declared = member.declared
    guard declared.function >= 0, !declared.isStatic else { return false }
    let type = declared.kind == .func ? declared.returnType : declared.type
    let facts = member.file.facts
    return facts.matches(TypeText.trimmed(type, in: facts.bytes), "Bool")
  }

  private mutating func answer(ofLocal name: ByteRange, in facts: FileFacts, at place: Place) -> Answer? {
    if let local = local(name, in: facts, at: place) {
      return answer(of: local.value, declaredAt: local.name.start, at: place)
    }
    return bound(name, in: facts, at: place).flatMap { binding in
      answer(of: binding.value, declaredAt: binding.pattern.start, at: place)
    }
  }

  /// `if let name = …`, around the place.
  private func bound(_ name: ByteRange, in facts: FileFacts, at place: Place) -> Condition? {
    let next = facts.conditions.partitioningIndex { $0.range.start >= name.start }
    return facts.conditions[..<next].suffix(Self.furthest).last { condition in
      guard condition.kind == .binding, !condition.value.isEmpty,
        facts.hasSameText(condition.pattern, as: name, of: facts)
      else { return false }
      let branch = facts.branches[Int(condition.branch)]
      return branch.kind == .if && branch.function == place.function && branch.end > name.start
        && !branch.condition.contains(name.start)
    }
  }

  private func local(_ name: ByteRange, in facts: FileFacts, at place: Place) -> LocalVariable? {
    let next = facts.locals.partitioningIndex { $0.name.start >= name.start }
    return facts.locals[..<next].suffix(Self.furthest).last { local in
      local.function == place.function && facts.hasSameText(local.name, as: name, of: facts)
        && !local.value.contains(name.start)
    }
  }

  private func isParameter(_ name: ByteRange, in facts: FileFacts, of function: Int32) -> Bool {
    facts.functions[Int(function)].parameters.indices.contains {
      facts.hasSameText(facts.parameters[$0].name, as: name, of: facts)
    }
  }

  private mutating func answer(of value: ByteRange, declaredAt offset: Int32, at place: Place) -> Answer? {
    guard !value.isEmpty else { return nil }
    return answer(at: Key(file: place.file, offset: offset)) { answers in
      let asked = answers.condition(of: place.file).asked(in: value, at: place, &answers)
      return Answer(asked: asked, range: value, place: place, isShown: answers.isShown)
    }
  }

  private mutating func answer(of member: CodeMember) -> Answer? {
    answer(at: Key(file: member.file.index, offset: member.declared.name.start)) { answers in
      let function = member.declared.function
      let results = answers.results(of: function, in: member.file)
      let asked = answers.condition(of: member.file.index)
        .asked(in: function, results: results, at: member.innerPlace, &answers)
      return Answer(
        asked: asked, range: member.declared.name, place: member.innerPlace, isShown: answers.isShown)
    }
  }

  private mutating func answer(at key: Key, _ read: (inout ViewAnswers) -> Answer) -> Answer? {
    if let known = known[key] { return known }
    known[key] = .some(nil)
    let answer = read(&self)
    known[key] = answer
    return answer
  }

  /// Reads the conditions of one file.
  mutating func condition(of file: FileID) -> ShownCondition {
    if let known = conditions[file] { return known }
    let condition = ShownCondition(CodeFile(codebase, file), published)
    conditions[file] = condition
    return condition
  }

  private mutating func results(of function: Int32, in file: CodeFile) -> [ByteRange] {
    if results[file.index] == nil {
      var all: [Int32: [ByteRange]] = [:]
      for result in file.facts.returnedValues where result.closure < 0 {
        all[result.function, default: []].append(result.value)
      }
      results[file.index] = all
    }
    return results[file.index]?[function] ?? []
  }
}
