package import ArchFacts

/// A small number that stands for one thing of a kind: only what is kept for each of that kind can be read with it.
package protocol TableIndex: Sendable {
  var tableIndex: Int { get }
}

/// One that this target gives out.
protocol CountedIndex: TableIndex {
  init(_ index: Int)
}

extension Int: CountedIndex {
  package var tableIndex: Int { self }
}

extension NameID: CountedIndex {}

/// One value for each thing of a kind, such as for each type.
package struct Column<Key: TableIndex, Value: Sendable>: Sendable {
  package private(set) var values: [Value]

  package init(_ values: [Value] = []) { self.values = values }
  package init(repeating value: Value, count: Int) { values = Array(repeating: value, count: count) }

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }

  package subscript(_ key: Key) -> Value {
    get { values[key.tableIndex] }
    _modify { yield &values[key.tableIndex] }
  }

  mutating func append(_ value: Value) { values.append(value) }
  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }
}

extension Column: Equatable where Value: Equatable {}

extension Column where Key: CountedIndex {
  var keys: [Key] { values.indices.map(Key.init) }

  /// Whose value the next one is.
  var nextKey: Key { Key(values.count) }
}
