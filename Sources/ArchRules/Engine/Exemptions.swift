import ArchConfig
import ArchModel

/// What is told as one place, and counts as one.
struct CountedPlace: Hashable, Sendable {
  let file: FileID
  let subject: Subject
  /// The outermost one around.
  let function: Int32
  /// `nil` where the function depends on something or does not, however often it is named.
  let start: Int32?
}

/// What `allow` of a rule leaves alone, and which of its entries were needed.
struct Exemptions: Sendable {
  private enum Pattern {
    case name(NamePattern)
    case use(from: NamePattern?, to: NamePattern?)
  }

  private let patterns: [Pattern]
  /// By the entries of `allow`.
  private(set) var isUsed: [Bool]
  /// By those of the entries that say in how many places at most they hold.
  private var places: [Int: Set<CountedPlace>]

  init(_ entries: [Allowance]) {
    patterns = entries.map { entry in
      switch entry.meaning {
      case .name(let name): .name(NamePattern(name))
      case .use(let from, let to): .use(from: from.map(NamePattern.init), to: to.map(NamePattern.init))
      }
    }
    isUsed = Array(repeating: false, count: entries.count)
    places = Dictionary(
      uniqueKeysWithValues: entries.indices.filter { entries[$0].mostPlaces != nil }.map { ($0, []) })
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether any entry says in how many places at most it holds.
  var countsPlaces: Bool { !places.isEmpty }

  /// Whether something is exempt. Of several entries that say so the first one counts as used: without the others the
  /// rule finds the same.
  ///
  /// - Parameters:
  ///   - names: of what it is about.
  ///   - users: of who uses it, where it is a use, and of the file.
  ///   - used: of what is used.
  ///   - place: where it is; `nil` where nobody counts.
  mutating func cover(
    _ names: [String], from users: [String] = [], to used: [String] = [], at place: CountedPlace? = nil
  ) -> Bool {
    let index = patterns.firstIndex { pattern in
      switch pattern {
      case .name(let name): names.contains(where: name.matches)
      case .use(let from, let to):
        from.map { users.contains(where: $0.matches) } ?? true
          && to.map { used.contains(where: $0.matches) } ?? true
      }
    }
    guard let index else { return false }
    isUsed[index] = true
    if let place { places[index]?.insert(place) }
    return true
  }

  /// In how many places an entry was needed; `nil` where it holds in any number.
  func places(of entry: Int) -> Int? { places[entry]?.count }

  /// What two parts of the code needed of the same entries.
  func joined(with other: Exemptions) -> Exemptions {
    var joined = self
    for (index, isUsed) in other.isUsed.enumerated() where isUsed { joined.isUsed[index] = true }
    joined.places.merge(other.places) { $0.union($1) }
    return joined
  }
}
