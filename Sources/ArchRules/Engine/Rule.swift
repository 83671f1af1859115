package import ArchConfig
package import ArchDecisions

/// What all rules have in common. A rule is made from its options once a run and adds what it found. It does
/// not print, does not see other rules' findings and knows nothing of severities that a team sets.
package protocol Rule: Sendable {
  static var about: RuleInfo { get }

  /// What it looks at.
  static var form: RuleForm { get }

  /// Reading an option declares it: what no rule reads is unknown to the configuration.
  init(options: inout OptionReader)
}

/// A rule for which a team has nothing to decide but how much it weighs and what it leaves alone.
protocol RuleWithoutOptions: Rule {
  init()
}

extension RuleWithoutOptions {
  package init(options: inout OptionReader) { self.init() }
}

/// The kinds of rules. Each rule says which it is, since to ask the runtime for each of them costs a hundredth of a check.
package enum RuleForm {
  case code(any CodeRule.Type)
  /// About code, one file after the other.
  case file(any FileRule.Type)
  case record(any RecordRule.Type)
  case adoption

  package var code: (any CodeRule.Type)? {
    switch self {
    case .code(let rule): rule
    case .file(let rule): rule
    case .record, .adoption: nil
    }
  }

  package var record: (any RecordRule.Type)? {
    if case .record(let rule) = self { rule } else { nil }
  }
}

/// One decision about architecture that code can break. It looks at the whole codebase.
package protocol CodeRule: Rule {
  /// Whether it follows expressions through the bodies of functions. Such rules take longest, so they are started
  /// first: otherwise all processors but one may wait for the last of them.
  static var readsBodies: Bool { get }

  /// Whether `allow` names those who do what the rule forbids, too, and not only what it forbids to use.
  static var allowsUsers: Bool { get }

  /// What it asks of the code that other rules ask as well, to be worked out once before they run.
  static var asks: [any Analysis.Type] { get }

  func check(_ code: Code, _ findings: inout Findings)
}

extension CodeRule {
  package static var form: RuleForm { .code(self) }
  package static var readsBodies: Bool { false }
  package static var allowsUsers: Bool { false }
  package static var asks: [any Analysis.Type] { [] }
}

/// One thing that is asked of the decision records. It looks at all of them and at what cites them.
package protocol RecordRule: Rule {
  /// Whether it looks at earlier versions of records, which take a while to read.
  static var needsHistory: Bool { get }

  func check(_ log: DecisionLog, _ findings: inout RecordFindings)
}

extension RecordRule {
  package static var form: RuleForm { .record(self) }
  package static var needsHistory: Bool { false }
}

/// One thing that is asked of what lets findings stay. Code that silences findings looks at it, since it takes the
/// findings of all other rules to know.
package protocol AdoptionRule: Rule {}

extension AdoptionRule {
  package static var form: RuleForm { .adoption }
}

/// What is said about a rule wherever it is mentioned.
package struct RuleInfo: Sendable {
  /// Kebab-case, the rule's name in the configuration.
  package let id: String
  /// One sentence that states the decision.
  package let summary: String
  /// Why the decision was made, in its own terms.
  package let why: String
  /// Swift that breaks the decision. Its first line names the file: `// App/Boot/AppBootstrapper.swift`; further
  /// such lines start further files. For a rule about records it is Markdown.
  package let bad: String
  /// Swift that keeps it.
  package let good: String
  /// What to do in general; each finding says it for its own place.
  package let fix: String
  package let severity: Severity
  package let concern: Concern
  package let remedy: Remedy
  /// The kinds of layers that it looks at; `nil` where what a type is decides, in any layer.
  package let kinds: [LayerKind]?

  package init(
    id: String, summary: String, why: String, bad: String, good: String, fix: String,
    severity: Severity = .error, concern: Concern = .role, remedy: Remedy = .here,
    kinds: [LayerKind]? = nil
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.fix = fix
    self.severity = severity
    self.concern = concern
    self.remedy = remedy
    self.kinds = kinds
  }
}

extension RuleInfo {
  /// Whether it finds anything in files of such a layer; `nil` is no layer.
  package func looks(in kind: LayerKind?) -> Bool {
    guard let kinds else { return true }
    return kind.map(kinds.contains) ?? false
  }
}

/// What a rule has in view, from the widest to the most specific. Where several rules see the same mistake, the most
/// specific of them speaks: what it says to do is closest to what stands there.
package enum Concern: Int, Sendable, Comparable {
  /// Which part of the app may know which other.
  case parts
  /// How code gets what it needs.
  case supply
  /// What a type of its kind may do.
  case role
  /// What the team has written itself.
  case team

  package static func < (left: Concern, right: Concern) -> Bool { left.rawValue < right.rawValue }
}

/// What becomes of a declaration that a rule reports, and so of what other rules say of it.
package enum Remedy: Sendable {
  /// It stays, and something about it changes.
  case here
  /// It goes as a whole, with all that is wrong in it.
  case removal
  /// It moves to where those may use it that use it now.
  case move
}
