package import ArchJSON

/// What may be written at a place of `architecture.json`: the keys and words of its schema, and the names that the file
/// itself gives to layers.
package struct ConfigCompletion: Sendable {
  package struct Item: Sendable, Equatable {
    package let label: String
    package let detail: String?
    /// A key, and no value.
    package let isKey: Bool
    /// What takes the place of what is there.
    package let text: String
  }

  /// Of bytes; what is being written at the cursor, without its quotes.
  package let replaced: Range<Int>
  package let items: [Item]

  /// - Parameters:
  ///   - schema: of the whole file.
  ///   - offset: of the cursor.
  package init(_ schema: JSON, in bytes: [UInt8], at offset: Int) {
    let place = ConfigCursor(in: bytes, at: offset)
    guard let word = place.word else {
      (replaced, items) = (offset..<offset, [])
      return
    }
    let shapes = ConfigSchemaShapes(schema).shapes(at: place)
    var offers = place.isKey ? Self.keys(of: shapes, besides: place.siblings) : Self.values(of: shapes)
    if !place.isKey, place.isOfLayerNames {
      offers = ConfigCursor.layerNames(in: bytes).map { Offer(label: $0, detail: "a layer") } + offers
    }
    var seen: Set<String> = []
    replaced = word.start..<word.end
    items = offers.filter { seen.insert($0.label).inserted && (!word.isOpened || $0.isQuoted) }.map { offer in
      let text =
        word.isOpened
        ? offer.label + (word.isClosed ? "" : "\"") : offer.isQuoted ? "\"\(offer.label)\"" : offer.label
      return Item(label: offer.label, detail: offer.detail, isKey: place.isKey, text: text)
    }
  }

  private struct Offer {
    let label: String
    var detail: String?
    var isQuoted = true
  }

  private static func keys(of shapes: [JSON], besides siblings: Set<String>) -> [Offer] {
    let members = shapes.flatMap { $0["properties"]?.members ?? [] }
    // Besides other keys some make no sense.
    let refused = Set(members.filter { $0.value.bool == false }.map(\.key)).union(siblings)
    return members.filter { !refused.contains($0.key) }.map { member in
      Offer(label: member.key, detail: member.value["description"]?.string)
    }
  }

  private static func values(of shapes: [JSON]) -> [Offer] {
    shapes.flatMap { shape -> [Offer] in
      let words = (shape["enum"]?.elements ?? []) + [shape["const"]].compactMap(\.self)
      let flags = shape["type"]?.string == "boolean" ? ["true", "false"] : []
      return words.compactMap(\.string).map { Offer(label: $0) }
        + flags.map { Offer(label: $0, isQuoted: false) }
    }
  }
}
