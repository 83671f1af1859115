import ArchJSON
import ArchReports

/// `archcheck schema`: for editors, so that they know the keys of `architecture.json`.
enum SchemaCommand {
  static var text: String {
    var writer = JSONWriter(.pretty)
    writer.value(ConfigSchema.json)
    writer.endLine()
    return writer.text
  }
}
