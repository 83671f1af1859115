import SwiftSyntax

extension FactVisitor {
  func addCall(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression
    let isChain = isChain(callee)
    let member = lastName(of: callee)
    let place = location(self.place(of: node))
    let receiver = self.receiver(of: callee)
    facts.calls.append(
      CallFact(
        line: place.line,
        column: place.column,
        callee: isChain ? text(callee) : "<expr>",
        member: member?.text,
        owner: here.owner,
        function: here.function,
        pattern: here.isPattern,
        receiver: receiver.map { start(self.place(of: $0)) },
        chained: receiver.flatMap { self.chained(callee, behind: $0) }))
    if !here.isPattern { addArguments(of: node) }
  }

  /// What a call's position is: the start of a chain, else the last name, else what opens the arguments.
  func place(of node: FunctionCallExprSyntax) -> Syntax {
    let callee = node.calledExpression
    if isChain(callee) { return Syntax(callee) }
    if let member = lastName(of: callee) { return Syntax(member) }
    return openingOfArguments(of: node)
  }

  private func isChain(_ expression: ExprSyntax) -> Bool {
    if case .otherExpression = chainRoot(of: expression) { return false }
    return true
  }

  /// `(`, or the `{` of the first trailing closure.
  private func openingOfArguments(of node: FunctionCallExprSyntax) -> Syntax {
    if let parenthesis = node.leftParen { return Syntax(parenthesis) }
    if let closure = node.trailingClosure { return Syntax(closure) }
    return Syntax(node.calledExpression)
  }

  /// The name a callee ends in. `self`, `super` and `$0` are none, and `?`, `!` and `>` end in none.
  func lastName(of callee: ExprSyntax) -> TokenSyntax? {
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
    let name = text(node.attributeName)
    var fact = AttributeFact(line: place.line, column: place.column, end: end(node), name: name)
    // What those two list are words of their own.
    if case .argumentList(let arguments)? = node.arguments, name != "attached", name != "freestanding",
      let first = arguments.first
    {
      fact.argument = "\(start(first.expression))-\(end(first.expression))"
    }
    facts.attributes.append(fact)
  }

  func addElements(of node: ArrayExprSyntax) {
    for element in node.elements {
      let place = location(element.expression)
      facts.listElements.append(
        ListElementFact(
          line: place.line, column: place.column, end: end(element.expression), list: start(node),
          hasKey: false))
    }
  }

  func addValues(of node: DictionaryExprSyntax) {
    guard case .elements(let elements) = node.content else { return }
    for element in elements {
      let place = location(element.value)
      facts.listElements.append(
        ListElementFact(
          line: place.line, column: place.column, end: end(element.value), list: start(node), hasKey: true))
    }
  }

  func addBranchStart(_ kind: String, at word: some SyntaxProtocol, _ first: (some SyntaxProtocol)?) {
    guard let first else { return }
    let place = location(word)
    facts.branchStarts.append(
      BranchStartFact(line: place.line, column: place.column, kind: kind, start: start(first)))
  }

  func addGenericType(_ name: TokenSyntax, of module: ModuleSelectorSyntax?) {
    guard name.tokenKind != .keyword(.Self), !isInSpecialization(name) else { return }
    let place = module.map(location) ?? location(name)
    facts.genericTypes.append(
      GenericTypeFact(line: place.line, column: place.column, name: prefix(module) + name.text))
  }

  /// `@_specialize(where T == Array<Int>)` tells the optimizer something, and names nothing that the code uses.
  private func isInSpecialization(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { node in
      switch node.as(AttributeSyntax.self)?.arguments {
      case .specializeArguments, .specializedArguments: true
      default: false
      }
    }
  }

  private func prefix(_ module: ModuleSelectorSyntax?) -> String {
    module.map { $0.moduleName.text + "::" } ?? ""
  }

  /// `A.B` of `A.B<C>`; what follows the arguments of an outer type is not a name by itself.
  func addGenericType(_ node: MemberTypeSyntax) {
    var names = [node.name.text]
    var base = node.baseType
    while let outer = base.as(MemberTypeSyntax.self) {
      guard outer.genericArgumentClause == nil else { return }
      names.append(outer.name.text)
      base = outer.baseType
    }
    guard let root = base.as(IdentifierTypeSyntax.self), root.genericArgumentClause == nil else { return }
    guard root.name.tokenKind != .keyword(.Self), !isInSpecialization(node) else { return }
    names.append(prefix(root.moduleSelector) + root.name.text)
    let place = location(node)
    facts.genericTypes.append(
      GenericTypeFact(line: place.line, column: place.column, name: names.reversed().joined(separator: ".")))
  }
}
