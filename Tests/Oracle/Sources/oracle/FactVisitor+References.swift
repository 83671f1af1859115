import SwiftSyntax

extension FactVisitor {
  func addCall(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression
    let isChain: Bool
    if case .otherExpression = chainRoot(of: callee) { isChain = false } else { isChain = true }
    let member = lastName(of: callee)
    let place: (line: Int, column: Int)
    if isChain {
      place = location(callee)
    } else if let member {
      place = location(member)
    } else {
      place = location(openingOfArguments(of: node))
    }
    facts.calls.append(
      CallFact(
        line: place.line,
        column: place.column,
        callee: isChain ? text(callee) : "<expr>",
        member: member?.text,
        owner: here.owner,
        function: here.function,
        pattern: here.isPattern))
  }

  /// `(`, or the `{` of the first trailing closure.
  private func openingOfArguments(of node: FunctionCallExprSyntax) -> Syntax {
    if let parenthesis = node.leftParen { return Syntax(parenthesis) }
    if let closure = node.trailingClosure { return Syntax(closure) }
    return Syntax(node.calledExpression)
  }

  /// The name a callee ends in. `self`, `super` and `$0` are none, and `?`, `!` and `>` end in none.
  private func lastName(of callee: ExprSyntax) -> TokenSyntax? {
    if let access = callee.as(MemberAccessExprSyntax.self) { return written(access.declName.baseName) }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
    switch name.tokenKind {
    case .keyword(.self), .keyword(.super), .dollarIdentifier: return nil
    default: return written(name)
    }
  }

  private func written(_ name: TokenSyntax) -> TokenSyntax? { name.isWritten ? name : nil }

  func addMemberAccess(_ node: MemberAccessExprSyntax) {
    guard isEndOfChain(node), node.declName.baseName.isWritten,
      case .reference(let root) = chainRoot(of: ExprSyntax(node)),
      root.baseName.startsWithUppercaseLetter
    else { return }
    let place = location(node)
    facts.memberAccess.append(MemberAccessFact(line: place.line, column: place.column, text: text(node)))
  }

  func addMacro(pound: TokenSyntax, name: TokenSyntax, kind: String) {
    let place = location(pound)
    facts.macros.append(
      MacroFact(
        line: place.line, column: place.column, name: name.text, kind: kind, owner: here.owner,
        function: here.function))
  }

  func addAttribute(_ node: AttributeSyntax) {
    let place = location(node.atSign)
    facts.attributes.append(
      AttributeFact(line: place.line, column: place.column, name: text(node.attributeName)))
  }
}
