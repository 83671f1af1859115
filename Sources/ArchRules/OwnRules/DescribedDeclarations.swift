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
      matcher == .typed && patterns.contains { $0.text.utf8.contains(where: "<[(".utf8.contains) }
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
    /// By pattern, in order.
    var found: [[SubjectID]]
    /// The patterns that mean a type: many declarations have the same types around them.
    var around: [SymbolID: [Int32]] = [:]

    init(to question: Question) {
      matcher = question.matcher
      index = NamePatternIndex(question.patterns.map(\.name))
      conditions = question.patterns.map { $0.labels.isEmpty && $0.arguments.isEmpty ? nil : $0 }
      found = Array(repeating: [], count: question.patterns.count)
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
      OwnRuleMatcher.allCases.compactMap { matcher in
        words.patterns[subject]?[matcher].map { Question(subject: subject, matcher: matcher, patterns: $0) }
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
  private static let atOnce = 1024

  subscript(pattern: OwnRule.Pattern, matcher: OwnRuleMatcher, subject: OwnRuleSubject) -> [SubjectID] {
    lists[Key(subject: subject, matcher: matcher, text: pattern.text)] ?? []
  }

  /// By question and pattern.
  private static func answers(
    to questions: [Question], _ range: Range<Int>, of subjects: [SelectedDeclaration], in codebase: Codebase
  ) -> [[[SubjectID]]] {
    let ofSubject = Dictionary(grouping: questions.indices) { questions[$0].subject }
    let (ofTypes, ofProperties) = (ofSubject[.types] ?? [], ofSubject[.properties] ?? [])
    let (ofFunctions, ofCases) = (ofSubject[.functions] ?? [], ofSubject[.cases] ?? [])
    let ofInitializers = ofSubject[.initializers] ?? []
    var texts = DeclarationTexts(
      codebase, comparesWholeTypes: questions.contains(where: \.comparesWholeTypes))
    var answers = questions.map(Answer.init)
    var number = range.lowerBound
    // File by file: to ask each declaration for its file is to count references.
    while number < range.upperBound {
      let file = subjects[number].file
      let facts = codebase.files[file].facts
      while number < range.upperBound, subjects[number].file == file {
        let declaration = subjects[number]
        let asked: [Int]
        switch declaration.subject {
        case .types: asked = ofTypes
        case .properties: asked = ofProperties
        case .functions: asked = ofFunctions
        case .initializers: asked = ofInitializers
        case .cases: asked = ofCases
        case .files, .imports, .calls, .members, .macros, .writes, nil: asked = []
        }
        for place in asked {
          look(at: declaration, SubjectID(number), facts, &texts, codebase, &answers[place])
        }
        number += 1
      }
    }
    return answers.map(\.found)
  }

  private static func look(
    at declaration: SelectedDeclaration, _ id: SubjectID, _ facts: FileFacts, _ texts: inout DeclarationTexts,
    _ codebase: Codebase, _ answer: inout Answer
  ) {
    let index = answer.index
    guard case .of = answer.matcher else {
      texts.forEach(of: declaration, facts, answer.matcher) { text, attribute in
        index.forEachMatch(of: text) { pattern in
          if let condition = answer.conditions[Int(pattern)],
            !declaration.has(condition, attribute, in: codebase)
          {
            return
          }
          answer.note(pattern, id)
        }
      }
      return
    }
    for symbol in declaration.typesAround(in: codebase, facts) {
      let patterns = answer.around[symbol] ?? texts.patterns(index, naming: symbol)
      answer.around[symbol] = patterns
      for pattern in patterns { answer.note(pattern, id) }
    }
  }
}
