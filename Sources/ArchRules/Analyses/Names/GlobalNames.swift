import ArchFacts
import ArchModel

/// Whether names in one file are those at file scope, asked once for each type and name.
struct GlobalNames {
  private struct NameInType: Hashable {
    let type: SymbolID
    let name: String
  }

  private let codebase: Codebase
  private var hidden: [NameInType: Bool] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  /// Whether a name at a place is one at file scope: no local, parameter or member hides it.
  mutating func isGlobal(_ name: ByteRange, at place: Place) -> Bool {
    let facts = codebase.files[place.file].facts
    guard !facts.hasLocal(named: name, at: place) else { return false }
    return codebase.type(at: place).map { !isMember(name, of: $0, facts) } ?? true
  }

  /// Whether a type has a member of that name, or inherits one.
  private mutating func isMember(_ name: ByteRange, of type: SymbolID, _ facts: FileFacts) -> Bool {
    let asked = NameInType(type: type, name: facts.verbatim(name))
    if let known = hidden[asked] { return known }
    let isMember =
      codebase.hasMember(named: name, type, facts)
      || codebase.symbols.supertypes(of: type).contains { codebase.hasMember(named: name, $0, facts) }
    hidden[asked] = isMember
    return isMember
  }
}

extension Codebase {
  fileprivate func hasMember(named name: ByteRange, _ type: SymbolID, _ facts: FileFacts) -> Bool {
    for reference in members(of: type) {
      let other = files[reference.file].facts
      if other.hasSameText(other.members[Int(reference.index)].name, as: name, of: facts) { return true }
    }
    return false
  }
}

extension FileFacts {
  /// Whether a function around a place, or one around that, has a parameter or, before the name, a local of this name.
  fileprivate func hasLocal(named name: ByteRange, at place: Place) -> Bool {
    var function = place.function
    while function >= 0 {
      let declared = functions[Int(function)]
      let isParameter = declared.parameters.indices.contains {
        hasSameText(parameters[$0].name, as: name, of: self)
      }
      if isParameter || hasLocal(named: name, in: function) { return true }
      function = declared.enclosing
    }
    return false
  }

  private func hasLocal(named name: ByteRange, in function: Int32) -> Bool {
    // In the order of the source, so those of a function are together, with those of functions within it.
    let extent = functions[Int(function)].extent
    let first = locals.partitioningIndex { $0.name.start >= extent.start }
    return locals[first...].prefix { $0.name.start < name.start }.contains { local in
      local.function == function && hasSameText(local.name, as: name, of: self)
    }
  }
}
