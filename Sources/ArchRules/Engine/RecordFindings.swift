import ArchConfig
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
    let subject: Subject
    let related: [RelatedPlace]

    func finding(_ about: RuleInfo, _ severity: Severity, decision: CitedDecision?) -> Finding {
      Finding(
        rule: about.id, severity: severity, path: path, range: range, message: remark.message,
        label: remark.label, why: about.why, fix: remark.fix, subject: subject, related: related,
        decision: decision)
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var exemptions: Exemptions

  init(allow: [Allowance] = []) { exemptions = Exemptions(allow) }

  /// At a place of a record, unless `allow` names the record: by its id, its file name or its path.
  ///
  /// - Parameters:
  ///   - about: what of the record it is about; empty for the record as a whole.
  ///   - severity: where this case weighs less than the rule's own severity.
  mutating func add(
    _ remark: Remark, at range: ByteRange, in record: DecisionRecord, about: String,
    severity: Severity? = nil,
    related: [RelatedPlace] = []
  ) {
    guard !allows(record) else { return }
    entries.append(
      Entry(
        remark: remark, severity: severity, path: record.path, range: record.lines.range(of: range),
        subject: .record(record.id, about: about), related: related))
  }

  /// At a place of another file: an index, the configuration.
  mutating func add(
    _ remark: Remark, at range: SourceRange, path: String, about entry: String, severity: Severity? = nil,
    related: [RelatedPlace] = []
  ) {
    guard !exemptions.cover([path]) else { return }
    entries.append(
      Entry(
        remark: remark, severity: severity, path: path, range: range, subject: .entry(entry), related: related
      ))
  }

  /// For rules that have to know before they have something to add, since a record that is left alone plays no part.
  mutating func allows(_ record: DecisionRecord) -> Bool {
    !exemptions.isEmpty && exemptions.cover([record.id, record.name.text, record.path])
  }
}

extension DecisionRecord {
  /// A place of the record that explains a finding elsewhere.
  func related(_ range: ByteRange, _ message: String) -> RelatedPlace {
    RelatedPlace(path: path, location: lines.location(at: range.start), message: message)
  }

  /// `ADR-007 'Use Swift Testing'`
  var words: String { "\(id) '\(titleText)'" }
}

extension LineTable {
  func range(of range: ByteRange) -> SourceRange {
    SourceRange(start: location(at: range.start), end: location(at: max(range.start, range.end)))
  }
}
