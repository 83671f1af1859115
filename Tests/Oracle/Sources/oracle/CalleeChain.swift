import SwiftSyntax

/// What a chain of `.name`, `<T>`, `?` and `!` starts with.
enum ChainRoot {
  /// `name`, `self`, `$0`.
  case reference(DeclReferenceExprSyntax)
  case `super`
  /// `.name`
  case nothing
  case otherExpression
}

/// Walks down to what a chain starts with.
func chainRoot(of expression: ExprSyntax) -> ChainRoot {
  var current = expression
  while true {
    if let reference = current.as(DeclReferenceExprSyntax.self) { return .reference(reference) }
    if let access = current.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return .nothing }
      current = base
    } else if let optional = current.as(OptionalChainingExprSyntax.self) {
      current = optional.expression
    } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
      current = forced.expression
    } else if let specialized = current.as(GenericSpecializationExprSyntax.self) {
      current = specialized.expression
    } else if current.is(SuperExprSyntax.self) {
      return .super
    } else {
      return .otherExpression
    }
  }
}

/// Whether no further `.name` follows on this one in its chain.
func isEndOfChain(_ access: MemberAccessExprSyntax) -> Bool {
  var current = Syntax(access)
  while let parent = current.parent {
    if let outer = parent.as(MemberAccessExprSyntax.self) { return outer.base?.id != current.id }
    let continues: Bool
    if let specialized = parent.as(GenericSpecializationExprSyntax.self) {
      continues = Syntax(specialized.expression).id == current.id
    } else {
      continues = parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    }
    guard continues else { return true }
    current = parent
  }
  return true
}

extension TokenSyntax {
  /// A backtick before the name is not part of it.
  var startsWithUppercaseLetter: Bool {
    let name = text.drop { $0 == "`" }
    return name.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// The same, maybe after underscores.
  var startsLikeType: Bool {
    let name = text.drop { $0 == "`" }.drop { $0 == "_" }
    return name.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// A name that is written, as opposed to one the parser had to make up.
  var isWritten: Bool { presence == .present && !text.isEmpty }
}
