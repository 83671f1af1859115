import SwiftParser
import SwiftSyntax

/// The facts of one file, as swift-syntax sees it.
func facts(of bytes: [UInt8], path: String) -> FileFacts {
  // As deep as an optimised parser follows; one that is not stops at a tenth of it.
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
  let visitor = FactVisitor(bytes: bytes, path: path)
  visitor.walk(tree)
  return visitor.facts
}

/// What surrounds the node being visited.
struct Surroundings {
  /// The qualified name of the innermost type.
  var owner: String?
  /// The name of the innermost function within that type.
  var function: String?
  /// The body whose counts grow; an index into the functions of the file.
  var body: Int?
  /// Inside the pattern of a `case`.
  var isPattern = false
  /// Inside a `#if`.
  var isConditional = false
  /// Where the innermost closure within the function starts.
  var closure: String?
}

/// Only decides which node means what; the facts themselves are made in the extensions.
final class FactVisitor: SyntaxVisitor {
  let bytes: [UInt8]
  let lines: LineTable
  var facts: FileFacts
  private(set) var here = Surroundings()
  private var outside: [Surroundings] = []

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    lines = LineTable(bytes)
    facts = FileFacts(path: path, bytes: bytes.count)
    super.init(viewMode: .sourceAccurate)
  }

  /// Goes into a node whose children see `change`d surroundings; `leave` belongs to it.
  func enter(_ change: (inout Surroundings) -> Void) -> SyntaxVisitorContinueKind {
    outside.append(here)
    var inside = here
    change(&inside)
    here = inside
    return .visitChildren
  }

  private func leave() {
    if let last = outside.popLast() { here = last }
  }

  func text(_ node: some SyntaxProtocol) -> String { normalizedText(of: node, in: bytes) }

  /// `line:column` of the first byte, comments and blanks before it left out.
  func start(_ node: some SyntaxProtocol) -> String {
    point(lines.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// `line:column` after the last byte, comments and blanks after it left out.
  func end(_ node: some SyntaxProtocol) -> String {
    point(lines.location(at: node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  private func point(_ place: (line: Int, column: Int)) -> String { "\(place.line):\(place.column)" }

  func location(_ node: some SyntaxProtocol) -> (line: Int, column: Int) {
    lines.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    addImport(node)
    return .visitChildren
  }

  // The conditions of #if are expressions to swift-syntax, but no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    _ = enter { $0.isConditional = true }
    if let elements = node.elements { walk(elements) }
    leave()
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node, kind: "class") }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: "struct")
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node, kind: "enum") }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node, kind: "actor") }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: "protocol")
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterExtension(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addTypeAlias(node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addAssociatedType(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    addEnumCase(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    addMembers(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(node)
    return enterFunction(named: node.name.text)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(node)
    return enterFunction(named: "init")
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(node)
    return enterFunction(named: "deinit")
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(node)
    return enterFunction(named: "subscript")
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterAccessors(node) }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    addClosure(node)
    addGivenNames(of: node)
    let position = start(node)
    _ = enter {
      $0.isPattern = false
      $0.closure = position
    }
    addResult(of: node.statements)
    return .visitChildren
  }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    enter { $0.isPattern = true }
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }
  override func visitPost(_ node: CodeBlockSyntax) { leave() }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }
  override func visitPost(_ node: ExpressionPatternSyntax) { leave() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    addOperations(in: node)
    addCasts(in: node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addNegation(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    addNameChain(from: ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    addNameChain(from: ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    addReturnedValue(node)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addWhere(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addMemberAccess(node)
    addImplicitMember(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addMacro(pound: node.pound, name: node.macroName, kind: "expr")
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMacro(pound: node.pound, name: node.macroName, kind: "decl")
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    addAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    addElements(of: node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    addValues(of: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.genericArgumentClause != nil { addGenericType(node.name, of: node.moduleSelector) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.genericArgumentClause != nil { addGenericType(node) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let reference = node.expression.as(DeclReferenceExprSyntax.self),
      reference.baseName.startsLikeType
    {
      addGenericType(reference.baseName, of: reference.moduleSelector)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if case .case(let label) = node.label {
      addBranchStart("case", at: label.caseKeyword, node.statements.first)
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    addBranchStart("if", at: node.ifKeyword, node.body.statements.first)
    return count(\.if)
  }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { count(\.guard) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { count(\.switch) }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { count(\.case) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    addGivenNames(of: node)
    return count(\.for)
  }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { count(\.while) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    addCondition(of: node)
    return count(\.while)
  }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { count(\.catch) }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { count(\.ternary) }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { countOperator(node) }
}
