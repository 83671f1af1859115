import ArchConfig
import ArchJSON
import ArchModel
package import ArchRules

/// What `archcheck context` says of a place, for programs; everything, however much.
package enum ContextJSON {
  package static func render(_ context: PlaceContext, _ notes: PlaceNotes) -> String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.member("path", notes.pathPrefix + context.path)
      json.member("exists", notes.isThere)
      write(context.placement, &json)
      if let module = context.module { json.member("module", module) }
      if let reason = context.notJudged { json.member("notJudged", reason.words) }
      write(context.reach, &json)
      if let rule = context.layerRule {
        json.object("layerRule") { json in write(rule, notes.pathPrefix, &json) }
      }
      json.member("exemptions", context.exemptions)
      json.array("rules", context.rules) { json, rule in
        json.object { json in write(rule, notes.pathPrefix, &json) }
      }
      json.array("records", context.records) { json, record in
        json.object { json in write(record, notes.pathPrefix, &json) }
      }
      switch notes.example {
      case .file(let path, let evidence):
        json.member("example", notes.pathPrefix + path)
        json.member("exampleIs", evidence.rawValue)
      case .none:
        json.key("example")
        json.null()
      case .notAsked: break
      }
    }
    json.endLine()
    return json.text
  }

  private static func write(_ placement: PlacementExplanation, _ json: inout JSONWriter) {
    if let layer = placement.layer {
      json.object("layer") { json in
        json.member("name", layer.name)
        json.member("kind", layer.kind.rawValue)
        json.member("because", ExplanationText.reason(for: layer))
      }
    }
    if let reason = placement.reasonForNone { json.member("noLayerBecause", reason) }
    if let feature = placement.feature { json.member("feature", feature) }
  }

  private static func write(_ reach: PlaceContext.Reach, _ json: inout JSONWriter) {
    switch reach {
    case .free(let freedom):
      json.member("mayUseAll", true)
      json.member("mayUseAllBecause", ContextText.words(freedom))
    case .limited(let others):
      json.member("mayUseAll", false)
      json.array("layers", others) { json, other in
        json.object { json in
          json.member("name", other.layer.name)
          json.member("mayUse", word(for: other.permission))
        }
      }
    }
  }

  private static func word(for permission: LayerPermission) -> String {
    switch permission {
    case .all: "all"
    case .shown: "shown"
    case .protocols: "protocols"
    case .nothing: "nothing"
    }
  }

  private static func write(_ asked: PlaceContext.Asked, _ prefix: String, _ json: inout JSONWriter) {
    let about = asked.rule.about
    json.member("rule", about.id)
    json.member("severity", asked.severity.rawValue)
    json.member("scope", asked.scope.rawValue)
    json.member("summary", about.summary)
    json.member("why", about.why)
    json.member("fix", about.fix)
    if let decision = asked.rule.decision {
      json.object("decision") { json in write(decision, prefix, &json) }
    }
  }

  private static func write(_ record: CitedDecision, _ prefix: String, _ json: inout JSONWriter) {
    json.member("id", record.id)
    json.member("title", record.title)
    json.member("path", prefix + record.path)
  }
}
