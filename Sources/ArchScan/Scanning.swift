package import ArchFacts

extension FileFacts {
  /// Everything there is to see in one file. Never fails; what is not understood is stepped over and counted.
  package init(scanning bytes: [UInt8], path: String) {
    var scanner = Scanner()
    self = scanner.scan(bytes, path: path)
  }
}

/// Scans one file after the other and uses its memory again. One for each thread.
package struct Scanner {
  private var tokens: [Token] = []

  package init() {}

  package mutating func scan(_ bytes: [UInt8], path: String) -> FileFacts {
    var lexer = Lexer(bytes, reusing: tokens)
    tokens = []
    lexer.run()
    var facts = FileFacts(path: path, bytes: bytes)
    facts.suppressionComments = lexer.suppressionComments.map { ByteRange(start: Int32($0.start), end: Int32($0.end)) }
    facts.docComments = lexer.docComments.map { ByteRange(start: Int32($0.start), end: Int32($0.end)) }
    var parser = Parser(tokens: lexer.tokens, facts: facts)
    parser.parseFile()
    tokens = lexer.tokens
    return parser.facts
  }
}

extension Parser {
  mutating func parseFile() {
    while kind != .endOfFile {
      parseItems(in: .file, limit: tokens.count - 1)
      // A brace or a directive that belongs to nothing.
      if kind != .endOfFile { skipUnknown() }
    }
  }
}
