/// Some things of a kind, such as some of all types. Every use of a type asks for several of them, so nothing is hashed.
struct Marks<Key: TableIndex>: Sendable, Equatable {
  private var flags: [Bool] = []
  private(set) var isEmpty = true

  /// - Parameter key: what is there instead of a thing is not among any.
  func contains(_ key: Key) -> Bool {
    let index = key.tableIndex
    return index >= 0 && index < flags.count && flags[index]
  }

  mutating func insert(_ key: Key) {
    let index = key.tableIndex
    guard index >= 0 else { return }
    while flags.count <= index { flags.append(false) }
    flags[index] = true
    isEmpty = false
  }
}
