import ArchFacts
import ArchModel

extension ExpressionTypes {
  /// The type of this codebase that a property or variable has: as annotated, else as its value or wrapper says.
  static func type(of reference: MemberReference, in codebase: Codebase) -> SymbolID? {
    let member = codebase.member(reference)
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    if !member.type.isEmpty { return codebase.resolveType(member.type, at: place) }
    guard !member.value.isEmpty || !member.attributes.isEmpty else { return nil }
    return ExpressionTypes.kind(ofUntyped: member, at: place, in: codebase.code).symbol
  }
}

extension CodeMember {
  /// The type of this codebase that it has: as annotated, else as its value or wrapper says.
  var type: SymbolID? { ExpressionTypes.type(of: reference, in: file.codebase) }
}
