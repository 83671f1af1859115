import ArchFacts
import ArchKnowledge
import ArchModel

/// A stored variable of a view model whose changes reach the views that observe it.
struct ObservedProperty {
  let member: CodeMember
  let name: String
  /// Whether the value is in a box that tells of its changes: `Observable<Bool>`, `BehaviorRelay(value: true)`.
  let isBoxed: Bool

  /// Whether it is a `Bool`, by its annotation or its first value.
  var isFlag: Bool {
    let (facts, declared) = (member.file.facts, member.declared)
    if !declared.type.isEmpty {
      let type = TypeText.trimmed(declared.type, in: facts.bytes)
      if !isBoxed { return facts.matches(type, "Bool") }
      let content = facts.typeReferences(in: type).first { $0.name.start > type.start }
      if let content { return facts.matches(content.name, "Bool") }
    }
    let value = TypeText.trimmed(declared.value, in: facts.bytes)
    return isBoxed ? isFlag(inBox: value, facts) : Self.isFlag(value, facts)
  }

  /// `Observable(true)`, `BehaviorRelay<Bool>(value: false)`
  private func isFlag(inBox value: ByteRange, _ facts: FileFacts) -> Bool {
    if let content = facts.typeReferences(in: value).first(where: { $0.name.start > value.start }) {
      return facts.matches(content.name, "Bool")
    }
    guard let call = facts.calls(withArgumentsIn: value).last(where: { $0.end == value.end }) else {
      return false
    }
    var arguments = facts.arguments(of: call)
    return arguments.next().map { Self.isFlag($0.value, facts) } ?? false
  }

  private static func isFlag(_ value: ByteRange, _ facts: FileFacts) -> Bool {
    facts.matches(value, "true") || facts.matches(value, "false")
  }
}

extension Codebase {
  /// The variables of a view model that views can read and observe: `@Published`, every one under `@Observable`, and
  /// those in a box that tells of changes, the app's own or a library's.
  func observedProperties(of viewModel: CodeType) -> [ObservedProperty] {
    let hasMacro = code.hasObservableMacro(viewModel.id)
    let ignored = AppleAttributes.only(.ignored)
    let published = AppleAttributes.only(.published)
    return viewModel.members.compactMap { member in
      guard member.isStored, !member.isFilePrivate, member.isJudged else { return nil }
      let isObserved =
        member.kind == .var
        && (hasMacro ? !member.attributes.contains(ignored) : member.attributes.contains(published))
      let isBoxed = isBoxed(member)
      guard isObserved || isBoxed else { return nil }
      return ObservedProperty(member: member, name: member.name, isBoxed: isBoxed)
    }
  }

  private func isBoxed(_ member: CodeMember) -> Bool {
    if let type = member.type { return code.isObservableBox(type) }
    let (file, declared) = (member.file, member.declared)
    let place = member.place
    let kind =
      declared.type.isEmpty
      ? file.expressions.kind(ofValue: declared.value, at: place)
      : ExpressionTypes.kind(of: declared.type, at: place, code)
    guard case .foreign(let name) = kind else { return false }
    return Self.boxes.contains(name)
  }

  private static let boxes = AppleTypes[.box].union(LibraryTypes[.box])
}
