/// A small number that stands for one thing of a kind: only what is kept for each of that kind can be read with it.
protocol TableIndex: Sendable {
  init(_ index: Int)
  var index: Int { get }
}

extension Int: TableIndex {
  var index: Int { self }
}

extension Int32: TableIndex {
  var index: Int { Int(self) }
}

/// One value for each thing of a kind, such as for each type.
struct Column<Key: TableIndex, Value: Sendable>: Sendable {
  private(set) var values: [Value]

  init(_ values: [Value] = []) { self.values = values }

  init(repeating value: Value, count: Int) { values = Array(repeating: value, count: count) }

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }
  var keys: [Key] { values.indices.map(Key.init) }

  /// Whose value the next one is.
  var nextKey: Key { Key(values.count) }

  subscript(_ key: Key) -> Value {
    get { values[key.index] }
    _modify { yield &values[key.index] }
  }

  mutating func append(_ value: Value) { values.append(value) }
  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }
}
