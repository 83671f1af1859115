import ArchDecisions
import ArchModel

/// A record is found by its number, and by one form of file name.
struct ADRNaming: RecordRule {
  static let about = RuleInfo(
    id: "adr-naming",
    summary: "A decision record's file name has its number, and its title has the same one.",
    why: """
      Records are cited by number, in code reviews, in architecture.json and in each other. A file whose number \
      differs from its title's, or that has none, is cited wrongly or not at all.
      """,
    bad: """
      <!-- docs/decisions/ADR-003-use-core-data.md -->
      # ADR-004: Use Core Data

      ## Status
      Accepted

      ## Decision
      We will use Core Data.
      """,
    good: """
      <!-- docs/decisions/ADR-003-use-core-data.md -->
      # ADR-003: Use Core Data

      ## Status
      Accepted

      ## Decision
      We will use Core Data.
      """,
    fix: "Name the file after its record's number, in the form that the other records use.",
    severity: .warning
  )

  private static let anyForm = "as the others"
  private static let forms = [
    "ADR-NNN-title.md", "ADR-NNNN-title.md", "adr-NNN-title.md", "adr-NNNN-title.md", "NNN-title.md",
    "NNNN-title.md", "NN-title.md", "ADR-NNN.md", "adr-NNN.md", "ADR-NNNN.md", "NNN.md", "NNNN.md",
  ]

  private let form: String

  init(options: inout OptionReader) {
    form = options.choice(
      "form", "The form of a file name, N for a digit: ADR-NNN-title.md, NNNN-title.md, …",
      among: [Self.anyForm] + Self.forms, lenient: Self.anyForm, default: Self.anyForm)
  }

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    let forms = Dictionary(grouping: log.records, by: \.folder).mapValues(wantedForm)
    for record in log.records {
      if let inTitle = record.title?.number, let inName = record.name.number, inTitle != inName {
        findings.add(
          .numbers(file: record.name.text, inName, title: inTitle), at: record.headRange, in: record,
          about: "number")
        continue
      }
      guard let wanted = forms[record.folder] ?? nil else { continue }
      guard form(record, wanted) != wanted else { continue }
      findings.add(
        record.name.number == nil
          ? .noNumber(record.name.text, wanted)
          : .otherForm(record.name.text, form(record, wanted), wanted),
        at: record.headRange, in: record, about: "name")
    }
  }

  /// A number that outgrew its digits is no other form.
  private func form(_ record: DecisionRecord, _ wanted: String) -> String {
    let name = record.name
    guard let number = name.number, String(number).utf8.count == name.digits else { return name.form }
    let digits = wanted.utf8.count { $0 == UInt8(ascii: "N") }
    guard name.digits > digits else { return name.form }
    return name.prefix + String(repeating: "N", count: digits) + (name.title.isEmpty ? "" : "-title") + ".md"
  }

  /// The form of most records of a folder, where most have one; a team that uses no numbers is let alone.
  private func wantedForm(_ records: [DecisionRecord]) -> String? {
    if form != Self.anyForm { return form }
    let forms = records.filter { $0.name.number != nil }.map(\.name.form)
    let counts = Dictionary(forms.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    return most.value >= 3 && most.value * 3 > records.count * 2 ? most.key : nil
  }
}

extension Remark {
  fileprivate static func numbers(file: String, _ number: Int, title: Int) -> Remark {
    Remark(
      "the title has number \(title), and the file '\(file)' has number \(number)",
      label: "the file says \(number)",
      fix: "give both the same number, the one under which the record was first cited")
  }

  fileprivate static func noNumber(_ file: String, _ form: String) -> Remark {
    Remark(
      "the record '\(file)' has no number in its file name",
      label: "the other records are named '\(form)'",
      fix: "rename the file in the form '\(form)', with the next free number")
  }

  fileprivate static func otherForm(_ file: String, _ form: String, _ wanted: String) -> Remark {
    Remark(
      "the file '\(file)' is named in the form '\(form)', not '\(wanted)'",
      label: "the other records are named '\(wanted)'",
      fix: "rename the file in the form '\(wanted)' and keep its number")
  }
}
