/// Which targets have a file, of several that build one module from mostly the same files: an app and its variant with
/// previews.
package struct TargetVariants: Sendable, Hashable {
  /// All of them, or the module has only one.
  package static let all = TargetVariants(bits: 0)

  /// The first one is the lowest bit; 0 for all of them.
  private let bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// - Parameters:
  ///   - numbers: from 0, the first target of the module; those after the sixty-fourth are one.
  ///   - count: how many targets the module has.
  init(_ numbers: Set<Int>, of count: Int) {
    bits = numbers.count >= count ? 0 : numbers.reduce(0) { $0 | 1 << UInt64(min($1, 63)) }
  }

  /// Whether code in one file means what is declared in another: a file that several targets have is read as the first of
  /// these builds it, so that each name has one meaning.
  func sees(_ declaring: TargetVariants) -> Bool {
    if declaring.bits == 0 { return true }
    if bits == 0 { return declaring.bits & 1 != 0 }
    return declaring.bits & (bits & (~bits &+ 1)) != 0
  }
}
