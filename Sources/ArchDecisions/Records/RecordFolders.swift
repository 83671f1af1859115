/// The folders in which teams keep decision records.
package enum RecordFolders {
  /// By its path, whatever the case: `docs/adr`, `ADR`, `docs/architecture/decisions`, `Documentation/ADRs`.
  package static func isUsual(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { part in
      String(decoding: part.map(\.lowercased), as: UTF8.self)
    }
    guard let last = parts.last else { return false }
    if recordNames.contains(last) { return true }
    guard decisionNames.contains(last) else { return false }
    return parts.dropLast().contains(where: documentationNames.contains)
  }

  private static let recordNames: Set<String> = [
    "adr", "adrs", "architecture-decisions", "architecture-decision-records", "architecture_decisions",
    "architecture_decision_records", "decision-records", "architectural-decisions",
  ]
  private static let decisionNames: Set<String> = ["decisions", "decisiones"]
  private static let documentationNames: Set<String> = [
    "doc", "docs", "documentation", "documents", "architecture", "arquitectura", "wiki",
  ]
}
