/// A type of the codebase as a small number, which only the table of the types gives out.
@usableFromInline
package struct SymbolID: Hashable, Comparable, Sendable {
  @usableFromInline let number: Int32

  init(_ index: Int) { number = Int32(index) }

  private init(number: Int32) { self.number = number }

  /// What is there instead of a type where an optional would take twice the room.
  package static var noType: SymbolID { SymbolID(number: -1) }

  /// Whether it is a type: anything but `noType`.
  @inlinable package var exists: Bool { @inline(__always) get { number >= 0 } }

  /// `nil` for `noType`.
  @inlinable package var ifAny: SymbolID? { exists ? self : nil }

  @inlinable package static func == (one: SymbolID, other: SymbolID) -> Bool { one.number == other.number }
  @inlinable package static func < (one: SymbolID, other: SymbolID) -> Bool { one.number < other.number }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension SymbolID: CountedIndex {
  @inlinable package var tableIndex: Int { @inline(__always) get { Int(number) } }
}
