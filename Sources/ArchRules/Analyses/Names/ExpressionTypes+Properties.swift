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

extension Codebase {
  /// Whether a name at a place is one at file scope: no local, parameter or member hides it.
  func isGlobal(_ name: ByteRange, at place: Place) -> Bool {
    let facts = files[place.file].facts
    var function = place.function
    while function >= 0 {
      let declared = facts.functions[Int(function)]
      for parameter in declared.parameters.indices
      where facts.hasSameText(facts.parameters[parameter].name, as: name, of: facts) {
        return false
      }
      if facts.hasLocal(named: name, in: function) { return false }
      function = declared.enclosing
    }
    guard let own = type(at: place) else { return true }
    return !hasMember(named: name, own, facts)
      && !symbols.supertypes(of: own).contains { hasMember(named: name, $0, facts) }
  }

  private func hasMember(named name: ByteRange, _ type: SymbolID, _ facts: FileFacts) -> Bool {
    for reference in members(of: type) {
      let other = files[reference.file].facts
      if other.hasSameText(other.members[Int(reference.index)].name, as: name, of: facts) { return true }
    }
    return false
  }
}

extension FileFacts {
  /// Whether a function declares a local of this name before the place where the name is.
  fileprivate func hasLocal(named name: ByteRange, in function: Int32) -> Bool {
    // In the order of the source, so those of a function are together, with those of functions within it.
    let extent = functions[Int(function)].extent
    let first = locals.partitioningIndex { $0.name.start >= extent.start }
    return locals[first...].prefix { $0.name.start < name.start }.contains { local in
      local.function == function && hasSameText(local.name, as: name, of: self)
    }
  }
}
