/// Values grouped by a small number, in two flat arrays; the order of the values is kept.
///
/// It is next to what uses it most: from another target Swift calls it without knowing what the values are, which
/// costs a fiftieth of a check.
package struct Grouping<Value: Sendable>: Sendable {
  private let starts: [Int32]
  private let values: [Value]

  package static var empty: Grouping { Grouping(count: 0, keys: [], values: []) }

  /// Every key is in `0..<count`; `keys` and `values` are as long as each other.
  package init(count: Int, keys: [Int32], values: [Value]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var grouped = values
    for (index, key) in keys.enumerated() {
      grouped[Int(next[Int(key)])] = values[index]
      next[Int(key)] += 1
    }
    self.starts = starts
    self.values = grouped
  }

  package var count: Int { starts.count - 1 }

  /// Empty for a key beyond the count.
  package subscript(_ key: Int) -> ArraySlice<Value> {
    guard key >= 0, key < starts.count - 1 else { return [] }
    return values[Int(starts[key])..<Int(starts[key + 1])]
  }
}
