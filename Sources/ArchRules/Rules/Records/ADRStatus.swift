import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel

/// A record says what state its decision is in, and is not rewritten once it is accepted.
struct ADRStatus: RecordRule {
  static let about = RuleInfo(
    id: "adr-status",
    summary:
      "A decision record has a known status, names its successor, and is superseded instead of rewritten.",
    why: """
      The status says which decisions hold. A record that was rewritten after it was accepted says what \
      the team thinks today under an old date, and the decision that people worked by is gone.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Status
      Superseded by ADR-007

      ## Decision
      We will use Core Data.
      """,
    good: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Status
      Superseded by ADR-002

      ## Decision
      We will use Core Data.
      <!-- docs/decisions/ADR-002-use-swift-data.md -->
      # ADR-002: Use Swift Data

      ## Status
      Accepted

      ## Context
      Core Data, as ADR-001 asks for, needs a model file.

      ## Decision
      We will use Swift Data.
      """,
    fix: "Keep the status current; to change the decision, write a new record that supersedes this one."
  )

  static let needsHistory = true

  private let statuses: [String]
  private let checksHistory: Bool
  private let settlingDays: Int

  init(options: inout OptionReader) {
    statuses = options.texts(
      "statuses", "Further words that count as a status, such as 'Parked'.", more: .permits)
    checksHistory = options.flag(
      "history", "Whether git's history is used to find what was rewritten after it was accepted.",
      more: .demands,
      default: true)
    settlingDays = options.number(
      "settlingDays", "For how many days after it was accepted a record may still be edited.",
      more: .permits, default: 14)
  }

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    var mentions: [String: Set<String>] = [:]
    for record in log.records {
      checkStatus(record, log, &mentions, &findings)
      checkPredecessors(record, log, &findings)
      if checksHistory, let versions = log.histories[record.path] {
        checkHistory(record, versions, &findings)
      }
    }
  }

  /// - Parameter mentions: what each record speaks of, as far as it was asked.
  private func checkStatus(
    _ record: DecisionRecord, _ log: DecisionLog, _ mentions: inout [String: Set<String>],
    _ findings: inout RecordFindings
  ) {
    guard let entry = record.status else { return }
    let place = entry.range.isEmpty ? record.section(.status)?.title ?? record.headRange : entry.range
    if entry.isChoice {
      findings.add(.choice(entry.text), at: place, in: record, about: "status")
    } else if entry.text.isEmpty {
      findings.add(.empty, at: place, in: record, about: "status", severity: .warning)
    } else if let status = entry.status {
      if status == .superseded { checkSuccessors(entry, record, log, &mentions, &findings) }
    } else if !isListed(entry.text) {
      let known = RecordStatus.allCases.map(\.rawValue) + statuses
      let first = FoldedWords.of(entry.text).first ?? entry.text
      findings.add(
        .unknown(entry.text, NearestName.of(first, in: known)), at: place, in: record, about: "status",
        severity: .warning)
    }
  }

  private func isListed(_ text: String) -> Bool {
    let words = FoldedWords.of(text)
    return statuses.contains { words.starts(with: FoldedWords.of($0)) }
  }

  private func checkSuccessors(
    _ entry: StatusEntry, _ record: DecisionRecord, _ log: DecisionLog,
    _ mentions: inout [String: Set<String>], _ findings: inout RecordFindings
  ) {
    guard !entry.successors.isEmpty else {
      findings.add(
        .noSuccessor(record.id), at: entry.range, in: record, about: "successor", severity: .warning)
      return
    }
    for reference in entry.successors {
      guard let successor = log.record(reference, from: record) else {
        findings.add(
          .missingSuccessor(record.id, reference.text), at: reference.range, in: record, about: reference.text
        )
        continue
      }
      guard successor.path != record.path else {
        findings.add(
          .ownSuccessor(record.id), at: reference.range, in: record, about: reference.text)
        continue
      }
      let mentioned = mentions[successor.path] ?? log.mentions(of: successor)
      mentions[successor.path] = mentioned
      guard !mentioned.contains(record.path) else { continue }
      findings.add(
        .noWayBack(record.id, successor.id), at: reference.range, in: record, about: successor.id,
        severity: .warning,
        related: [successor.related(successor.headRange, "\(successor.id) does not mention \(record.id)")])
    }
  }

  /// A record that another one says it supersedes has to say so, too.
  private func checkPredecessors(
    _ record: DecisionRecord, _ log: DecisionLog, _ findings: inout RecordFindings
  ) {
    guard let entry = record.status, entry.status == .accepted else { return }
    for reference in entry.predecessors {
      guard let old = log.record(reference, from: record), old.path != record.path,
        old.status?.status == .accepted
      else { continue }
      findings.add(
        .stillAccepted(record.id, old.id), at: reference.range, in: record, about: old.id, severity: .warning,
        related: [old.related(old.status?.range ?? old.headRange, "\(old.id) says it is accepted")])
    }
  }

  private func checkHistory(
    _ record: DecisionRecord, _ versions: [RecordVersion], _ findings: inout RecordFindings
  ) {
    guard let rewrite = record.rewrite(in: versions, settlingDays: settlingDays) else { return }
    findings.add(
      .rewritten(record, rewrite), at: rewrite.range, in: record, about: "history", severity: .warning)
  }
}

extension Remark {
  fileprivate static func choice(_ text: String) -> Remark {
    Remark(
      "the status is still the template's list of choices: '\(text)'", label: "which one is it?",
      fix: "keep the one that applies")
  }

  fileprivate static var empty: Remark {
    Remark("the record has no status", label: "there is nothing here", fix: "write 'Proposed' or 'Accepted'")
  }

  fileprivate static func unknown(_ text: String, _ near: String?) -> Remark {
    Remark(
      "'\(text)' is not a known status",
      label: near.map { "did you mean '\($0)'?" }
        ?? "known: proposed, accepted, rejected, deprecated, superseded",
      fix: "write one of proposed, accepted, rejected, deprecated and superseded, or add it to 'statuses'")
  }

  fileprivate static func noSuccessor(_ id: String) -> Remark {
    Remark(
      "\(id) is superseded, but does not say by what", label: "no record is named here",
      fix: "write 'Superseded by' with the number of the newer record")
  }

  fileprivate static func missingSuccessor(_ id: String, _ text: String) -> Remark {
    Remark(
      "\(id) is superseded by '\(text)', which does not exist",
      label: "no record has this number or file name",
      fix: "write the newer record, or correct the number")
  }

  fileprivate static func ownSuccessor(_ id: String) -> Remark {
    Remark("\(id) supersedes itself", label: "this is the same record", fix: "name the newer record")
  }

  fileprivate static func noWayBack(_ id: String, _ successor: String) -> Remark {
    Remark(
      "\(id) is superseded by \(successor), which does not mention it",
      label: "\(successor) does not mention it",
      fix: "let \(successor) say that it supersedes \(id), and why")
  }

  fileprivate static func stillAccepted(_ id: String, _ old: String) -> Remark {
    Remark(
      "\(id) supersedes \(old), which still says that it is accepted", label: "\(old) no longer holds",
      fix: "set the status of \(old) to 'Superseded by \(id)'")
  }

  fileprivate static func rewritten(_ record: DecisionRecord, _ rewrite: RecordRewrite) -> Remark {
    let change =
      rewrite.changed.flatMap { version in
        version.commit.isEmpty ? nil : "on \(version.day), by commit \(version.commit.prefix(8))"
      } ?? "and is not committed"
    let went = rewrite.removed.isEmpty ? "" : "gone: " + rewrite.removed.joined(separator: ", ")
    let came = rewrite.added.isEmpty ? "" : "new: " + rewrite.added.joined(separator: ", ")
    return Remark(
      "\(record.id) was rewritten after it was accepted: its \(rewrite.section.rawValue) changed \(change)",
      label: [went, came].filter { !$0.isEmpty }.joined(separator: "; "),
      fix: """
        restore what was accepted on \(rewrite.accepted.day) and supersede it with a new record, or add what is \
        new as a dated note
        """)
  }
}
