import ArchFacts

/// The loops and closures of one file by what is in them, so that what they are given is found from within.
struct BlockScopes {
  private let facts: FileFacts?
  /// By name that is given, the nearest one around it; by closure, the closure around it.
  private let namesAround: [Int32]
  private let closuresAround: [Int32]

  static var none: BlockScopes { BlockScopes() }

  private init() {
    facts = nil
    namesAround = []
    closuresAround = []
  }

  init(_ facts: FileFacts) {
    self.facts = facts
    namesAround = Self.around(facts.givenNames.count) { facts.scope(of: facts.givenNames[$0]) }
    closuresAround = Self.around(facts.closures.count) { facts.closures[$0] }
  }

  /// The innermost name that is meant of those that the loops and closures around an offset give.
  func name(around offset: Int32, where isMeant: (GivenName) -> Bool) -> GivenName? {
    guard let facts else { return nil }
    var index = Int32(facts.givenNames.partitioningIndex { $0.name.start >= offset }) - 1
    while index >= 0 {
      let given = facts.givenNames[Int(index)]
      if isMeant(given), facts.scope(of: given).contains(offset), !isInList(offset, ofLoop: given, facts) {
        return given
      }
      index = namesAround[Int(index)]
    }
    return nil
  }

  /// In `for user in user.friends` the second `user` is not the first.
  private func isInList(_ offset: Int32, ofLoop given: GivenName, _ facts: FileFacts) -> Bool {
    given.loop >= 0 && facts.branches[Int(given.loop)].condition.contains(offset)
  }

  /// The innermost closure around an offset; into `closures`.
  func closure(around offset: Int32) -> Int32? {
    guard let facts else { return nil }
    var index = Int32(facts.closures.partitioningIndex { $0.start > offset }) - 1
    while index >= 0, !facts.closures[Int(index)].contains(offset) { index = closuresAround[Int(index)] }
    return index < 0 ? nil : index
  }

  /// Ranges that lie within each other or apart, in the order of their starts: for each the innermost one around it.
  private static func around(_ count: Int, _ range: (Int) -> ByteRange) -> [Int32] {
    var around: [Int32] = []
    around.reserveCapacity(count)
    for index in 0..<count {
      let start = range(index).start
      var outer = Int32(index) - 1
      while outer >= 0, range(Int(outer)).end <= start { outer = around[Int(outer)] }
      around.append(outer)
    }
    return around
  }
}
