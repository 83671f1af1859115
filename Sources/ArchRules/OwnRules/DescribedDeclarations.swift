import ArchConfig
import ArchFacts
import ArchModel

/// Which declarations the texts describe that rules compare. A declaration is looked at once for all of these, while what
/// it is made of is at hand.
struct DescribedDeclarations: Sendable {
  typealias SubjectID = DeclarationSelection.SubjectID

  private struct Key: Hashable {
    let subject: OwnRuleSubject
    let matcher: OwnRuleMatcher
    let text: String
  }

  /// One word said of one kind of declaration, with all that it is compared with.
  private struct Question: Sendable {
    let subject: OwnRuleSubject
    let matcher: OwnRuleMatcher
    let patterns: [OwnRule.Pattern]

    /// Whether it asks for `[Cart]` and its like.
    var comparesWholeTypes: Bool {
      matcher.comparesTypes && patterns.contains { $0.text.utf8.contains(where: "<[(".utf8.contains) }
    }
  }

  /// A question with what answers it in one part of the code.
  ///
  /// Each part has its own, so that no thread waits for another one to count its references to the same tables.
  private struct Answer {
    let matcher: OwnRuleMatcher
    let index: NamePatternIndex
    /// By pattern: what it says besides a name; `nil` for nothing.
    let conditions: [OwnRule.Pattern?]
    /// By pattern: whether it is `true` or `false`, and no name.
    private let flags: [Bool]
    /// By pattern, in order.
    var found: [[SubjectID]]
    /// The patterns that mean a type: many declarations have the same types around them, most of all those that follow
    /// each other.
    private var around: [SymbolID: [Int32]] = [:]
    private var last: (symbol: SymbolID, patterns: [Int32])?
    /// The patterns that match one of few words, by its number; `nil` for words that were not looked up.
    private var ofWords: [[Int32]?] = []
    /// A bit for each of the words that were looked up in vain, as most are: to find that in a list of lists is to count
    /// references.
    private var vain: UInt64 = 0

    init(to question: Question) {
      matcher = question.matcher
      index = NamePatternIndex(question.patterns.map(\.name))
      conditions = question.patterns.map { $0.labels.isEmpty && $0.arguments.isEmpty ? nil : $0 }
      flags = question.patterns.map(\.isFlag)
      found = Array(repeating: [], count: question.patterns.count)
    }

    mutating func patterns(naming symbol: SymbolID, _ texts: DeclarationTexts) -> [Int32] {
      // Each type is declared once.
      if matcher == .named { return texts.patterns(index, naming: symbol) }
      if let last, last.symbol == symbol { return last.patterns }
      let patterns = around[symbol] ?? texts.patterns(index, naming: symbol)
      around[symbol] = patterns
      last = (symbol, patterns)
      return patterns
    }

    mutating func noteWord(_ number: Int, _ id: SubjectID, _ texts: DeclarationTexts) {
      guard vain & 1 << UInt64(number) == 0 else { return }
      if ofWords.isEmpty { ofWords = Array(repeating: nil, count: DeclarationTexts.countOfWords) }
      let patterns =
        ofWords[number]
        ?? texts.patterns(index, ofWord: number).filter { !matcher.mayBeFlag || flags[Int($0)] }
      ofWords[number] = patterns
      if patterns.isEmpty { vain |= 1 << UInt64(number) }
      for pattern in patterns { note(pattern, id) }
    }

    mutating func note(_ pattern: Int32, _ id: SubjectID) {
      if found[Int(pattern)].last != id { found[Int(pattern)].append(id) }
    }
  }

  /// In order.
  private var lists: [Key: [SubjectID]] = [:]

  init(
    _ subjects: [SelectedDeclaration], _ words: RuleWords, in codebase: Codebase,
    _ work: some WorkDistribution
  ) {
    let questions = words.subjects.flatMap { subject in
      OwnRuleMatcher.allCases.compactMap { matcher -> Question? in
        guard let patterns = words.patterns[subject]?[matcher] else { return nil }
        for pattern in patterns where pattern.isAnyName(of: matcher) {
          lists[Key(subject: subject, matcher: matcher, text: pattern.text)] =
            subjects.indices.filter { subjects[$0].subject == subject }.map(SubjectID.init)
        }
        let others = patterns.filter { !$0.isAnyName(of: matcher) }
        return others.isEmpty ? nil : Question(subject: subject, matcher: matcher, patterns: others)
      }
    }
    guard !questions.isEmpty else { return }
    let parts = (subjects.count + Self.atOnce - 1) / Self.atOnce
    let found = work.map(parts, atOnce: 1) { part in
      let first = part * Self.atOnce
      return Self.answers(
        to: questions, first..<min(first + Self.atOnce, subjects.count), of: subjects, in: codebase)
    }
    for (number, question) in questions.enumerated() {
      for (place, pattern) in question.patterns.enumerated() {
        let key = Key(subject: question.subject, matcher: question.matcher, text: pattern.text)
        lists[key] = found.flatMap { $0[number][place] }
      }
    }
  }

  /// Enough to be worth handing to another thread.
  private static let atOnce = 4096

  subscript(pattern: OwnRule.Pattern, matcher: OwnRuleMatcher, subject: OwnRuleSubject) -> [SubjectID] {
    lists[Key(subject: subject, matcher: matcher, text: pattern.text)] ?? []
  }

  /// By question and pattern.
  private static func answers(
    to questions: [Question], _ range: Range<Int>, of subjects: [SelectedDeclaration], in codebase: Codebase
  ) -> [[[SubjectID]]] {
    var texts = DeclarationTexts(
      codebase, comparesWholeTypes: questions.contains(where: \.comparesWholeTypes))
    var answers = questions.map(Answer.init)
    let asked = OwnRuleSubject.allCases.map { subject in
      questions.indices.filter { questions[$0].subject == subject }
    }
    var start = range.lowerBound
    // File by file and question by question: to ask each declaration for its file, and each question for its patterns, is
    // to count references.
    while start < range.upperBound {
      let file = subjects[start].file
      let end = subjects[start..<range.upperBound].firstIndex { $0.file != file } ?? range.upperBound
      let facts = codebase.files[file].facts
      for (subject, places) in zip(OwnRuleSubject.allCases, asked) where !places.isEmpty {
        let numbers = (start..<end).filter { subjects[$0].subject == subject }
        for place in places where !numbers.isEmpty {
          let index = answers[place].index
          for number in numbers {
            look(
              at: subjects[number], SubjectID(number), facts, &texts, codebase, by: index, &answers[place])
          }
        }
      }
      start = end
    }
    return answers.map(\.found)
  }

  private static func look(
    at declaration: SelectedDeclaration, _ id: SubjectID, _ facts: FileFacts, _ texts: inout DeclarationTexts,
    _ codebase: Codebase, by index: NamePatternIndex, _ answer: inout Answer
  ) {
    guard !declaration.isTurnedAway(by: index, facts, answer.matcher) else { return }
    switch answer.matcher {
    case .access, .declaredAs, .async, .documented, .throws:
      let (word, other) = texts.words(of: declaration, facts, answer.matcher)
      if let word { answer.noteWord(word, id, texts) }
      if let other { answer.noteWord(other, id, texts) }
      if answer.matcher == .throws {
        texts.forEachThrown(of: declaration, facts) { index.forEachMatch(of: $0) { answer.note($0, id) } }
      }
    case .named, .conformingTo, .of, .attributed, .modified, .role, .declaredWith, .typed, .takes,
      .parameters:
      // Labels and arguments are nothing that a type has.
      for symbol in texts.symbols(of: declaration, facts, answer.matcher) {
        for pattern in answer.patterns(naming: symbol, texts)
        where answer.conditions[Int(pattern)] == nil {
          answer.note(pattern, id)
        }
      }
      texts.forEachText(of: declaration, facts, answer.matcher) { text, source in
        index.forEachMatch(of: text) { pattern in
          if let condition = answer.conditions[Int(pattern)],
            !declaration.has(condition, source, in: codebase)
          {
            return
          }
          answer.note(pattern, id)
        }
      }
    case .layer, .feature, .module, .files, .except, .code, .within, .given, .usedBy, .conformers, .companion,
      .reaches, .reachedFrom, .imports, .types, .calls, .members, .macros, .writes, .properties, .functions,
      .initializers, .cases:
      break
    }
  }
}

extension OwnRule.Pattern {
  /// Whether it is true of whatever is declared, so that no name has to be looked at.
  fileprivate func isAnyName(of matcher: OwnRuleMatcher) -> Bool { matcher == .named && text == "*" }
}

extension SelectedDeclaration {
  /// Whether there is nothing that a word compares, or no pattern can match it by its letters: so with nearly all that a
  /// codebase declares, before a text of it is made.
  fileprivate func isTurnedAway(
    by index: NamePatternIndex, _ facts: FileFacts, _ matcher: OwnRuleMatcher
  ) -> Bool {
    switch matcher {
    case .attributed: return attributes(in: facts).isEmpty && attributesOfInheritance(in: facts).isEmpty
    case .modified: return modifiers(in: facts).isEmpty
    case .named:
      // A type is compared by the names around it, too.
      if case .type = kind { return false }
      return !index.mayMatch(name(in: facts), in: facts.bytes)
    case .typed:
      guard case .member = kind else { return false }
      let type = facts.members[Int(self.index)].writtenType
      return !type.isEmpty && !index.mayMatch(type, in: facts.bytes)
    case .parameters: return parameters(in: facts).isEmpty
    case .takes: return !parameterTypes(in: facts).contains { index.mayMatch($0, in: facts.bytes) }
    case .conformingTo, .declaredAs, .access, .role, .declaredWith, .of, .async, .documented, .throws, .layer,
      .feature,
      .module, .files,
      .except, .code, .within, .given, .usedBy, .conformers, .companion, .reaches, .reachedFrom, .imports,
      .types,
      .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
      return false
    }
  }
}
