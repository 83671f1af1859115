/// The nearest known name to one that is not known.
enum Suggestion {
  /// `. Did you mean 'format'?`, or nothing when no name is near.
  static func text(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// Near means at most a third of the longer name differs, with a swap of neighbours as one difference.
  static func nearest(to word: String, among known: [String]) -> String? {
    let candidates = known.map { (name: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
    let near = candidates.filter { $0.distance <= max(word.utf8.count, $0.name.utf8.count) / 3 }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
