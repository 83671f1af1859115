import ArchJSON

/// What a JSON Schema says about a place.
struct ConfigSchemaShapes {
  private let schema: JSON

  init(_ schema: JSON) { self.schema = schema }

  /// All that may hold there, alternatives, references and what depends on other keys spelt out.
  func shapes(at place: ConfigCursor) -> [JSON] {
    var shapes = [schema]
    for step in place.path {
      switch step {
      case .element: shapes = resolved(shapes).compactMap { $0["items"] }.filter { $0.members != nil }
      case .key(let key, let keys): shapes = resolved(shapes, keys).compactMap { child(of: $0, key) }
      }
    }
    return resolved(shapes, place.isKey ? place.siblings : nil)
  }

  /// - Parameter keys: of the object that is there; `nil` for what is none.
  private func resolved(_ shapes: [JSON], _ keys: Set<String>? = nil, depth: Int = 0) -> [JSON] {
    // No schema of ours goes deeper.
    guard depth < 8 else { return [] }
    return shapes.flatMap { shape -> [JSON] in
      var parts = ["anyOf", "oneOf", "allOf"].flatMap { shape[$0]?.elements ?? [] }
      let name = shape["$ref"]?.string.flatMap { $0.split(separator: "/").last.map(String.init) }
      if let meant = name.flatMap({ schema["definitions"]?[$0] }) { parts.append(meant) }
      if let keys, let condition = shape["if"], let then = shape["then"], Self.holds(condition, keys) {
        parts.append(then)
      }
      return [shape] + (parts.isEmpty ? [] : resolved(parts, keys, depth: depth + 1))
    }
  }

  private func child(of shape: JSON, _ key: String) -> JSON? {
    let child = shape["properties"]?[key] ?? shape["additionalProperties"]
    return child?.members == nil ? nil : child
  }

  /// Whether an object has the keys that a condition asks for.
  private static func holds(_ condition: JSON, _ keys: Set<String>) -> Bool {
    let required = condition["required"]?.elements?.compactMap(\.string) ?? []
    let alternatives = condition["anyOf"]?.elements ?? []
    return required.allSatisfy(keys.contains)
      && (alternatives.isEmpty || alternatives.contains { holds($0, keys) })
      && !(condition["not"].map { holds($0, keys) } ?? false)
  }
}
