/// Values grouped by what they belong to, in two flat arrays; the order of the values is kept.
///
/// It is next to what uses it most: from another target Swift calls it without knowing what the values are, which
/// costs a fiftieth of a check.
struct Grouping<Key: CountedIndex, Value: Sendable>: Sendable {
  private let starts: [Int32]
  private let values: [Value]

  static var empty: Grouping { Grouping(count: 0, keys: [], values: []) }

  /// The index of every key is in `0..<count`; `keys` and `values` are as long as each other.
  init(count: Int, keys: [Key], values: [Value]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[key.tableIndex + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var grouped = values
    for (index, key) in keys.enumerated() {
      grouped[Int(next[key.tableIndex])] = values[index]
      next[key.tableIndex] += 1
    }
    self.starts = starts
    self.values = grouped
  }

  var count: Int { starts.count - 1 }
  var keys: [Key] { (0..<count).map(Key.init) }

  /// Empty for a key beyond the count.
  subscript(_ key: Key) -> ArraySlice<Value> {
    let index = key.tableIndex
    guard index >= 0, index < starts.count - 1 else { return [] }
    return values[Int(starts[index])..<Int(starts[index + 1])]
  }
}

extension Grouping: Equatable where Value: Equatable {}
