import SwiftSyntax

extension FactVisitor {
  func addArguments(of node: FunctionCallExprSyntax) {
    let call = start(place(of: node))
    var index = 0
    func add(_ label: TokenSyntax?, _ value: ExprSyntax, isTrailing: Bool) {
      defer { index += 1 }
      let place = location(value)
      facts.arguments.append(
        ArgumentFact(
          line: place.line, column: place.column, end: end(value),
          label: label.flatMap { $0.isWritten ? $0.text : nil }, index: index, trailing: isTrailing,
          call: call))
    }
    for argument in node.arguments { add(argument.label, argument.expression, isTrailing: false) }
    if let closure = node.trailingClosure { add(nil, ExprSyntax(closure), isTrailing: true) }
    for closure in node.additionalTrailingClosures {
      add(closure.label, ExprSyntax(closure.closure), isTrailing: true)
    }
  }

  /// The call that a callee goes on from, with nothing but `.name`, `?`, `!` and `<T>` between.
  func receiver(of callee: ExprSyntax) -> FunctionCallExprSyntax? {
    var current = callee
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) { return call }
      guard let inner = innerLink(of: current) else { return nil }
      current = inner
    }
  }

  /// What a chain goes on from: of `a.b?` that is `a.b`, of `a.b` that is `a`.
  private func innerLink(of expression: ExprSyntax) -> ExprSyntax? {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return expression.as(GenericSpecializationExprSyntax.self)?.expression
  }

  /// The text of a callee after the call that it goes on from.
  func chained(_ callee: ExprSyntax, behind receiver: FunctionCallExprSyntax) -> String? {
    let whole = normalizedText(
      of: callee, in: bytes, from: receiver.endPositionBeforeTrailingTrivia.utf8Offset)
    return whole.isEmpty ? nil : whole
  }

  func addImplicitMember(_ node: MemberAccessExprSyntax) {
    guard node.base == nil, node.declName.baseName.isWritten else { return }
    let place = location(node.declName.baseName)
    var fact = ImplicitMemberFact(
      line: place.line, column: place.column, name: node.declName.baseName.text, owner: here.owner,
      function: here.function,
      called: Syntax(node).parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id,
      pattern: here.isPattern)
    if let (argument, call) = argumentStarting(with: Syntax(node)) {
      fact.call = start(self.place(of: call))
      fact.label = argument.label.flatMap { $0.isWritten ? $0.text : nil }
      fact.argument = call.arguments.map(\.id).firstIndex(of: argument.id)
    }
    facts.implicitMembers.append(fact)
  }

  /// The argument whose value starts with a node.
  private func argumentStarting(with node: Syntax) -> (LabeledExprSyntax, FunctionCallExprSyntax)? {
    let position = node.positionAfterSkippingLeadingTrivia
    var current = node
    while let parent = current.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard argument.expression.positionAfterSkippingLeadingTrivia == position,
          let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (argument, call)
      }
      guard parent.positionAfterSkippingLeadingTrivia == position else { return nil }
      current = parent
    }
    return nil
  }

  /// A chain of names that starts here, up to what is not a name.
  func addNameChain(from root: ExprSyntax) {
    guard !here.isPattern else { return }
    if let reference = root.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.isWritten, isStart(reference) else { return }
    }
    var chain = root
    while let outer = chain.parent?.as(ExprSyntax.self), innerLink(of: outer)?.id == chain.id {
      if let access = outer.as(MemberAccessExprSyntax.self), !access.declName.baseName.isWritten { break }
      chain = outer
    }
    let place = location(chain)
    facts.nameChains.append(NameChainFact(line: place.line, column: place.column, text: text(chain)))
  }

  /// Whether a name is an expression of its own: no member, no operator, no word of an attribute or a key path.
  private func isStart(_ reference: DeclReferenceExprSyntax) -> Bool {
    switch reference.baseName.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .prefixAmpersand: return false
    default: break
    }
    guard let parent = reference.parent, !isWordOfAttribute(reference) else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return access.base?.id == ExprSyntax(reference).id
    }
    return !parent.is(KeyPathPropertyComponentSyntax.self)
  }

  /// `member` in `@attached(member, names: named(x))`, `f` in `@_dynamicReplacement(for: f)`: not expressions.
  private func isWordOfAttribute(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let parent = reference.parent else { return false }
    if parent.is(LabeledExprSyntax.self), let attribute = parent.parent?.parent?.as(AttributeSyntax.self) {
      let name = text(attribute.attributeName)
      return (name == "attached" || name == "freestanding")
        && parent.positionAfterSkippingLeadingTrivia == parent.parent?.positionAfterSkippingLeadingTrivia
    }
    return parent.is(DynamicReplacementAttributeArgumentsSyntax.self)
      || parent.is(ImplementsAttributeArgumentsSyntax.self)
      || parent.is(DerivativeAttributeArgumentsSyntax.self)
      || parent.is(SpecializeTargetFunctionArgumentSyntax.self)
  }

  /// In a sequence the type follows `as` as an element of its own.
  func addCasts(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (element, next) in zip(elements, elements.dropFirst()) where element.is(UnresolvedAsExprSyntax.self) {
      let place = location(next)
      facts.casts.append(CastFact(line: place.line, column: place.column, end: end(next)))
    }
  }

  func addClosure(_ node: ClosureExprSyntax) {
    let place = location(node)
    facts.closures.append(ClosureFact(line: place.line, column: place.column, end: end(node)))
  }
}

extension FactVisitor {
  func addReturnedValue(_ node: ReturnStmtSyntax) {
    if let value = node.expression { add(value, isImplicit: false) }
  }

  /// The expression that is all of a body or closure is what it gives back.
  func addResult(of items: CodeBlockItemListSyntax) {
    guard items.count == 1, case .expr(let value)? = items.first?.item, !value.is(IfExprSyntax.self),
      !value.is(SwitchExprSyntax.self)
    else { return }
    add(value, isImplicit: true)
  }

  private func add(_ value: ExprSyntax, isImplicit: Bool) {
    let place = location(value)
    facts.returnedValues.append(
      ReturnedValueFact(
        line: place.line, column: place.column, end: end(value), implicit: isImplicit, closure: here.closure,
        function: here.function))
  }
}

extension FactVisitor {
  func addCondition(_ node: ConditionElementSyntax) {
    var fact = ConditionFact(
      line: 0, column: 0, end: end(node.condition), kind: "expression", of: owner(of: node))
    (fact.line, fact.column) = location(node.condition)
    switch node.condition {
    case .expression: break
    case .availability: fact.kind = "availability"
    case .matchingPattern(let matching):
      fact.kind = "pattern"
      fact.pattern = text(matching.pattern)
      fact.value = span(matching.initializer.value)
    case .optionalBinding(let binding):
      fact.kind = "binding"
      fact.pattern = text(binding.pattern)
      fact.value = binding.initializer.map { span($0.value) }
    }
    facts.conditions.append(fact)
  }

  private func owner(of node: ConditionElementSyntax) -> String {
    guard let statement = node.parent?.parent else { return "" }
    if statement.is(IfExprSyntax.self) { return "if" }
    return statement.is(GuardStmtSyntax.self) ? "guard" : "while"
  }

  func addCondition(of node: RepeatStmtSyntax) {
    let place = location(node.condition)
    facts.conditions.append(
      ConditionFact(
        line: place.line, column: place.column, end: end(node.condition), kind: "expression", of: "while"))
  }

  func addWhere(_ node: WhereClauseSyntax) {
    let place = location(node.condition)
    let statement = node.parent
    let of =
      statement?.is(ForStmtSyntax.self) == true
      ? "for" : statement?.is(SwitchCaseItemSyntax.self) == true ? "case" : "catch"
    facts.conditions.append(
      ConditionFact(line: place.line, column: place.column, end: end(node.condition), kind: "where", of: of))
  }

  private func span(_ node: some SyntaxProtocol) -> String { "\(start(node))-\(end(node))" }

  func addNegation(_ node: PrefixOperatorExprSyntax) {
    guard node.operator.text == "!", node.parent?.is(PrefixOperatorExprSyntax.self) != true else { return }
    let place = location(node.operator)
    facts.operators.append(
      OperatorFact(line: place.line, column: place.column, kind: "!", operands: span(node.expression)))
  }

  /// Operators and assignments among the elements of an expression, which swift-syntax leaves in one row.
  func addOperations(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    var testStart = 0
    for (index, element) in elements.enumerated() where index > 0 {
      var kind: String?
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        let place = location(ternary.questionMark)
        facts.operators.append(
          OperatorFact(
            line: place.line, column: place.column, kind: "ternary",
            operands: "\(start(elements[testStart]))-\(end(elements[index - 1]))"))
        testStart = index + 1
        addBranchStart(
          "ternary", at: ternary.questionMark, index + 1 < elements.count ? elements[index + 1] : nil)
      } else if element.is(AssignmentExprSyntax.self) {
        addAssignment(index, elements)
        testStart = index + 1
      } else if let binary = element.as(BinaryOperatorExprSyntax.self) {
        kind = operatorKind(binary.operator.text)
        if isAssignment(binary.operator.text), addAssignment(index, elements) { testStart = index + 1 }
      }
      guard let kind, index + 1 < elements.count else { continue }
      var left = index - 1
      while left >= 2,
        elements[left - 1].is(UnresolvedAsExprSyntax.self)
          || elements[left - 1].is(UnresolvedIsExprSyntax.self)
      {
        left -= 2
      }
      let place = location(element)
      facts.operators.append(
        OperatorFact(
          line: place.line, column: place.column, kind: kind,
          operands: "\(start(elements[left]))-\(end(elements[index + 1]))"))
    }
  }

  @discardableResult
  private func addAssignment(_ index: Int, _ elements: [ExprSyntax]) -> Bool {
    let target = withoutPrefixes(elements[index - 1])
    guard isOperand(target), index + 1 < elements.count, let last = elements.last else { return false }
    let place = location(target)
    facts.assignments.append(
      AssignmentFact(
        line: place.line, column: place.column, target: text(target), root: root(of: target),
        member: lastName(of: target)?.text, operator: text(elements[index]),
        value: "\(start(elements[index + 1]))-\(end(last))", owner: here.owner, function: here.function))
    return true
  }

  /// Whether something can be assigned to it, other than `_`.
  private func isOperand(_ target: ExprSyntax) -> Bool {
    !target.is(DiscardAssignmentExprSyntax.self) && !target.is(TypeExprSyntax.self)
      && !target.is(KeyPathExprSyntax.self) && !target.is(IfExprSyntax.self)
      && !target.is(SwitchExprSyntax.self)
      && !target.is(PrefixOperatorExprSyntax.self)
  }

  private func withoutPrefixes(_ expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    while true {
      if let inner = current.as(TryExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(AwaitExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(UnsafeExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(ConsumeExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(CopyExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(BorrowExprSyntax.self) {
        current = inner.expression
      } else if let inner = current.as(PrefixOperatorExprSyntax.self), inner.operator.text != "!" {
        current = inner.expression
      } else if let inner = current.as(InOutExprSyntax.self) {
        current = inner.expression
      } else {
        return current
      }
    }
  }

  /// The names that an expression starts with, up to a call, a subscript or anything else.
  private func root(of target: ExprSyntax) -> String? {
    var current = target
    while true {
      if case .otherExpression = chainRoot(of: current) {} else { return text(current) }
      if let inner = innerLink(of: current) {
        current = inner
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        current = call.calledExpression
      } else if let postfix = current.as(PostfixOperatorExprSyntax.self) {
        current = postfix.expression
      } else if let conditional = current.as(PostfixIfConfigExprSyntax.self), let base = conditional.base {
        current = base
      } else {
        return nil
      }
    }
  }

  private func isAssignment(_ text: String) -> Bool {
    let comparisons: Set<String> = [
      "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]
    return text.utf8.last == UInt8(ascii: "=") && !comparisons.contains(text)
  }

  private func operatorKind(_ text: String) -> String? {
    switch text {
    case "&&", "||", "??": return text
    case "==", "!=", "<=", ">=", "~=", "===", "!==", "<", ">": return "comparison"
    default: break
    }
    guard let first = text.utf8.first else { return nil }
    switch text.utf8.count {
    case 1: return "+-*/%&|^".utf8.contains(first) ? "arithmetic" : nil
    case 2:
      if "+-*/%&".utf8.contains(first) { return "arithmetic" }
      return "=!<>~".utf8.contains(first) && (text.hasSuffix("<") || text.hasSuffix(">")) ? "arithmetic" : nil
    case 3: return "=!".utf8.contains(first) ? "comparison" : nil
    default: return nil
    }
  }
}
