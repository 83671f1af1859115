import ArchFacts
import ArchModel

extension CodeType {
  /// The members that this type calls or reads of another one which it keeps or is given: `balance` of
  /// `adapter.balance`.
  func usedMembers(of other: CodeType) -> Set<String> {
    var holders: Set<String> = []
    for member in members {
      if member.declared.isVariable, member.type == other.id { holders.insert(member.name) }
      for parameter in member.parameters
      where codebase.resolveType(parameter.type, at: member.innerPlace) == other.id {
        holders.insert(member.file.facts.verbatim(parameter.name))
      }
    }
    guard !holders.isEmpty else { return [] }
    var used: Set<String> = []
    for declaration in codebase.symbols.declarations(of: id) {
      let facts = codebase.files[declaration.file].facts
      for chain in facts.nameChains(in: facts.types[Int(declaration.index)].extent) {
        var names = NamePath.names(chain, in: facts.bytes).prefix(3).map { facts.verbatim($0) }[...]
        if names.first == "self" { names.removeFirst() }
        guard names.count > 1, holders.contains(names[names.startIndex]) else { continue }
        used.insert(names[names.startIndex + 1])
      }
    }
    return used
  }

  /// Whether code of this type names one of its properties, or what a wrapper makes of it.
  func uses(_ property: CodeMember) -> Bool {
    codebase.symbols.declarations(of: id).contains { declaration in
      let facts = codebase.files[declaration.file].facts
      return facts.nameChains(in: facts.types[Int(declaration.index)].extent).contains { chain in
        guard chain.start != property.declared.name.start || declaration.file != property.file.index else {
          return false
        }
        let names = NamePath.names(chain, in: facts.bytes).prefix(2).map { facts.verbatim($0) }
        return names.contains { $0 == property.name || $0.dropFirst() == property.name && $0.hasPrefix("$") }
      }
    }
  }

  /// Whether it or a class that it inherits from keeps a protocol, takes it in one of its functions, or is answered with it
  /// by what it keeps.
  func isGiven(_ need: CodeType) -> Bool {
    ([self] + supertypes.filter { $0.kind == .class }).lazy.flatMap(\.members).contains { member in
      if member.declared.isVariable, let kept = member.type {
        return kept == need.id || CodeType(codebase, kept).answers(with: need)
      }
      return member.parameters.contains {
        codebase.resolveType($0.type, at: member.innerPlace) == need.id
      }
    }
  }

  /// `func publisher() throws -> any Publishing`
  private func answers(with need: CodeType) -> Bool {
    members.contains {
      $0.kind == .func && codebase.resolveType($0.declared.returnType, at: $0.innerPlace) == need.id
    }
  }
}
