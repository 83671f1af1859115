/// A name for what a loop or a closure is given, each time it runs: `item` of `for item in items` and of
/// `items.filter { item in … }`.
package struct GivenName: Sendable {
  package var name: ByteRange
  /// Empty when none is written.
  package var type: ByteRange
  /// Which parameter of the closure it is, from 0, those called `_` counted, or which part of the loop's tuple; `none` for
  /// the name of all that the loop is given.
  package var number: Int32
  /// Into `closures`; `none` for a loop's.
  package var closure = FileFacts.none
  /// The loop; into `branches`.
  package var loop = FileFacts.none

  package init(name: ByteRange, type: ByteRange, number: Int32) {
    self.name = name
    self.type = type
    self.number = number
  }
}

extension FileFacts {
  /// Where a name means what its loop or closure is given, but for the list that the loop walks through.
  package func scope(of given: GivenName) -> ByteRange {
    let end = given.closure >= 0 ? closures[Int(given.closure)].end : branches[Int(given.loop)].end
    return ByteRange(start: given.name.start, end: end)
  }

  /// The names that a closure gives to its parameters.
  package func givenNames(ofClosure closure: Int32) -> [GivenName] {
    let range = closures[Int(closure)]
    let first = givenNames.partitioningIndex { $0.name.start >= range.start }
    return givenNames[first...].prefix { $0.closure == closure }.map { $0 }
  }
}
