import SwiftSyntax

extension FactVisitor {
  func addImport(_ node: ImportDeclSyntax) {
    let access = node.modifiers.first { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
        .keyword(.private),
        .keyword(.open):
        true
      default:
        false
      }
    }
    facts.imports.append(
      ImportFact(
        line: location(node.importKeyword).line,
        kind: node.importKindSpecifier?.text,
        path: text(node.path),
        attributes: attributes(in: node.attributes).map { String(text($0).dropFirst()) },
        access: access.map { text($0) },
        conditional: here.isConditional))
  }

  func addEnumCase(_ node: EnumCaseElementSyntax) {
    guard node.name.isWritten else { return }
    facts.enumCases.append(
      EnumCaseFact(line: location(node.name).line, owner: here.owner, name: node.name.text))
  }

  /// The attributes of a list, those inside `#if` too.
  func attributes(in list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute):
        return [attribute]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let list)? = clause.elements else { return [] }
          return attributes(in: list)
        }
      }
    }
  }

  func names(of list: AttributeListSyntax) -> [String] {
    attributes(in: list).map { text($0.attributeName) }
  }

  func texts(of modifiers: DeclModifierListSyntax) -> [String] {
    modifiers.map { text($0) }
  }
}

extension FactVisitor {
  func enterType(_ node: some DeclGroupSyntax & NamedDeclSyntax, kind: String) -> SyntaxVisitorContinueKind {
    addType(
      node, kind: kind, name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      inherits: node.inheritanceClause)
    return enterType(named: node.name.text)
  }

  func enterExtension(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      node, kind: "extension", name: node.extendedType, attributes: node.attributes,
      modifiers: node.modifiers,
      inherits: node.inheritanceClause)
    return enterType(named: text(node.extendedType))
  }

  func addTypeAlias(_ node: TypeAliasDeclSyntax) {
    addType(
      node, kind: "typealias", name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      inherits: nil)
  }

  func addAssociatedType(_ node: AssociatedTypeDeclSyntax) {
    addType(
      node, kind: "associatedtype", name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      inherits: node.inheritanceClause)
  }

  private func enterType(named name: String) -> SyntaxVisitorContinueKind {
    enter {
      $0.owner = qualified(name)
      $0.function = nil
      $0.body = nil
      $0.isPattern = false
    }
  }

  private func qualified(_ name: String) -> String {
    here.owner.map { "\($0).\(name)" } ?? name
  }

  private func addType(
    _ node: some DeclSyntaxProtocol, kind: String, name: some SyntaxProtocol, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, inherits: InheritanceClauseSyntax?
  ) {
    let written = text(name)
    guard !written.isEmpty else { return }
    let place = location(name)
    facts.types.append(
      TypeFact(
        line: place.line,
        column: place.column,
        kind: kind,
        name: qualified(written),
        inherits: inherits?.inheritedTypes.map { text($0.type) } ?? [],
        modifiers: texts(of: modifiers),
        attributes: names(of: attributes)))
  }
}
