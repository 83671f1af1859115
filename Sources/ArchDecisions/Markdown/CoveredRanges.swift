import ArchFacts

/// Ranges of a document as one: whether another is within one of them is found without asking each.
struct CoveredRanges {
  /// In order, none within another.
  private var ranges: [ByteRange] = []

  /// - Parameter all: each within another or apart from it.
  init(_ all: [ByteRange]) {
    for range in all.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
      if let last = ranges.last, last.contains(range) { continue }
      ranges.append(range)
    }
  }

  func contain(_ range: ByteRange) -> Bool {
    let next = ranges.firstIndex(after: range.start, \.start)
    return next > 0 && ranges[next - 1].contains(range)
  }
}
