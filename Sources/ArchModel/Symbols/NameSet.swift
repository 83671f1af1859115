import ArchFacts

/// Some of the names of a table. Every use of a type asks whether its name is among them, so nothing is hashed.
struct NameSet: Sendable {
  private var flags: [Bool] = []
  private(set) var isEmpty = true

  /// - Parameter name: `none` is in no set.
  func contains(_ name: NameID) -> Bool { name >= 0 && Int(name) < flags.count && flags[Int(name)] }

  mutating func insert(_ name: NameID) {
    guard name >= 0 else { return }
    while flags.count <= Int(name) { flags.append(false) }
    flags[Int(name)] = true
    isEmpty = false
  }
}
