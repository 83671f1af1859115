package import ArchFacts

extension FileFacts {
  /// Everything there is to see in one file. Never fails; what is not understood is stepped over and counted.
  package convenience init(scanning bytes: [UInt8], path: String) {
    var scanner = Scanner()
    self.init(scanner.lists(of: bytes, path: path))
  }
}

/// Scans one file after the other and uses its memory again. One for each thread.
package struct Scanner: ~Copyable {
  private var tokens = TokenBuffer()
  private var spare = FactLists(path: "", bytes: [])

  package init() {}

  deinit { tokens.deallocate() }

  package mutating func scan(_ bytes: [UInt8], path: String) -> FileFacts {
    FileFacts(lists(of: bytes, path: path))
  }

  fileprivate mutating func lists(of bytes: [UInt8], path: String) -> FactLists {
    bytes.withSourceBytes { source in
      var lexer = Lexer(source, reusing: tokens)
      lexer.run()
      tokens = lexer.tokens
      spare.removeAll()
      spare.path = path
      spare.bytes = bytes
      spare.suppressionComments = lexer.suppressionComments
      spare.docComments = lexer.docComments
      var parser = Parser(TokenCursor(tokens, source), taking: &spare)
      parser.parseFile()
      spare = parser.takeFacts()
      return spare.fittingCopy()
    }
  }
}

extension Parser {
  mutating func parseFile() {
    while kind != .endOfFile {
      parseItems(in: .file, limit: cursor.tokens.count - 1)
      // A brace or a directive that belongs to nothing.
      if kind != .endOfFile { skipUnknown() }
    }
  }
}
