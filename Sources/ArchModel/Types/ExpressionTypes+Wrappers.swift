package import ArchFacts
import ArchKnowledge

extension ExpressionTypes {
  /// The kind of a variable that has no type written down: as its value says, else its wrapper.
  package static func kind(ofUntyped member: Member, at place: Place, in code: NamedCode) -> Kind {
    guard member.value.isEmpty else {
      return ExpressionTypes(code, file: place.file).kind(ofValue: member.value, at: place)
    }
    var steps = Steps()
    // No local variable has to do with a wrapper, so that none need be looked for.
    return ExpressionTypes(code, place.file, .none, .none).wrapped(member, at: place, &steps)
  }

  /// What a property without a type and a value has of its wrapper: `@Environment(Session.self)` says it itself, and
  /// `@Environment(\.session)` names a member of what an extension adds to `EnvironmentValues`.
  func wrapped(_ member: Member, at place: Place, _ steps: inout Steps) -> Kind {
    for attribute in member.attributes.indices.lazy.map({ facts.names[$0] }) {
      if facts.hasText(attribute, EnvironmentAttribute.name),
        let name = EnvironmentAttribute.typeName(of: attribute, in: facts)
      {
        return annotation(name, at: place)
      }
      guard let last = NamePath.names(attribute, in: facts.bytes).last,
        let roots = KeyPathWrappers.roots[facts.verbatim(last)],
        let key = EnvironmentAttribute.key(of: attribute, in: facts)
      else { continue }
      let name = facts.verbatim(key)
      for root in roots.lazy.compactMap(code.symbols.symbol(named:)) {
        switch steps.further({ self.member(name, of: .own(root), isCall: false, &$0) }) {
        case .unknown: continue
        case .foreign(let type) where LibraryTypes[.factory].contains(type): return made(by: name, of: root)
        case let found: return found
        }
      }
    }
    return .unknown
  }

  /// The `T` of a `Factory<T>` that an extension adds to a container.
  private func made(by name: String, of container: SymbolID) -> Kind {
    for reference in code.members(of: container, named: name) {
      let member = code.member(reference)
      let arguments = TypeText.genericArguments(member.type, in: code.files[reference.file].facts.bytes)
      guard let made = arguments.last else { continue }
      return Self.kind(
        of: made, at: Place(file: reference.file, owner: member.owner, function: FileFacts.none), code)
    }
    return .unknown
  }
}
