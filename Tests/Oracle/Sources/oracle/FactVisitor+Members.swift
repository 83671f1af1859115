import SwiftSyntax

extension FactVisitor {
  func addMembers(_ node: VariableDeclSyntax) {
    guard isMember(node) else { return }
    for binding in node.bindings {
      let getter = getterEffects(of: binding.accessorBlock)
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        addMember(
          kind: node.bindingSpecifier.text, name: pattern.identifier, attributes: node.attributes,
          modifiers: node.modifiers, type: binding.typeAnnotation?.type, effects: getter)
      } else {
        for name in boundNames(of: PatternSyntax(binding.pattern)) {
          addMember(
            kind: node.bindingSpecifier.text, name: name, attributes: node.attributes,
            modifiers: node.modifiers, effects: getter)
        }
      }
    }
  }

  func addMember(_ node: FunctionDeclSyntax) {
    guard isMember(node) else { return }
    addMember(
      kind: "func", name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      returnType: node.signature.returnClause?.type, parameters: node.signature.parameterClause,
      effects: effects(of: node.signature.effectSpecifiers))
  }

  func addMember(_ node: InitializerDeclSyntax) {
    guard isMember(node) else { return }
    addMember(
      kind: "init", name: node.initKeyword, attributes: node.attributes, modifiers: node.modifiers,
      parameters: node.signature.parameterClause, effects: effects(of: node.signature.effectSpecifiers))
  }

  func addMember(_ node: DeinitializerDeclSyntax) {
    guard isMember(node) else { return }
    addMember(
      kind: "deinit", name: node.deinitKeyword, attributes: node.attributes, modifiers: node.modifiers,
      effects: (node.effectSpecifiers?.asyncSpecifier != nil, false))
  }

  func addMember(_ node: SubscriptDeclSyntax) {
    guard isMember(node) else { return }
    addMember(
      kind: "subscript", name: node.subscriptKeyword, attributes: node.attributes, modifiers: node.modifiers,
      returnType: node.returnClause.type, parameters: node.parameterClause,
      effects: getterEffects(of: node.accessorBlock))
  }

  private typealias Effects = (async: Bool, throws: Bool)

  private func addMember(
    kind: String, name: TokenSyntax, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    type: TypeSyntax? = nil, returnType: TypeSyntax? = nil, parameters: FunctionParameterClauseSyntax? = nil,
    effects: Effects
  ) {
    guard name.isWritten else { return }
    let place = location(name)
    facts.members.append(
      MemberFact(
        line: place.line,
        column: place.column,
        kind: kind,
        name: name.text,
        owner: here.owner,
        static: modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) },
        modifiers: texts(of: modifiers),
        attributes: names(of: attributes),
        type: type.map { text($0) },
        returnType: returnType.map { text($0) },
        params: parameters?.parameters.map { parameter in
          MemberFact.Parameter(label: parameter.firstName.text, type: text(parameter.type))
        } ?? [],
        async: effects.async,
        throws: effects.throws))
  }

  /// Whether a declaration is directly in a type or at file scope, `#if` around it or not.
  private func isMember(_ node: some DeclSyntaxProtocol) -> Bool {
    var current = node.parent
    while let item = current, item.is(MemberBlockItemSyntax.self) || item.is(CodeBlockItemSyntax.self) {
      // An item is in a list; the list says where.
      guard let list = item.parent, let holder = list.parent else { return false }
      if holder.is(MemberBlockSyntax.self) || holder.is(SourceFileSyntax.self) { return true }
      // Clause, list of clauses, #if.
      guard holder.is(IfConfigClauseSyntax.self) else { return false }
      current = holder.parent?.parent?.parent
    }
    return false
  }

  private func boundNames(of pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { boundNames(of: $0.pattern) }
    }
    return []
  }

  private func effects(of specifiers: FunctionEffectSpecifiersSyntax?) -> Effects {
    (specifiers?.asyncSpecifier != nil, specifiers?.throwsClause != nil)
  }

  private func getterEffects(of block: AccessorBlockSyntax?) -> Effects {
    guard case .accessors(let accessors)? = block?.accessors,
      let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
    else { return (false, false) }
    return (getter.effectSpecifiers?.asyncSpecifier != nil, getter.effectSpecifiers?.throwsClause != nil)
  }
}
