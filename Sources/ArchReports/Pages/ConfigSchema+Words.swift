import ArchJSON

// The words of JSON Schema.
extension ConfigSchema {
  static func object(_ members: [(String, JSON)]) -> JSON {
    JSON(.object(members.map { JSONMember(key: $0.0, keyLocation: .nowhere, value: $0.1) }), at: .nowhere)
  }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    object(members.map { ($0.key, $0.value) })
  }

  static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements), at: .nowhere) }

  static func array(_ names: [String]) -> JSON { array(names.map { JSON(stringLiteral: $0) }) }

  static func described(_ description: String, _ members: KeyValuePairs<String, JSON>) -> JSON {
    described(description, members.map { ($0.key, $0.value) })
  }

  static func described(_ description: String, _ members: [(String, JSON)]) -> JSON {
    object([("description", JSON(stringLiteral: description))] + members)
  }

  static func reference(_ name: String) -> JSON {
    object(["$ref": JSON(stringLiteral: "#/definitions/\(name)")])
  }

  static func required(_ key: String) -> JSON { object(["required": array([key])]) }

  static func list(of items: JSON) -> JSON {
    object(["type": "array", "uniqueItems": true, "items": items])
  }

  static func nonEmptyList(of items: JSON) -> JSON {
    object(["type": "array", "uniqueItems": true, "minItems": 1, "items": items])
  }

  static func text(_ description: String) -> JSON {
    described(description, ["type": "string", "minLength": 1])
  }

  static func texts(_ description: String) -> JSON {
    described(description, ["allOf": array([reference("texts")])])
  }

  static func patterns(_ description: String) -> JSON { texts(description) }

  static func flag(_ description: String) -> JSON { described(description, ["type": "boolean"]) }

  /// Only these keys, and comments.
  static func closed(_ keys: [(String, JSON)]) -> [(String, JSON)] {
    [
      ("type", "object"), ("properties", object(keys)), ("patternProperties", comments),
      ("additionalProperties", false as JSON),
    ]
  }

  static func closed(_ keys: KeyValuePairs<String, JSON>) -> [(String, JSON)] {
    closed(keys.map { ($0.key, $0.value) })
  }

  static var comments: JSON { object(["^(//|\\$comment|x-.*)$": object([])]) }
}

extension JSONLocation {
  fileprivate static var nowhere: JSONLocation { JSONLocation(line: 1, column: 1, length: 1) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self.init(.string(text), at: .nowhere) }
  package init(integerLiteral number: Int) { self.init(.number(String(number)), at: .nowhere) }
  package init(booleanLiteral flag: Bool) { self.init(.bool(flag), at: .nowhere) }
}
