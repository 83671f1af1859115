import ArchFacts
import ArchKnowledge
import ArchModel

/// A view that keeps the view model which another view gives it and observes or keeps itself.
struct SecondOwner {
  let viewModel: CodeType
  let owner: CodeType
  /// The owner's property.
  let kept: CodeMember
  let view: CodeType
  /// The property of the view that is given it.
  let property: CodeMember
  /// Where it is given.
  let given: Findings.Related

  /// `DetailView(viewModel: viewModel)` in what the views of one file show, in the order of offsets.
  static func all(in file: CodeFile) -> [SecondOwner] {
    let facts = file.facts
    let builders = ViewBuilders(file)
    return facts.calls.filter { !$0.isPattern && builders.contains($0.function) }.flatMap { call in
      let place = file.place(of: call)
      guard !call.callee.isEmpty, facts.bytes[Int(call.callee.start)].isUpperCase,
        let owner = file.codebase.typeAround(place), owner.kind == .struct, file.isJudged(call.callee),
        let view = file.codebase.typeNamed(call.callee, at: place), view.isSwiftUIView, view.id != owner.id
      else { return [SecondOwner]() }
      return facts.arguments(of: call).compactMap { argument in
        SecondOwner(of: argument, from: owner, to: view, in: file)
      }
    }
  }

  private init?(of argument: Argument, from owner: CodeType, to view: CodeType, in file: CodeFile) {
    guard !argument.isTrailingClosure, let kept = Self.observed(argument.value, by: owner, file.facts),
      let type = kept.type.map({ CodeType(file.codebase, $0) }), type.isObservableViewModel,
      let property = view.members.first(where: { Self.keeps($0, type.id, given: argument, file.facts) }),
      property.isJudged
    else { return nil }
    viewModel = type
    self.owner = owner
    self.kept = kept
    self.view = view
    self.property = property
    given = file.related(argument.value, "'\(owner.name)' hands on its own here")
  }

  /// The property of a view that observes or keeps what a value names.
  private static func observed(_ value: ByteRange, by view: CodeType, _ facts: FileFacts) -> CodeMember? {
    let names = NamePath.names(value, in: facts.bytes)
    guard let name = names.last, name.end == value.end,
      names.count == 1 || names.count == 2 && facts.matches(names[0], "self")
    else { return nil }
    let text = facts.verbatim(name)
    return view.members.first { member in
      member.name == text && member.isStored && member.attributes.contains(where: holders.contains)
    }
  }

  /// Whether a property keeps what an argument gives: by the initializer that Swift writes, or under the same name by one
  /// that is written.
  private static func keeps(
    _ member: CodeMember, _ type: SymbolID, given argument: Argument, _ facts: FileFacts
  ) -> Bool {
    member.isStored && member.attributes.contains(where: keepers.contains) && member.type == type
      && member.declared.value.isEmpty && member.name == facts.verbatim(argument.label)
  }

  private static let keepers = AppleAttributes[.keeps]
  private static let holders = keepers.union(AppleAttributes[.observes]).union(
    AppleAttributes[.environmentObject])
}
