package import ArchFacts

/// The calls of one file by position, so that those within a range are found without looking at all.
package struct CallIndex: Sendable {
  private let positions: [(position: Int32, call: Int32)]

  package init(_ facts: FileFacts) {
    var positions: [(position: Int32, call: Int32)] = []
    positions.reserveCapacity(facts.calls.count)
    for (index, call) in facts.calls.enumerated() { positions.append((call.position, Int32(index))) }
    self.positions = positions.sorted { ($0.position, $0.call) < ($1.position, $1.call) }
  }

  /// Indices of the calls that start within a range, in the order of their positions.
  package func calls(in range: ByteRange) -> [Int] {
    let start = positions.partitioningIndex { $0.position >= range.start }
    return positions[start...].prefix { $0.position < range.end }.map { Int($0.call) }
  }
}
