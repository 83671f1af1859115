import ArchJSON
import ArchReports

/// `archcheck schema`: for editors, so that they know the keys of `architecture.json`.
enum SchemaCommand {
  static func text(_ arguments: Arguments) -> String {
    if arguments.printsMarkdown { return ConfigTable.markdown }
    var writer = JSONWriter(.pretty)
    writer.value(ConfigSchema.json)
    writer.endLine()
    return writer.text
  }
}
