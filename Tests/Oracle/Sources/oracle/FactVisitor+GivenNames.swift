import SwiftSyntax

// Names for what loops and closures are given.
extension FactVisitor {
  func addGivenNames(of node: ClosureExprSyntax) {
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters)?:
      for (number, parameter) in parameters.enumerated() {
        add(parameter.name, nil, number, of: start(node))
      }
    case .parameterClause(let clause)?:
      for (number, parameter) in clause.parameters.enumerated() {
        add(parameter.secondName ?? parameter.firstName, parameter.type, number, of: start(node))
      }
    case nil:
      break
    }
  }

  func addGivenNames(of node: ForStmtSyntax) {
    guard node.caseKeyword == nil else { return }
    var pattern = node.pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    let names = tokens(of: pattern)
    let isTuple = pattern.is(TuplePatternSyntax.self)
    for (number, name) in names.enumerated() {
      let type = isTuple ? nil : node.typeAnnotation?.type
      add(name, type, isTuple ? number : nil, of: start(node))
    }
  }

  private func tokens(of pattern: PatternSyntax) -> [TokenSyntax] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { tokens(of: $0.pattern) }
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return tokens(of: binding.pattern) }
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let wildcard = pattern.as(WildcardPatternSyntax.self) { return [wildcard.wildcard] }
    return []
  }

  private func add(_ name: TokenSyntax, _ type: TypeSyntax?, _ number: Int?, of block: String) {
    guard name.tokenKind != .wildcard else { return }
    let place = location(name)
    facts.givenNames.append(
      GivenNameFact(
        line: place.line, column: place.column, name: text(name), type: type.map { text($0) }, number: number,
        of: block))
  }
}
