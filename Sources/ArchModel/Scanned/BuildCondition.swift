import ArchFacts
import ArchKnowledge

/// When a piece of code is compiled, as the `#if`s around it say.
///
/// What platforms and Apple's modules answer is known for each platform; what a project sets, such as a flag of
/// its own, may be either way.
package struct BuildCondition: Sendable {
  private indirect enum Term: Sendable {
    /// Holds on these platforms.
    case platforms(Platforms)
    /// The number of a question that a project answers.
    case open(Int)
    case not(Term)
    case all(Term, Term)
    case any(Term, Term)
  }

  /// What is asked; `nil` when it is more than can be followed, so that nothing is known.
  private let term: Term?
  /// The questions that a project answers, sorted.
  private let questions: [String]
  private let size: Int
  /// Whether it asks more than is followed. A type that is under it is counted with the names that are not resolved.
  let isTooMuch: Bool

  /// More than any condition asks that a person wrote: every answer to all questions is tried.
  private static let mostQuestions = 6
  private static let largestSize = 256

  private init(_ term: Term?, _ questions: [String], size: Int, isTooMuch: Bool = false) {
    let isTooMuch = isTooMuch || questions.count > Self.mostQuestions || size > Self.largestSize
    self.isTooMuch = isTooMuch
    self.term = isTooMuch ? nil : term
    self.questions = isTooMuch ? [] : questions
    self.size = size
  }

  static let always = BuildCondition(.all)

  /// Of what is declared and may not be used.
  static let unavailable = BuildCondition(open: "unavailable")

  private static let unknown = BuildCondition(nil, [], size: 1)

  private init(_ platforms: Platforms) { self.init(.platforms(platforms), [], size: 1) }

  private init(open question: String) { self.init(.open(0), [question], size: 1) }

  /// Of the terms of a `#if`, each after what it joins.
  init(_ terms: FactRange, in facts: FileFacts) {
    var stack: [BuildCondition] = []
    for term in facts.buildTerms[terms.indices] {
      switch term.kind {
      case .yes: stack.append(BuildCondition(.all))
      case .no: stack.append(BuildCondition(.nowhere))
      case .unknown: stack.append(.unknown)
      case .flag: stack.append(BuildCondition(open: facts.verbatim(term.name)))
      case .question:
        stack.append(BuildCondition(asking: facts.verbatim(term.name), facts.text(term.argument)))
      case .not: if let last = stack.popLast() { stack.append(last.negated) }
      case .and, .or:
        guard let right = stack.popLast(), let left = stack.popLast() else { continue }
        stack.append(term.kind == .and ? left.and(right) : left.or(right))
      }
    }
    self = stack.last ?? .unknown
  }

  private init(asking question: String, _ argument: String) {
    switch question {
    case "os": self.init(Platforms(os: argument))
    case "targetEnvironment" where argument == "simulator": self.init(.simulators)
    case "targetEnvironment" where argument == "macCatalyst": self.init(.catalyst)
    case "canImport":
      let module = String(argument.prefix { $0 != "," && $0 != "." })
      if let platforms = Platforms(having: module) {
        self.init(platforms)
      } else {
        let open = BuildCondition(open: "canImport(\(module))")
        self = AppleModules.group(of: module) == nil ? open : open.and(BuildCondition(.apple))
      }
    case "swift", "compiler":
      // `<6` is what `>=6` is not.
      let version = argument.drop { $0 == "<" || $0 == ">" || $0 == "=" || $0 == " " }
      let open = BuildCondition(open: "\(question)(>=\(version))")
      self = argument.hasPrefix("<") ? open.negated : open
    default: self.init(open: "\(question)(\(argument))")
    }
  }

  var negated: BuildCondition {
    BuildCondition(term.map { .not($0) }, questions, size: size + 1, isTooMuch: isTooMuch)
  }

  func and(_ other: BuildCondition) -> BuildCondition { joined(other) { .all($0, $1) } }

  func or(_ other: BuildCondition) -> BuildCondition { joined(other) { .any($0, $1) } }

  private func joined(_ other: BuildCondition, _ join: (Term, Term) -> Term) -> BuildCondition {
    let questions = self.questions == other.questions ? self.questions : merged(with: other.questions)
    let size = size + other.size + 1
    let isTooMuch = isTooMuch || other.isTooMuch || questions.count > Self.mostQuestions
    guard let term, let otherTerm = other.term, !isTooMuch else {
      return BuildCondition(nil, [], size: size, isTooMuch: isTooMuch)
    }
    return BuildCondition(
      join(
        Self.renumbered(term, self.questions, questions),
        Self.renumbered(otherTerm, other.questions, questions)),
      questions, size: size)
  }

  private func merged(with others: [String]) -> [String] { Set(questions + others).sorted() }

  private static func renumbered(_ term: Term, _ old: [String], _ new: [String]) -> Term {
    guard !old.isEmpty, old != new else { return term }
    switch term {
    case .platforms: return term
    case .open(let number): return .open(new.firstIndex(of: old[number]) ?? 0)
    case .not(let inner): return .not(renumbered(inner, old, new))
    case .all(let left, let right): return .all(renumbered(left, old, new), renumbered(right, old, new))
    case .any(let left, let right): return .any(renumbered(left, old, new), renumbered(right, old, new))
    }
  }

  /// The platforms on which it holds when the questions are answered so, one bit for each.
  private func platforms(_ answers: Int) -> Platforms {
    term.map { Self.platforms($0, answers) } ?? .all
  }

  private static func platforms(_ term: Term, _ answers: Int) -> Platforms {
    switch term {
    case .platforms(let platforms): platforms
    case .open(let number): answers >> number & 1 == 1 ? .all : .nowhere
    case .not(let inner): Platforms.all.subtracting(platforms(inner, answers))
    case .all(let left, let right): platforms(left, answers).intersection(platforms(right, answers))
    case .any(let left, let right): platforms(left, answers).union(platforms(right, answers))
    }
  }
}

extension BuildCondition {
  /// Whether there is a build in which it holds.
  var isPossible: Bool {
    guard term != nil else { return true }
    return (0..<1 << questions.count).contains { !platforms($0).isEmpty }
  }

  /// Whether it holds in every build.
  var isCertain: Bool { term != nil && !negated.isPossible }

  /// Whether it holds on a platform of Apple's in a build for users in which no flag of the project's own is set.
  var isUsual: Bool {
    guard term != nil else { return false }
    var answers = 0
    for (number, question) in questions.enumerated() where question.contains("(") { answers |= 1 << number }
    return !platforms(answers).intersection(.apple).isEmpty
  }

  /// Whether it can hold on a platform of Apple's, with some flags of the project's own, for those who build with what
  /// is new.
  var isPossibleForUsers: Bool {
    guard term != nil else { return true }
    var certain = 0
    for (number, question) in questions.enumerated() where question.contains("(") { certain |= 1 << number }
    return (0..<1 << questions.count).contains {
      $0 & certain == certain && !platforms($0).isDisjoint(with: .apple)
    }
  }

  /// Whether this one and another can hold in one build; without a condition, code is in every build.
  static func canMeet(_ left: BuildCondition?, _ right: BuildCondition?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let one?, nil), (nil, let one?): one.isPossible
    case (let left?, let right?): left.and(right).isPossible
    }
  }

  /// Whether code under the first is in no build without code under one of the others.
  static func implies(_ first: BuildCondition?, anyOf others: [BuildCondition?]) -> Bool {
    var rest = first ?? BuildCondition(.all)
    for other in others {
      guard let other else { return true }
      guard other.term != nil else { continue }
      rest = rest.and(other.negated)
    }
    return rest.term != nil && !rest.isPossible
  }
}
