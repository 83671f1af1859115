import ArchConfig
import ArchFacts
import ArchModel

/// One type, as rules look at it.
struct CodeType: Hashable, Sendable {
  let codebase: Codebase
  let id: SymbolID

  init(_ codebase: Codebase, _ id: SymbolID) {
    self.codebase = codebase
    self.id = id
  }

  static func == (one: CodeType, other: CodeType) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var symbol: TypeSymbol { codebase.symbols[id] }
  var kind: TypeKind { symbol.kind }
  /// With the types around it.
  var name: String { codebase.symbols.qualifiedName(of: id) }
  var simpleName: String { codebase.symbols.name(of: id) }
  /// What `allow` may call it.
  var names: [String] { [simpleName, name] }
  var nameRange: ByteRange { codebase.nameRange(of: id) }
  var attributes: [String] { file.source.texts(declaration.attributes) }
  var declaration: TypeDeclaration { file.facts.types[Int(symbol.declaration)] }

  /// Where it is declared.
  var file: CodeFile { CodeFile(codebase, symbol.file) }
  var place: Place { Place(file: symbol.file, owner: symbol.declaration, function: FileFacts.none) }
  var layerKind: LayerKind? { codebase.layerKind(of: id) }
  var layerName: String? { codebase.file(of: id).layer?.name }

  var role: Role { codebase.role(of: id).role }
  /// Of a protocol the role of those that conform to it.
  var purpose: Role? { codebase.purpose(of: id)?.role }
  /// Why it is a component; `nil` when it is not one.
  var evidence: ComponentEvidence? { codebase.componentEvidence(of: id) }
  /// The protocol that users may name instead of it.
  var need: CodeType? { codebase.need(of: id).map { CodeType(codebase, $0) } }

  /// Whether it is declared by this codebase for the app: not for a test, a preview or a mock.
  var isJudged: Bool {
    let symbol = symbol
    return !symbol.isExternal && !symbol.isTest && codebase.file(of: id).isProduction(at: nameRange.start)
  }

  /// Whether its name says that it stands back for others of the same protocol, whoever uses it.
  var standsBack: Bool { codebase.standsBack(id) }

  var isInCompositionRoot: Bool { codebase.isInCompositionRoot(id) }

  /// The type around it.
  var parent: CodeType? {
    symbol.parent.ifAny.map { CodeType(codebase, $0) }
  }

  /// Itself and the types around it, from the inside out.
  var scopes: some Sequence<CodeType> { sequence(first: self) { $0.parent } }

  /// Those of extensions included, inherited ones not.
  var members: some Sequence<CodeMember> {
    codebase.members(of: id).lazy.map { CodeMember($0, codebase) }
  }

  /// What it inherits or conforms to, as far as this codebase declares it.
  var supertypes: some Sequence<CodeType> {
    codebase.symbols.supertypes(of: id).lazy.map { CodeType(codebase, $0) }
  }

  /// The same for what is Apple's or a package's.
  var foreignSupertypes: some Sequence<String> {
    codebase.symbols.externalSupertypes(of: id).lazy.map(codebase.symbols.names.string)
  }

  /// The place where it is declared, with a remark about it.
  func declared(_ message: String) -> Findings.Related { file.related(nameRange, message) }
}

extension Codebase {
  /// The type of this codebase that a name means at a place.
  func typeNamed(_ name: ByteRange, at place: Place) -> CodeType? {
    resolve(name, at: place).symbol.map { CodeType(self, $0) }
  }

  /// The type whose code is at a place.
  func typeAround(_ place: Place) -> CodeType? { type(at: place).map { CodeType(self, $0) } }
}
