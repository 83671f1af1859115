import ArchDecisions
import ArchFacts
import ArchModel

/// Collects what the rules about records find. Rules can only add.
package struct RecordFindings: Sendable {
  struct Entry: Sendable {
    let remark: Remark
    let severity: Severity?
    let path: String
    let range: SourceRange
    let symbol: String
    let related: [RelatedPlace]

    func finding(_ about: RuleInfo, _ severity: Severity, decision: CitedDecision?) -> Finding {
      Finding(
        rule: about.id, severity: severity, path: path, range: range, message: remark.message,
        label: remark.label, why: about.why, fix: remark.fix, symbol: symbol, related: related,
        decision: decision)
    }
  }

  private(set) var entries: [Entry] = []

  /// At a place of a record. Without a symbol the finding is about the record as a whole.
  ///
  /// - Parameter severity: where this case weighs less than the rule's own severity.
  mutating func add(
    _ remark: Remark, at range: ByteRange, in record: DecisionRecord, symbol: String? = nil,
    severity: Severity? = nil, related: [RelatedPlace] = []
  ) {
    entries.append(
      Entry(
        remark: remark, severity: severity, path: record.path, range: record.lines.range(of: range),
        symbol: symbol ?? record.id, related: related))
  }

  /// At a place of another file: an index, the configuration.
  mutating func add(
    _ remark: Remark, at range: SourceRange, path: String, symbol: String, severity: Severity? = nil,
    related: [RelatedPlace] = []
  ) {
    entries.append(
      Entry(remark: remark, severity: severity, path: path, range: range, symbol: symbol, related: related))
  }
}

extension DecisionRecord {
  /// A place of the record that explains a finding elsewhere.
  func related(_ range: ByteRange, _ message: String) -> RelatedPlace {
    RelatedPlace(path: path, location: lines.location(at: range.start), message: message)
  }

  /// `ADR-007 'Use Swift Testing'`
  var words: String { "\(id) '\(titleText)'" }

  /// Whether `allow` of a rule names the record: by its id, its file name or its path.
  func isAllowed(_ patterns: [NamePattern]) -> Bool {
    patterns.contains { $0.matches(id) || $0.matches(name.text) || $0.matches(path) }
  }
}

extension LineTable {
  func range(of range: ByteRange) -> SourceRange {
    SourceRange(start: location(at: range.start), end: location(at: max(range.start, range.end)))
  }
}
