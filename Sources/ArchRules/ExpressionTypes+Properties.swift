import ArchFacts
import ArchModel

extension ExpressionTypes {
  /// The type of this codebase that a property or variable has: as annotated, else as its value says.
  static func type(of reference: MemberReference, in codebase: Codebase) -> SymbolID? {
    let member = codebase.member(reference)
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    if !member.type.isEmpty { return codebase.resolveType(member.type, at: place) }
    guard !member.value.isEmpty else { return nil }
    return ExpressionTypes(codebase, file: reference.file).kind(ofValue: member.value, at: place).symbol
  }
}

extension Codebase {
  /// Whether a name at a place is one at file scope: no local, parameter or member hides it.
  func isGlobal(_ name: ByteRange, at place: Place) -> Bool {
    let facts = files[Int(place.file)].facts
    let text = facts.verbatim(name)
    var function = place.function
    while function >= 0 {
      let declared = facts.functions[Int(function)]
      if declared.parameters.indices.contains(where: { facts.verbatim(facts.parameters[$0].name) == text }) {
        return false
      }
      if facts.locals.contains(where: {
        $0.function == function && $0.name.start < name.start && facts.verbatim($0.name) == text
      }) {
        return false
      }
      function = declared.enclosing
    }
    guard let own = type(at: place) else { return true }
    return !([own] + symbols.supertypes(of: own)).contains { owner in
      members(of: owner).contains { files[Int($0.file)].facts.verbatim(member($0).name) == text }
    }
  }
}
