import ArchFacts
import ArchJSON
package import ArchModel

/// What the names of types in one file mean, as one line of JSON: a contract with other tools.
package enum TypeNamesReport {
  /// The line with its line end.
  package static func line(for file: TypeNames) -> [UInt8] {
    var json = JSONWriter(.compact, reserving: file.names.count * 96 + 128)
    json.beginObject()
    json.key("path")
    json.string(file.path)
    json.key("uses")
    json.beginArray()
    for name in file.names {
      json.beginObject()
      write(name, to: &json)
      json.key("means")
      json.beginArray()
      for meaning in name.meanings { write(meaning, to: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.key("unresolved")
    json.beginArray()
    for name in file.unresolved {
      json.beginObject()
      write(name, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func write(_ name: TypeNames.Name, to json: inout JSONWriter) {
    write(name.location, to: &json)
    json.key("name")
    json.string(name.text)
  }

  private static func write(_ meaning: TypeNames.Meaning, to json: inout JSONWriter) {
    json.beginObject()
    json.key("type")
    json.string(meaning.type)
    json.key("path")
    json.string(meaning.place.path)
    write(meaning.place.location, to: &json)
    json.endObject()
  }

  private static func write(_ location: SourceLocation, to json: inout JSONWriter) {
    json.key("line")
    json.int(location.line)
    json.key("column")
    json.int(location.column)
  }
}
