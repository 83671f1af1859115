import ArchFacts
import ArchKnowledge
import ArchModel

/// A stored variable of a view model whose changes reach the views that observe it.
struct ObservedProperty {
  let member: CodeMember
  let name: String

  /// Whether it is a `Bool`, by its annotation or its first value.
  var isFlag: Bool {
    let (facts, declared) = (member.file.facts, member.declared)
    if !declared.type.isEmpty {
      return facts.matches(TypeText.trimmed(declared.type, in: facts.bytes), "Bool")
    }
    let value = TypeText.trimmed(declared.value, in: facts.bytes)
    return facts.matches(value, "true") || facts.matches(value, "false")
  }
}

extension Codebase {
  /// The variables of a view model that views can read and observe: `@Published`, or every one under `@Observable`.
  func observedProperties(of viewModel: CodeType) -> [ObservedProperty] {
    let hasMacro = code.hasObservableMacro(viewModel.id)
    let ignored = AppleAttributes.only(.ignored)
    let published = AppleAttributes.only(.published)
    return viewModel.members.compactMap { member in
      guard member.kind == .var, member.isStored, !member.isFilePrivate, member.isJudged,
        hasMacro ? !member.attributes.contains(ignored) : member.attributes.contains(published)
      else { return nil }
      return ObservedProperty(member: member, name: member.name)
    }
  }
}
