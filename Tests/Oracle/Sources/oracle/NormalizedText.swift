import SwiftSyntax

/// The text of a node as facts show it: comments dropped (a comment alone leaves nothing behind, the blanks
/// next to it stay), each run of blanks one blank, no blank next to a period, none at the ends. String literals
/// are taken as they are.
///
/// With an offset, only what follows it.
func normalizedText(of node: some SyntaxProtocol, in bytes: [UInt8], from offset: Int = 0) -> String {
  let start = max(node.positionAfterSkippingLeadingTrivia.utf8Offset, offset)
  let end = node.endPositionBeforeTrailingTrivia.utf8Offset
  guard start < end else { return "" }
  let written = bytes[start..<end]
  // Without a blank or a slash there is no trivia inside. Most texts end here.
  if !written.contains(where: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "/") || $0 == 0x7F }) {
    return String(decoding: written, as: UTF8.self)
  }

  var text: [UInt8] = []
  var pendingBlank = false
  func append(_ part: some Collection<UInt8>) {
    guard let first = part.first else { return }
    if pendingBlank, let last = text.last, last != UInt8(ascii: "."), first != UInt8(ascii: ".") {
      text.append(UInt8(ascii: " "))
    }
    pendingBlank = false
    text.append(contentsOf: part)
  }
  func append(_ trivia: Trivia) {
    for piece in trivia {
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .formfeeds, .verticalTabs:
        pendingBlank = true
      case .blockComment, .docBlockComment, .lineComment, .docLineComment:
        break
      case .backslashes, .pounds, .unexpectedText:
        var written = ""
        piece.write(to: &written)
        append(Array(written.utf8))
      }
    }
  }

  var literalEnd = start
  var isFirst = true
  for token in node.tokens(viewMode: .sourceAccurate) {
    let tokenStart = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if tokenStart < literalEnd { continue }
    if !isFirst { append(token.leadingTrivia) }
    isFirst = false
    if let literal = stringLiteral(startingWith: token) {
      literalEnd = min(literal.endPositionBeforeTrailingTrivia.utf8Offset, end)
      append(bytes[tokenStart..<max(tokenStart, literalEnd)])
      append(literal.trailingTrivia)
      continue
    }
    append(bytes[tokenStart..<token.endPositionBeforeTrailingTrivia.utf8Offset])
    append(token.trailingTrivia)
  }
  return String(decoding: text, as: UTF8.self)
}

private func stringLiteral(startingWith token: TokenSyntax) -> Syntax? {
  switch token.tokenKind {
  case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
    guard let literal = token.parent,
      literal.is(StringLiteralExprSyntax.self) || literal.is(SimpleStringLiteralExprSyntax.self),
      literal.positionAfterSkippingLeadingTrivia == token.positionAfterSkippingLeadingTrivia
    else { return nil }
    return literal
  default:
    return nil
  }
}
