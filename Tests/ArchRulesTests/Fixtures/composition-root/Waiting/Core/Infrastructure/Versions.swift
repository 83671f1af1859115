import Foundation

protocol VersionSupplying { func version() -> String }
struct BundleVersion: VersionSupplying { func version() -> String { "1.0.0" } }

// That they are made from something does not make them values: somebody keeps one as the protocol.
protocol ProofValidating {
  init(maximum: Int)
  func validate(_ sample: Int) -> Bool
}
class ProofValidator: ProofValidating {
  private let maximum: Int
  required init(maximum: Int) { self.maximum = maximum }
  func validate(_ sample: Int) -> Bool { sample < maximum }
}

final class ConfigManager {
  var versions: any VersionSupplying = BundleVersion()  // expect: composition-root
  var proofs: any ProofValidating
  var player: any VersionSupplying = BundleVersion()
  init() {
    proofs = ProofValidator(maximum: 3)  // expect: composition-root
  }
  func exchange(_ other: any VersionSupplying) { player = other }
  func current() -> String { versions.version() + player.version() + "\(proofs.validate(1))" }
}
