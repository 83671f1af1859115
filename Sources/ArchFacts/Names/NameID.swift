/// A name as a small number, which the table that it is in gives out; equal names have equal ids.
@usableFromInline
package struct NameID: Hashable, Sendable {
  @usableFromInline let number: Int32

  @inlinable package init(_ index: Int) { number = Int32(index) }

  /// What is there instead of a name that no table has.
  @inlinable package static var noName: NameID { NameID(-1) }

  /// Whether it is one of a table.
  @inlinable package var exists: Bool { @inline(__always) get { number >= 0 } }

  /// Where a table has it.
  @inlinable package var tableIndex: Int { @inline(__always) get { Int(number) } }

  @inlinable package static func == (one: NameID, other: NameID) -> Bool { one.number == other.number }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
