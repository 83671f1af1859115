import ArchFacts
import ArchModel

/// The functions outside of views that make a view together with a view model which that view does not keep.
struct ViewMakers {
  /// What such a function makes.
  struct Made {
    let viewModel: CodeType
    let view: CodeType
  }

  private struct Key: Hashable {
    let owner: SymbolID
    let name: String
    /// How many parameters it has.
    let count: Int
  }

  private let codebase: Codebase
  private var made: [Key: Made] = [:]
  private var names: Set<String> = []

  init(_ codebase: Codebase, where isViewModel: (CodeType) -> Bool) {
    self.codebase = codebase
    for made in codebase.instantiations where made.form != .reference && made.place.function >= 0 {
      let viewModel = CodeType(codebase, made.symbol)
      guard isViewModel(viewModel), let owner = codebase.typeAround(made.place), !owner.isView,
        let view = ViewModelLifetime.view(shownWith: made.range, in: made.place, codebase),
        !ViewModelLifetime.keeps(view, viewModel.id)
      else { continue }
      let facts = codebase.files[made.place.file].facts
      guard let member = facts.member(around: made.range.start, of: made.place.owner), member.kind == .func,
        !member.returnType.isEmpty, Self.mayReturn(view, member, in: made.place, codebase)
      else { continue }
      let key = Key(
        owner: owner.id, name: facts.verbatim(member.name), count: member.parameters.indices.count)
      self.made[key] = Made(viewModel: viewModel, view: view)
      names.insert(key.name)
    }
  }

  var isEmpty: Bool { made.isEmpty }

  /// What a call makes that is after a period.
  func make(_ call: Call, at place: Place, _ types: ExpressionTypes) -> Made? {
    let facts = codebase.files[place.file].facts
    let chain = NamePath.names(call.callee, in: facts.bytes)[...]
    guard chain.count > 1, let last = chain.last else { return nil }
    let name = facts.verbatim(last)
    guard names.contains(name),
      let receiver = types.kind(of: chain.dropLast(), at: place).symbol
        ?? codebase.typeNamed(
          ByteRange(start: chain[chain.startIndex].start, end: chain[chain.endIndex - 2].end), at: place)?.id
    else { return nil }
    return made[Key(owner: receiver, name: name, count: facts.arguments(of: call).count { _ in true })]
  }

  /// `-> TripsView`, `-> some View`
  private static func mayReturn(
    _ view: CodeType, _ member: Member, in place: Place, _ codebase: Codebase
  ) -> Bool {
    if codebase.resolveType(member.returnType, at: place) == view.id { return true }
    return place.function >= 0 && ViewBuilders.contain(place.function, in: codebase.file(at: place))
  }
}
