package import ArchJSON

/// What may be written at a place of `architecture.json`: the keys and words of its schema, and the names that the file
/// itself gives to layers.
package struct ConfigCompletion: Sendable {
  package struct Item: Sendable, Equatable {
    package let label: String
    package let detail: String?
    /// A key, and no value.
    package let isKey: Bool
  }

  private let schema: JSON

  /// - Parameter schema: of the whole file.
  package init(schema: JSON) { self.schema = schema }

  /// - Parameter offset: of the cursor.
  package func items(in bytes: [UInt8], at offset: Int) -> [Item] {
    let place = ConfigCursor(in: bytes, at: offset)
    var shapes = resolved([schema])
    for step in place.path { shapes = resolved(shapes.flatMap { children(of: $0, step) }) }
    let items = place.isKey ? keys(of: shapes, besides: place.siblings) : values(of: shapes)
    let named = !place.isKey && place.isOfLayerNames ? ConfigCursor.layerNames(in: bytes) : []
    var seen: Set<String> = []
    return (named.map { Item(label: $0, detail: "a layer", isKey: false) } + items)
      .filter { seen.insert($0.label).inserted }
  }

  /// Alternatives and references spelt out, as deep as a schema has them.
  private func resolved(_ shapes: [JSON], depth: Int = 0) -> [JSON] {
    guard depth < 8 else { return [] }
    return shapes.flatMap { shape -> [JSON] in
      let parts = ["anyOf", "oneOf", "allOf"].flatMap { shape[$0]?.elements ?? [] }
      let name = shape["$ref"]?.string.flatMap { $0.split(separator: "/").last.map(String.init) }
      let meant = name.flatMap { schema["definitions"]?[$0] }.map { [$0] } ?? []
      return [shape] + (parts.isEmpty && meant.isEmpty ? [] : resolved(parts + meant, depth: depth + 1))
    }
  }

  private func children(of shape: JSON, _ step: ConfigCursor.Step) -> [JSON] {
    switch step {
    case .element:
      return [shape["items"]].compactMap(\.self).filter { $0.members != nil }
    case .key(let key):
      if let known = shape["properties"]?[key] { return [known] }
      return [shape["additionalProperties"]].compactMap(\.self).filter { $0.members != nil }
    }
  }

  private func keys(of shapes: [JSON], besides siblings: Set<String>) -> [Item] {
    shapes.flatMap { $0["properties"]?.members ?? [] }.filter { !siblings.contains($0.key) }.map { member in
      Item(label: member.key, detail: member.value["description"]?.string, isKey: true)
    }
  }

  private func values(of shapes: [JSON]) -> [Item] {
    shapes.flatMap { shape -> [Item] in
      let words = (shape["enum"]?.elements ?? []) + [shape["const"]].compactMap(\.self)
      let texts = words.compactMap(\.string)
      let flags = shape["type"]?.string == "boolean" ? ["true", "false"] : []
      return (texts + flags).map { Item(label: $0, detail: nil, isKey: false) }
    }
  }
}
