import SwiftSyntax

extension FactVisitor {
  func addImport(_ node: ImportDeclSyntax) {
    let path = text(node.path)
    guard !path.isEmpty else { return }
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
        path: path,
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
      kind: kind, name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      inherits: node.inheritanceClause)
    return enterType(named: node.name.text)
  }

  func enterExtension(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      kind: "extension", name: node.extendedType, attributes: node.attributes,
      modifiers: node.modifiers,
      inherits: node.inheritanceClause)
    return enterType(named: text(node.extendedType))
  }

  func addTypeAlias(_ node: TypeAliasDeclSyntax) {
    addType(
      kind: "typealias", name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      inherits: nil)
  }

  func addAssociatedType(_ node: AssociatedTypeDeclSyntax) {
    addType(
      kind: "associatedtype", name: node.name, attributes: node.attributes, modifiers: node.modifiers,
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

  /// A type whose name is missing adds nothing to the names of what it holds.
  private func qualified(_ name: String) -> String? {
    if name.isEmpty { return here.owner }
    return here.owner.map { "\($0).\(name)" } ?? name
  }

  private func addType(
    kind: String, name nameNode: some SyntaxProtocol, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, inherits: InheritanceClauseSyntax?
  ) {
    let written = text(nameNode)
    guard !written.isEmpty, let name = qualified(written) else { return }
    let place = location(nameNode)
    facts.types.append(
      TypeFact(
        line: place.line,
        column: place.column,
        kind: kind,
        name: name,
        inherits: inherits?.inheritedTypes.map { text($0.type) }.filter { !$0.isEmpty } ?? [],
        modifiers: texts(of: modifiers),
        attributes: names(of: attributes)))
  }
}
