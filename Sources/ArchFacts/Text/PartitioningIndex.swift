extension RandomAccessCollection {
  /// The first element of the second part of a collection in which all that `isInSecondPart` answers with no are
  /// before all others; the end where there is none. Found by binary search.
  @inlinable
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
