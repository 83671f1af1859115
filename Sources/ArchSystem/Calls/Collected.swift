import ArchLocks

/// What several threads hand in, in the order in which they did.
package final class Collected<Output: Sendable>: Sendable {
  package init() {}

  private let storage = Locked<[Output]>([])

  package var values: [Output] { storage.withLock { $0 } }

  package func append(_ output: Output) { storage.withLock { $0.append(output) } }
}
