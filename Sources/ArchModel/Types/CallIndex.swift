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
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].position < range.start { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < positions.count, positions[low].position < range.end {
      found.append(Int(positions[low].call))
      low += 1
    }
    return found
  }
}
