import ArchFacts

/// Reads tokens as Swift's grammar does and notes down facts on the way; it builds no tree.
///
/// It never fails: what it does not understand it steps over and counts. Recursion is bounded by
/// `maximumDepth`; deeper brackets are stepped over as a whole. Every function named `parse…` may be run
/// tentatively (see `attempt`), in which case it leaves no facts.
struct Parser: ~Copyable {
  /// Where facts found now belong.
  struct Context {
    var owner = FileFacts.none
    var function = FileFacts.none
    var body = FileFacts.none
    var closure = FileFacts.none
    var isPattern = false
  }

  /// An argument that starts with a period learns from here what it is an argument of.
  struct ArgumentPlace {
    var call: Int32
    var label: ByteRange
    var index: Int32
  }

  /// What an assignment keeps of the operand before it.
  struct Operand {
    var range: ByteRange
    var root: ByteRange
    var member: ByteRange
  }

  /// Levels of nesting that are followed; Apple's parser stops at the same depth. A bracket in an expression is one
  /// level: what is in it is expressions, which count it.
  static let maximumDepth = 256

  /// Levels that a look ahead follows from where it begins. It is about types, which need few, and it must not cost
  /// more than the text that it looks at.
  private static let maximumDepthAhead = 128

  var cursor: TokenCursor
  var facts: FactLists
  var context = Context()
  var depth = 0
  var conditionalDepth = 0
  /// More than 0 while something is tried: nothing is noted down.
  var attempts = 0
  /// Where the outermost of them began.
  private var depthOfAttempt = 0
  var typeRole = TypeReferenceRole.variable
  var argumentPlace: ArgumentPlace?
  /// The operand just read, for the `=` that may follow; `nil` if it is a type, an `if` or their like.
  var operand: Operand?
  /// The item just read, if it was an expression.
  var expressionItem: ByteRange?

  /// Facts are added to those it takes; `facts` is empty afterwards, so that nothing is copied.
  init(_ cursor: TokenCursor, taking facts: inout FactLists) {
    self.cursor = cursor
    self.facts = FactLists(path: "", bytes: [])
    swap(&self.facts, &facts)
  }

  consuming func takeFacts() -> FactLists { facts }

  var current: Token { @inline(__always) get { cursor.current } }
  var kind: TokenKind { @inline(__always) get { cursor.current.kind } }
  var word: Keyword { @inline(__always) get { cursor.current.word } }
  var next: Token { @inline(__always) get { cursor.next } }
  var isNoting: Bool { @inline(__always) get { attempts == 0 } }

  @inline(__always)
  mutating func advance() { cursor.advance() }

  /// Steps over what is not understood.
  mutating func skipUnknown() {
    if isNoting { facts.skipped += 1 }
    cursor.skipOne()
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ word: Keyword) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  /// Reads ahead without noting anything down, and comes back unless `body` says that it found what it
  /// looked for and wants to stay.
  mutating func attempt(_ body: (inout Parser) -> Bool) -> Bool {
    let start = cursor
    let startDepth = depth
    if attempts == 0 { depthOfAttempt = depth }
    attempts += 1
    let found = body(&self)
    attempts -= 1
    depth = startDepth
    cursor = start
    return found
  }

  /// Whether one level more may be entered; if not, steps over what is here.
  mutating func enter() -> Bool {
    let limit = attempts > 0 ? depthOfAttempt + Parser.maximumDepthAhead : Parser.maximumDepth
    if depth < min(limit, Parser.maximumDepth) {
      depth += 1
      return true
    }
    skipUnknown()
    return false
  }
}
