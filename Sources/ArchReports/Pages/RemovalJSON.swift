import ArchFacts
import ArchJSON
package import ArchModel

/// What `archcheck remove` says, for programs: of one part, or of all in their order.
package enum RemovalJSON {
  package static func render(_ removals: [RemovalExplanation], pathPrefix: String) -> String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.array("parts", removals) { json, removal in
        json.object { json in write(removal, pathPrefix, &json) }
      }
    }
    json.endLine()
    return json.text
  }

  private static func write(_ removal: RemovalExplanation, _ pathPrefix: String, _ json: inout JSONWriter) {
    func place(_ place: CodePlace, _ json: inout JSONWriter) {
      json.member("path", pathPrefix + place.path)
      json.member("line", place.location.line)
      json.member("column", place.location.column)
    }
    json.member("name", removal.part.name)
    json.member("kind", removal.part.kind.rawValue)
    json.member("files", removal.files)
    json.member("testFiles", removal.testFiles)
    json.member("types", removal.types)
    json.member("isStart", removal.isStart)
    json.member("isFree", removal.isFree)
    json.member("verdict", ExplanationText.verdict(on: removal))
    json.array("uses", removal.holds) { json, hold in
      json.object { json in
        json.member("where", word(for: hold.standing))
        json.member("user", hold.user)
        json.member("type", hold.type)
        place(hold.place, &json)
      }
    }
    json.array("leftUnused", removal.leftUnused) { json, type in
      json.object { json in
        json.member("type", type.name)
        place(type.place, &json)
      }
    }
    json.array("leftUnimported", removal.leftUnimported) { json, name in json.string(name) }
    json.array("maybe", removal.mayBeUsed) { json, tie in
      json.object { json in
        json.member("name", tie.name)
        json.member("why", ExplanationText.words(of: tie))
        place(tie.place, &json)
      }
    }
    json.array("wayIn", removal.wayIn) { json, name in json.string(name) }
  }

  private static func word(for standing: RemovalExplanation.Hold.Standing) -> String {
    switch standing {
    case .rest: "app"
    case .start: "start"
    case .root: "root"
    case .beside: "previews and debug"
    }
  }
}
