/// How work over a list is spread out. The threads live in ArchCommand; what is to be done lives here.
package protocol WorkDistribution: Sendable {
  /// The result for each index, in the order of the indices. `atOnce` of them are worth passing on at once.
  func map<Output: Sendable>(
    _ count: Int, atOnce: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output]
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
