import ArchFacts
import ArchModel

/// The properties of view models of which views show one instead of another: the conditions of a chain of `else if` ask
/// for them.
struct ShownAlternatives: Analysis {
  private struct Pair: Hashable {
    let owner: SymbolID
    let names: Set<String>
  }

  /// A view that chooses among more has other troubles.
  private static let mostAlternatives = 16

  private var places: [Pair: Findings.Related] = [:]

  init(_ code: Code) {
    for file in code.files where file.types.contains(where: \.isView) { note(file) }
  }

  /// Where a view shows one of two properties of a type or the other; `nil` where none does.
  func place(of one: String, or other: String, of owner: SymbolID) -> Findings.Related? {
    places[Pair(owner: owner, names: [one, other])]
  }

  private mutating func note(_ file: CodeFile) {
    let branches = file.facts.branches
    lazy var types = file.expressions
    for branch in branches where branch.elseOf >= 0 {
      let place = file.place(of: branch)
      guard let view = file.codebase.typeAround(place), view.isView else { continue }
      let asked = Self.asked(branch, place, file, types)
      var former = file.facts.branch(at: branch.elseOf)
      var steps = 0
      while let index = former, !asked.isEmpty, steps < Self.mostAlternatives {
        steps += 1
        for (owner, name) in Self.asked(branches[index], place, file, types) {
          for (other, second) in asked where other == owner && second != name {
            let pair = Pair(owner: owner, names: [name, second])
            guard places[pair] == nil else { continue }
            places[pair] = Findings.Related(
              file: file.index, offset: branch.position,
              message: "'\(view.name)' shows one or the other here")
          }
        }
        former = branches[index].elseOf < 0 ? nil : file.facts.branch(at: branches[index].elseOf)
      }
    }
  }

  /// The properties of types of ours that a condition reads.
  private static func asked(
    _ branch: Branch, _ place: Place, _ file: CodeFile, _ types: ExpressionTypes
  ) -> [(SymbolID, String)] {
    file.facts.nameChains(in: branch.condition).flatMap { chain in
      let names = NamePath.names(chain, in: file.facts.bytes)[...]
      return (1..<max(names.count, 1)).compactMap { length in
        types.kind(of: names[..<length], at: place).symbol.map { ($0, file.facts.verbatim(names[length])) }
      }
    }
  }
}
