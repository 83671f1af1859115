import ArchModel
import ArchSystem

/// Spreads the model's work over the processors.
struct ThreadedWork: WorkDistribution {
  func map<Output: Sendable>(
    _ count: Int, atOnce: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    let pieces = stride(from: 0, to: count, by: atOnce).map { $0..<min($0 + atOnce, count) }
    guard pieces.count > 1 else { return InOrder().map(count, atOnce: atOnce, transform) }
    let results = ParallelWork.map(pieces) { piece throws(Never) in piece.map(transform) }
    var outputs: [Output] = []
    outputs.reserveCapacity(count)
    for case .success(let piece) in results { outputs += piece }
    return outputs
  }
}
