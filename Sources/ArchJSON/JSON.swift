/// A JSON value that knows where it was.
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

extension JSON {
  package var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  package var bool: Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  /// A whole number that fits, `nil` for everything else.
  package var int: Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text)
  }

  package var isNull: Bool {
    guard case .null = value else { return false }
    return true
  }

  package var elements: [JSON]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  package var members: [JSONMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The value under a key of an object.
  package subscript(key: String) -> JSON? { members?.first { $0.key == key }?.value }

  /// What kind of value it is, for messages: `a string`, `an object`.
  package var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
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
  /// Which of several documents that are read as one; 0 unless said.
  package var document: Int

  package init(line: Int, column: Int, length: Int, document: Int = 0) {
    self.line = line
    self.column = column
    self.length = length
    self.document = document
  }
}

/// Why a text is not JSON, where, and what to do about it.
package struct JSONError: Error, Sendable, Hashable {
  package var location: JSONLocation
  /// What is wrong, without a full stop.
  package var message: String
  /// What to do, without a full stop.
  package var advice: String

  package init(at location: JSONLocation, message: String, advice: String) {
    self.location = location
    self.message = message
    self.advice = advice
  }

  package var line: Int { location.line }
  package var column: Int { location.column }
  package var length: Int { location.length }
}
