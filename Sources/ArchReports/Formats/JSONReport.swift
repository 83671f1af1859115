import ArchFacts
import ArchJSON
import ArchModel
import ArchRules

/// Findings for programs: a stable contract, version 1. Keys may be added; those here keep their meaning.
package struct JSONReport {
  private let report: Report
  private var json = JSONWriter(.pretty)

  /// - Parameter records: of `archcheck adr`, which lists them after the findings.
  package static func render(_ report: Report, records: [RecordLine]? = nil) -> [UInt8] {
    var writer = JSONReport(report: report)
    writer.write(records)
    return writer.json.bytes
  }

  private init(report: Report) { self.report = report }

  private mutating func write(_ records: [RecordLine]?) {
    json.beginObject()
    int("version", 1)
    json.key("findings")
    json.beginArray()
    for (finding, fingerprint) in zip(report.findings, Fingerprint.all(of: report.findings)) {
      Self.write(finding, fingerprint, to: &json)
    }
    json.endArray()
    if let records {
      json.key("records")
      json.beginArray()
      for record in records { write(record) }
      json.endArray()
    }
    json.key("summary")
    write(report.summary)
    json.endObject()
    json.endLine()
  }

  static func write(_ finding: Finding, _ fingerprint: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("status", finding.status.rawValue)
      if let reason = finding.reason { json.member("reason", reason) }
      json.member("path", finding.path)
      json.member("line", finding.range.start.line)
      json.member("column", finding.range.start.column)
      json.member("endLine", finding.range.end.line)
      json.member("endColumn", finding.range.end.column)
      json.member("message", finding.message)
      json.member("why", finding.why)
      json.member("fix", finding.fix)
      json.member("symbol", finding.symbol)
      if let layer = finding.layer { json.member("layer", layer) }
      if let feature = finding.feature { json.member("feature", feature) }
      if !finding.owners.isEmpty {
        json.array("owners", finding.owners) { json, owner in json.string(owner) }
      }
      if let day = finding.wasKnownUntil { json.member("knownUntil", "\(day)") }
      if let decision = finding.decision {
        json.object("decision") { json in
          json.member("id", decision.id)
          json.member("title", decision.title)
          json.member("path", decision.path)
        }
      }
      json.array("related", finding.places) { json, place in
        json.object { json in
          json.member("path", place.path)
          json.member("line", place.location.line)
          json.member("column", place.location.column)
          json.member("message", place.message)
        }
      }
      if !finding.also.isEmpty {
        json.array("also", finding.also) { json, voice in
          json.object { json in
            json.member("rule", voice.rule)
            json.member("message", voice.message)
          }
        }
      }
      json.member("fingerprint", fingerprint)
    }
  }

  private mutating func write(_ record: RecordLine) {
    json.beginObject()
    string("id", record.id)
    string("title", record.title)
    string("path", record.path)
    if let status = record.status ?? record.writtenStatus { string("status", status) }
    if let date = record.date { string("date", date) }
    json.key("rules")
    json.beginArray()
    for rule in record.rules { json.string(rule) }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ summary: Summary) {
    json.beginObject()
    int("files", summary.coverage.files)
    int("judgedFiles", summary.coverage.judgedFiles)
    int("mappedFiles", summary.coverage.mappedFiles)
    int("errors", summary.errors)
    int("warnings", summary.warnings)
    int("notes", summary.notes)
    int("causes", summary.causes)
    int("known", summary.known)
    int("suppressed", summary.suppressed)
    int("stale", summary.stale)
    if let asked = summary.coverage.askedFiles { int("askedFiles", asked) }
    write(summary.coverage.notJudgedCounts)
    int("leftOutFiles", summary.coverage.leftOut.count)
    int("skippedPieces", summary.coverage.skippedConstructs)
    int("unresolvedNames", summary.coverage.unresolvedNames)
    json.endObject()
  }

  private mutating func write(_ counts: NotJudgedCounts) {
    json.key("notJudged")
    json.beginObject()
    int("testFiles", counts.files[.test] ?? 0)
    int("generatedFiles", counts.files[.generated] ?? 0)
    int("previewFiles", counts.files[.preview] ?? 0)
    int("buildFiles", counts.files[.build] ?? 0)
    int("sampleFiles", counts.files[.sample] ?? 0)
    int("previews", counts.parts[.preview] ?? 0)
    int("doubles", counts.parts[.double] ?? 0)
    int("debugPieces", counts.parts[.debug] ?? 0)
    int("byOneSign", counts.guesses)
    json.endObject()
  }

  private mutating func string(_ key: String, _ value: String) {
    json.key(key)
    json.string(value)
  }

  private mutating func int(_ key: String, _ value: Int) {
    json.key(key)
    json.int(value)
  }
}
