package import ArchConfig
import ArchFacts
package import ArchModel
import ArchRules

/// One rule of one comment that silences findings.
package struct SilencingComment: Sendable {
  /// As the report has it.
  package let path: String
  package let line: Int
  package let rule: String
  /// Whether it holds up to a comment that ends it, or to the end of the file.
  let isRegion: Bool
  let isOpen: Bool
  let isInForce: Bool
  let lastDay: Day?
  private let reach: SuppressionReach
  /// The first line of code that it speaks of, without blanks.
  let subject: [UInt8]

  /// Of all files, in their order.
  ///
  /// - Parameter prefix: what leads to the codebase in the report.
  package static func all(in codebase: Codebase, prefix: String, today: Day) -> [SilencingComment] {
    codebase.files.filter { !$0.facts.suppressionComments.isEmpty }.flatMap { file in
      let suppressed = SuppressedFile(file, today)
      return suppressed.silencers.compactMap { silencer -> SilencingComment? in
        guard let reach = silencer.reach else { return nil }
        let comment = suppressed.comments[silencer.comment]
        return SilencingComment(
          path: prefix + file.path, line: file.lines.line(at: comment.comment.start),
          rule: silencer.rule.text,
          isRegion: reach.isRegion, isOpen: reach.isRegion && reach.end == nil, isInForce: silencer.isInForce,
          lastDay: comment.end?.day, reach: reach, subject: subject(of: comment, reach, in: file))
      }
    }
  }

  func silences(_ finding: Finding) -> Bool {
    isInForce && finding.rule == rule && finding.path == path && reach.contains(finding.range.start)
  }

  private static func subject(
    of comment: Suppression, _ reach: SuppressionReach, in file: SourceFile
  ) -> [UInt8] {
    let lines = file.lines
    var line = reach.isRegion ? lines.line(at: comment.comment.end) + 1 : reach.start.line
    let last = lines.line(at: Int32(file.facts.bytes.count))
    while line <= last {
      let range = lines.range(ofLine: line)
      let text = file.facts.bytes[Int(range.start)..<Int(range.end)].filter { $0 > 0x20 }
      if !text.isEmpty { return text }
      line += 1
    }
    return []
  }
}
