import ArchFacts
import ArchJSON
import ArchModel

/// A map for programs.
enum MapJSON {
  static func render(_ map: CodeMap, pathPrefix: String) -> String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("level", map.level.rawValue)
      if let base = map.base { json.member("since", base) }
      json.array("nodes", map.nodes) { json, node in
        json.object { json in
          json.member("name", node.name)
          json.member("files", node.files)
          switch node.change {
          case .added: json.member("change", "added")
          case .removed: json.member("change", "removed")
          case nil: break
          }
        }
      }
      json.array("edges", map.edges) { json, edge in
        json.object { json in
          json.member("from", map.nodes[edge.from].name)
          json.member("to", map.nodes[edge.to].name)
          // Types may share a name.
          json.member("fromNode", edge.from)
          json.member("toNode", edge.to)
          json.member("uses", edge.uses)
          json.member("breaks", edge.breaks)
          switch edge.change {
          case .added: json.member("change", "added")
          case .removed: json.member("change", "removed")
          case .counts(let uses, let breaks):
            json.member("change", "counts")
            json.member("usesMore", uses)
            json.member("breaksMore", breaks)
          case nil: break
          }
          json.object("example") { json in
            json.member("path", pathPrefix + edge.example.path)
            json.member("line", edge.example.location.line)
            json.member("column", edge.example.location.column)
          }
        }
      }
    }
    json.endLine()
    return json.text
  }
}
