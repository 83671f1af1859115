import ArchFacts
import ArchJSON
import ArchRules

/// SARIF 2.1.0, as GitHub code scanning wants it.
///
/// Only new findings are in it: GitHub shows what is marked as suppressed as open, and closes what is missing.
package struct SARIFReport {
  /// GitHub refuses a file with more.
  private static let mostResults = 25_000
  /// Of the places that explain a finding GitHub keeps so many.
  private static let mostRelated = 100
  /// How many of them the message links.
  private static let linkedPlaces = 10

  private let report: Report
  private let columns: UTF16Columns
  private let version: String
  private let category: String
  private let descriptors: [ActiveRule]
  private let ruleIndices: [String: Int]

  /// - Parameters:
  ///   - report: with paths relative to the root of the repository.
  ///   - category: tells several uploads of one repository apart: the checked folder, or nothing.
  package static func render(_ report: Report, version: String, category: String = "") -> [UInt8] {
    render(report, version: version, category: category, mostResults: mostResults)
  }

  static func render(_ report: Report, version: String, category: String, mostResults: Int) -> [UInt8] {
    var json = JSONWriter(.pretty)
    SARIFReport(report, version, category).write(mostResults: mostResults, to: &json)
    return json.bytes
  }

  private init(_ report: Report, _ version: String, _ category: String) {
    self.report = report
    columns = UTF16Columns(report)
    self.version = version
    self.category = category
    descriptors = report.mentionedRules
    ruleIndices = Dictionary(
      descriptors.enumerated().map { ($1.about.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func write(mostResults: Int, to json: inout JSONWriter) {
    let findings = report.newFindings
    let kept = Self.gravest(findings, mostResults)
    let fingerprints = Fingerprint.all(of: kept)
    let hashes = lineHashes(for: kept)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs", [()]) { json, _ in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "archcheck")
              json.member("semanticVersion", version)
              json.array("rules", descriptors) { SARIFRule.write($1, to: &$0) }
            }
          }
          json.object("automationDetails") { $0.member("id", "archcheck/\(category)") }
          json.member("columnKind", "utf16CodeUnits")
          json.object("originalUriBaseIds") { json in
            json.object("%SRCROOT%") { json in
              json.object("description") { $0.member("text", "The root of the repository.") }
            }
          }
          json.array("invocations", [()]) { json, _ in
            writeInvocation(leftOut: findings.count - kept.count, to: &json)
          }
          json.array("results", zip(kept, fingerprints)) { json, result in
            write(result.0, result.1, hashes, to: &json)
          }
        }
      }
    }
    json.endLine()
  }

  /// All, or those of the highest severities, in their order.
  private static func gravest(_ findings: [Finding], _ count: Int) -> [Finding] {
    guard findings.count > count else { return findings }
    let order = findings.indices.sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }
    return order.prefix(count).sorted().map { findings[$0] }
  }

  private func lineHashes(for findings: [Finding]) -> [String: [String]] {
    let lastLines = Dictionary(
      findings.map { ($0.path, $0.range.start.line) }, uniquingKeysWith: { max($0, $1) })
    var hashes: [String: [String]] = [:]
    for (path, line) in lastLines {
      if let source = report.sources[path] { hashes[path] = LineHashes.of(source, through: line) }
    }
    return hashes
  }
}

extension SARIFReport {
  private func writeInvocation(leftOut: Int, to json: inout JSONWriter) {
    let coverage = report.summary.coverage
    var problems: [(level: String, text: String)] = []
    if let blindness = coverage.blindness { problems.append(("error", blindness)) }
    if coverage.unreadableFiles > 0 {
      problems.append(
        (
          "error",
          "\(counted(coverage.unreadableFiles, "file")) could not be read and \(coverage.unreadableFiles == 1 ? "was" : "were") left out"
        ))
    }
    let isComplete = problems.isEmpty
    if leftOut > 0 {
      problems.append(
        ("warning", "\(counted(leftOut, "finding")) of low severity left out, since GitHub accepts no more"))
    }
    json.object { json in
      json.member("executionSuccessful", isComplete)
      guard !problems.isEmpty else { return }
      json.array("toolExecutionNotifications", problems) { json, problem in
        json.object { json in
          json.member("level", problem.level)
          json.object("message") { $0.member("text", problem.text) }
        }
      }
    }
  }

  private func write(
    _ finding: Finding, _ fingerprint: String, _ hashes: [String: [String]], to json: inout JSONWriter
  ) {
    let places = finding.places.prefix(Self.mostRelated)
    json.object { json in
      json.member("ruleId", finding.rule)
      if let index = ruleIndices[finding.rule] { json.member("ruleIndex", index) }
      json.member("level", finding.severity.rawValue)
      json.object("message") { $0.member("text", message(of: finding)) }
      json.array("locations", [finding]) { json, finding in
        json.object { writePlace(of: finding, to: &$0) }
      }
      if !places.isEmpty || finding.decision != nil {
        json.key("relatedLocations")
        json.beginArray()
        for (index, place) in places.enumerated() {
          json.object { json in
            json.member("id", index + 1)
            write(place, to: &json)
          }
        }
        if let decision = finding.decision {
          json.object { json in
            json.member("id", places.count + 1)
            json.object("message") { $0.member("text", Self.safe("\(decision.id) \(decision.title)")) }
            json.object("physicalLocation") { json in
              write(uri: decision.path, to: &json)
              json.object("region") { $0.member("startLine", 1) }
            }
          }
        }
        json.endArray()
      }
      if finding.isChain { writeChain(finding, places, to: &json) }
      json.object("partialFingerprints") { json in
        let line = finding.range.start.line
        if let lines = hashes[finding.path], line >= 1, line <= lines.count {
          json.member("primaryLocationLineHash", lines[line - 1])
        }
        json.member("archcheckFinding/v1", fingerprint)
      }
    }
  }

  /// The first sentence stands alone where there is little room; the rest says what to do and links what
  /// explains it.
  private func message(of finding: Finding) -> String {
    var text = "\(Self.safe(finding.message)). Fix: \(Self.safe(finding.fix))."
    for voice in finding.also { text += " Also: \(Self.safe(voice.text(in: finding.path)))." }
    let places = finding.places.prefix(Self.linkedPlaces).enumerated().map { index, place in
      Self.link(place.message, to: index + 1)
    }
    if !places.isEmpty { text += " See: \(places.joined(separator: "; "))." }
    if let decision = finding.decision {
      let id = min(finding.places.count, Self.mostRelated) + 1
      text += " Decision: \(Self.link("\(decision.id) \(decision.title)", to: id))."
    }
    return text
  }

  /// A name that contains `](` would be mistaken for a link.
  private static func safe(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in TerminalText.escaped(text).utf8 {
      if byte == UInt8(ascii: "("), result.last == UInt8(ascii: "]") { result.append(UInt8(ascii: " ")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func link(_ text: String, to id: Int) -> String {
    var result: [UInt8] = []
    for byte in safe(text).utf8 {
      if "\\[]".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return "[\(String(decoding: result, as: UTF8.self))](\(id))"
  }

  private func writeChain(_ finding: Finding, _ steps: ArraySlice<RelatedPlace>, to json: inout JSONWriter) {
    json.array("codeFlows", [()]) { json, _ in
      json.object { json in
        json.array("threadFlows", [()]) { json, _ in
          json.object { json in
            json.key("locations")
            json.beginArray()
            for step in steps { json.object { $0.object("location") { write(step, to: &$0) } } }
            json.object { json in
              json.object("location") { json in
                writePlace(of: finding, to: &json)
                let label = finding.label.isEmpty ? finding.message : finding.label
                json.object("message") { $0.member("text", Self.safe(label)) }
              }
            }
            json.endArray()
          }
        }
      }
    }
  }

  private func write(_ place: RelatedPlace, to json: inout JSONWriter) {
    json.object("message") { $0.member("text", Self.safe(place.message)) }
    json.object("physicalLocation") { json in
      write(uri: place.path, to: &json)
      json.object("region") { json in
        json.member("startLine", max(1, place.location.line))
        json.member("startColumn", max(1, columns.column(place.location, in: place.path)))
      }
    }
  }

  private func writePlace(of finding: Finding, to json: inout JSONWriter) {
    let start = finding.range.start
    let end = finding.range.end
    let startColumn = max(1, columns.column(start, in: finding.path))
    let endColumn = columns.column(end, in: finding.path)
    json.object("physicalLocation") { json in
      write(uri: finding.path, to: &json)
      json.object("region") { json in
        json.member("startLine", max(1, start.line))
        json.member("startColumn", startColumn)
        json.member("endLine", max(1, start.line, end.line))
        json.member("endColumn", end.line > start.line ? max(1, endColumn) : max(startColumn, endColumn))
      }
    }
  }

  /// Without `uriBaseId` where the file is outside the repository.
  private func write(uri path: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      let encoded = PercentEncoding.uri(path: path)
      json.member("uri", path.hasPrefix("/") ? "file://\(encoded)" : encoded)
      if !path.hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
    }
  }
}
