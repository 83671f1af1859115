/// A JSON value that knows where it stood.
package struct JSON: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    /// As written.
    case number(String)
    case string(String)
    case array([JSON])
    /// In the order written.
    case object([JSONMember])
  }

  package var value: Value
  package var location: JSONLocation

  package init(_ value: Value, at location: JSONLocation) {
    self.value = value
    self.location = location
  }
}

package struct JSONMember: Sendable {
  package var key: String
  package var keyLocation: JSONLocation
  package var value: JSON

  package init(key: String, keyLocation: JSONLocation, value: JSON) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

/// Where a value begins and how long its text is; lines and columns from 1, columns in bytes.
package struct JSONLocation: Sendable, Hashable {
  package var line: Int
  package var column: Int
  /// In bytes, at least 1; never past the end of its line.
  package var length: Int

  package init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }
}
