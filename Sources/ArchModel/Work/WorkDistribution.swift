/// How work over a list is spread out. The threads live in ArchCommand; what is to be done lives here.
package protocol WorkDistribution: Sendable {
  /// The result for each index, in the order of the indices. `atOnce` of them are worth passing on at once.
  func map<Output: Sendable>(
    _ count: Int, atOnce: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output]
}

extension WorkDistribution {
  /// The results for all elements, in their order; the pieces that are passed on are worked through as they are.
  func pieces<Element: Sendable, Output: Sendable>(
    of elements: [Element], atOnce: Int, _ transform: @escaping @Sendable (ArraySlice<Element>) -> [Output]
  ) -> [Output] {
    let starts = Array(stride(from: 0, to: elements.count, by: atOnce))
    return map(starts.count, atOnce: 1) { index in
      transform(elements[starts[index]..<min(starts[index] + atOnce, elements.count)])
    }.flatMap(\.self)
  }

  /// Two results, worked out side by side.
  func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(2, atOnce: 1) { index -> (First?, Second?) in
      index == 0 ? (first(), nil) : (nil, second())
    }
    guard let one = results.first?.0, let other = results.last?.1 else { return (first(), second()) }
    return (one, other)
  }
}

/// One after the other.
package struct InOrder: WorkDistribution {
  package init() {}

  package func map<Output: Sendable>(
    _ count: Int, atOnce: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    (0..<count).map(transform)
  }
}
