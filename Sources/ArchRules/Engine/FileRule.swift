package import ArchModel

/// A rule that judges one file after the other. For the sake of one it may look at others, through the codebase of the
/// file that it is given and in no other way; what it has to know of all code is worked out before.
///
/// While somebody types, a file is judged again when it changes, when one of those does that were looked at for it, or when
/// the rule knows something else.
package protocol FileRule: CodeRule {
  associatedtype Known: KnownOfCode

  func known(of code: Code) -> Known

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings)
}

extension FileRule {
  package static var form: RuleForm { .file(self) }

  package func check(_ code: Code, _ findings: inout Findings) {
    let known = known(of: code)
    for file in code.files { check(file, known, &findings) }
  }
}

extension FileRule where Known == NothingKnown {
  package func known(of code: Code) -> NothingKnown { NothingKnown() }
}

/// What a rule knows of all code before it looks at one file.
package protocol KnownOfCode: Sendable {
  /// Whether it says the same of the same code: what it reads of its codebase when it is asked is left to that.
  func saysTheSame(as other: Self) -> Bool

  /// The same with another codebase to ask.
  func asking(_ codebase: Codebase) -> Self
}

/// Two things that a rule knows.
struct Pair<First: KnownOfCode, Second: KnownOfCode>: KnownOfCode {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func saysTheSame(as other: Pair) -> Bool {
    first.saysTheSame(as: other.first) && second.saysTheSame(as: other.second)
  }

  func asking(_ codebase: Codebase) -> Pair { Pair(first.asking(codebase), second.asking(codebase)) }
}

/// Of a rule that needs to know nothing before.
package struct NothingKnown: KnownOfCode {
  package func saysTheSame(as other: NothingKnown) -> Bool { true }
  package func asking(_ codebase: Codebase) -> NothingKnown { self }
}
