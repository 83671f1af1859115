import ArchJSON

/// The keys of `architecture.json` as a Markdown table, made from the schema: what editors say of a key is what the
/// reference says.
package enum ConfigTable {
  package static var markdown: String {
    let rows = rows(ConfigSchema.json, prefix: "").map { key, meaning in
      "| \(MarkdownText.code(key)) | \(MarkdownText.prose(meaning)) |\n"
    }
    return "| key | what it says |\n|---|---|\n" + rows.joined()
  }

  private static func rows(_ object: JSON, prefix: String) -> [(key: String, meaning: String)] {
    (object["properties"]?.members ?? []).flatMap { member -> [(key: String, meaning: String)] in
      guard let meaning = member.value["description"]?.string else { return [] }
      let key = prefix + member.key
      let own = [(key: key, meaning: meaning)]
      return switch member.key {
      case "layers" where prefix.isEmpty:
        own + (ConfigSchema.json["definitions"]?["layer"].map { rows($0, prefix: "layers.NAME.") } ?? [])
      // Each rule has a page of its own.
      case "rules" where prefix.isEmpty: own
      default: own + rows(member.value, prefix: key + ".")
      }
    }
  }
}
