import SwiftSyntax

extension FactVisitor {
  /// Attributes, parameters and default arguments belong to the function, but not to its body, nor to the body
  /// around it.
  func enterFunction(named name: String) -> SyntaxVisitorContinueKind {
    enter {
      $0.function = name.isEmpty ? nil : name
      $0.body = nil
      $0.isPattern = false
    }
  }

  func enterAccessors(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    let nameToken: TokenSyntax
    if let subscripted = node.parent?.as(SubscriptDeclSyntax.self) {
      nameToken = subscripted.subscriptKeyword
      name = "subscript"
    } else {
      let pattern = node.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
      nameToken = pattern?.identifier ?? node.leftBrace
      name = pattern?.identifier.text ?? ""
    }
    var body: Int?
    var getter: CodeBlockItemListSyntax?
    if case .getter(let items) = node.accessors {
      body = addBody(of: name, at: nameToken)
      getter = items
    }
    _ = enter {
      $0.function = name.isEmpty ? nil : name
      $0.body = body
      $0.isPattern = false
      $0.closure = nil
    }
    if let getter { addResult(of: getter) }
    return .visitChildren
  }

  /// A block that is the body of a function or accessor starts an entry of its own.
  func enterBlock(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    let outer = here.body
    var body = outer
    if let function = node.parent?.as(FunctionDeclSyntax.self) {
      body = addBody(of: function.name.text, at: function.name)
    } else if let initializer = node.parent?.as(InitializerDeclSyntax.self) {
      body = addBody(of: "init", at: initializer.initKeyword)
    } else if let deinitializer = node.parent?.as(DeinitializerDeclSyntax.self) {
      body = addBody(of: "deinit", at: deinitializer.deinitKeyword)
    } else if let accessor = node.parent?.as(AccessorDeclSyntax.self) {
      body = addBody(of: here.function ?? "", at: accessor.accessorSpecifier)
    }
    _ = enter {
      $0.body = body
      $0.isPattern = false
      if body != outer { $0.closure = nil }
    }
    if body != outer { addResult(of: node.statements) }
    return .visitChildren
  }

  private func addBody(of name: String, at place: TokenSyntax) -> Int? {
    guard !name.isEmpty else { return nil }
    facts.functions.append(
      FunctionFact(line: location(place).line, name: name, owner: here.owner, counts: BranchCounts()))
    return facts.functions.count - 1
  }

  func count(_ branch: WritableKeyPath<BranchCounts, Int>) -> SyntaxVisitorContinueKind {
    if let body = here.body { facts.functions[body].counts[keyPath: branch] += 1 }
    return .visitChildren
  }

  func countOperator(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.text {
    case "&&": count(\.and)
    case "||": count(\.or)
    case "??": count(\.coalescing)
    default: .visitChildren
    }
  }
}
