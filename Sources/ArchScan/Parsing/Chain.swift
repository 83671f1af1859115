import ArchFacts

/// What has been read of a postfix expression: a chain of names that a call or an access may follow.
struct Chain {
  /// Where it starts.
  var start: Int32
  /// Only names so far, so that the text is a callee.
  var isNamed = false
  /// Starts with a period.
  var isImplicit = false
  /// The last name; empty if what comes last is none.
  var lastName = ByteRange.none
  /// The first name starts with an upper-case letter.
  var isUpperCase = false
  /// After the last member of an upper-case chain; 0 while there is none.
  var accessEnd: Int32 = 0
  /// A literal, which takes no trailing closure.
  var isLiteral = false
  /// The implicit member that the chain consists of so far; into `implicitMembers`.
  var implicitMember = FileFacts.none
  /// Where the names end that the chain starts with; 0 while it goes on as names, or if it starts with none.
  var rootEnd: Int32 = 0
  /// The call that the chain goes on from; into `calls`.
  var receiver = FileFacts.none

  /// From here on it is an expression like any other.
  mutating func end(at offset: Int32) {
    if isNamed { rootEnd = offset }
    isNamed = false
    receiver = FileFacts.none
    lastName = .none
    isUpperCase = false
    accessEnd = 0
    isLiteral = false
    implicitMember = FileFacts.none
  }
}
