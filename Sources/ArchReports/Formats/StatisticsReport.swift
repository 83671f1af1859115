import ArchFacts
import ArchJSON
import ArchRules

/// How many new findings there are by rule, layer, feature, folder and declaration: for programs that draw a trend. Keys
/// may be added; those here keep their meaning.
package struct StatisticsReport {
  private let statistics: FindingStatistics
  private let summary: Summary
  private var json = JSONWriter(.pretty)

  package static func render(_ report: Report) -> [UInt8] {
    var writer = StatisticsReport(statistics: FindingStatistics(report), summary: report.summary)
    writer.write()
    return writer.json.bytes
  }

  private init(statistics: FindingStatistics, summary: Summary) {
    self.statistics = statistics
    self.summary = summary
  }

  private mutating func write() {
    json.beginObject()
    int("version", 1)
    int("findings", statistics.findings)
    int("causes", summary.causes)
    int("files", statistics.files)
    int("known", summary.known)
    int("suppressed", summary.suppressed)
    json.key("checked")
    json.beginObject()
    int("files", summary.coverage.judgedFiles)
    int("mapped", summary.coverage.mappedFiles)
    json.endObject()
    list("rules", statistics.rules) { writer, count in
      writer.string("rule", count.rule.about.id)
      writer.string("severity", count.severity.rawValue)
      writer.int("findings", count.findings)
      writer.counts("about", count.topics)
    }
    counts("layers", statistics.layers)
    counts("features", statistics.features)
    counts("owners", statistics.owners)
    counts("folders", statistics.folders)
    list("declarations", statistics.declarations) { writer, count in
      writer.string("name", count.name)
      if let place = count.place {
        writer.string("path", place.path)
        writer.int("line", place.location.line)
      }
      writer.int("findings", count.findings)
    }
    list("habits", statistics.habits) { writer, habit in
      writer.string("rule", habit.rule)
      switch habit.doing {
      case .inLayer(let layer):
        writer.string("layer", layer)
        writer.int("files", habit.count)
      case .withDeclaration(let name):
        writer.string("declaration", name)
        writer.int("findings", habit.count)
      }
      writer.int("of", habit.all)
    }
    json.endObject()
    json.endLine()
  }

  private mutating func counts(_ key: String, _ counts: [FindingStatistics.Count]) {
    list(key, counts) { writer, count in
      writer.string("name", count.name)
      writer.int("findings", count.findings)
    }
  }

  private mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout StatisticsReport, Element) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements {
      json.beginObject()
      write(&self, element)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func string(_ key: String, _ text: String) {
    json.key(key)
    json.string(text)
  }

  private mutating func int(_ key: String, _ number: Int) {
    json.key(key)
    json.int(number)
  }
}
