import ArchFacts
import ArchKnowledge
import ArchModel

/// A stored variable of a view model whose changes reach the views that observe it.
struct ObservedProperty {
  let reference: MemberReference
  let member: Member
  let name: String
}

extension Codebase {
  /// The variables of a view model that views can read and observe: `@Published`, or every one under `@Observable`.
  func observedProperties(of viewModel: SymbolID) -> [ObservedProperty] {
    let hasMacro = code.hasObservableMacro(viewModel)
    let ignored = AppleAttributes.only(.ignored)
    let published = AppleAttributes.only(.published)
    return members(of: viewModel).compactMap { reference in
      let member = member(reference)
      let file = files[reference.file]
      guard member.kind == .var, !member.isStatic, !member.isComputed, !file.isFilePrivate(member.modifiers),
        file.isProduction(at: member.name.start)
      else { return nil }
      let attributes = file.texts(member.attributes)
      guard hasMacro ? !attributes.contains(ignored) : attributes.contains(published) else { return nil }
      return ObservedProperty(reference: reference, member: member, name: file.facts.verbatim(member.name))
    }
  }

  /// Whether a variable is a `Bool`, by its annotation or its first value.
  func isFlag(_ property: ObservedProperty) -> Bool {
    let facts = files[property.reference.file].facts
    if !property.member.type.isEmpty {
      return facts.matches(TypeText.trimmed(property.member.type, in: facts.bytes), "Bool")
    }
    let value = TypeText.trimmed(property.member.value, in: facts.bytes)
    return facts.matches(value, "true") || facts.matches(value, "false")
  }
}
