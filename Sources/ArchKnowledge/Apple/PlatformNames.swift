package import ArchFacts

/// The types of Apple's by which code reaches for what lies outside of the app: the network, what is stored, the device.
package enum PlatformNames {
  package static let all = WordSet(
    AppleTypes[.network].union(AppleTypes[.stores]).union(AppleTypes[.device]).subtracting(
      AppleTypes[.stored]))
}
