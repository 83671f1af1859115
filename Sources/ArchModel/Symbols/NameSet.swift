import ArchFacts

/// Some of the names of a table. Every use of a type asks whether its name is among them, so nothing is hashed.
struct NameSet: Sendable {
  private var flags: [Bool] = []
  private(set) var isEmpty = true

  /// - Parameter name: `noName` is in no set.
  func contains(_ name: NameID) -> Bool {
    name.exists && name.tableIndex < flags.count && flags[name.tableIndex]
  }

  mutating func insert(_ name: NameID) {
    guard name.exists else { return }
    while flags.count <= name.tableIndex { flags.append(false) }
    flags[name.tableIndex] = true
    isEmpty = false
  }
}
