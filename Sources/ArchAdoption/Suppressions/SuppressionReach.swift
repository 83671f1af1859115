import ArchFacts

/// The part of a file that a comment speaks of: what starts within it is meant.
struct SuppressionReach: Sendable {
  let start: SourceLocation
  /// Exclusive; `nil` is the end of the file.
  var end: SourceLocation?
  let isRegion: Bool

  func contains(_ place: SourceLocation) -> Bool {
    guard place >= start else { return false }
    return end.map { place < $0 } ?? true
  }

  /// `nil` is the last one of the file.
  var lastLine: Int? { end.map { $0.column == 1 && !isRegion ? $0.line - 1 : $0.line } }

  /// From a comment on, until something closes it.
  static func region(from comment: ByteRange, _ lines: LineTable) -> SuppressionReach {
    SuppressionReach(start: lines.location(at: comment.start), end: nil, isRegion: true)
  }

  /// The lines that a comment is on.
  static func this(_ comment: ByteRange, _ lines: LineTable) -> SuppressionReach {
    wholeLines(lines.line(at: comment.start), lines.line(at: comment.end))
  }

  /// From the start of a line to the end of another.
  static func wholeLines(_ first: Int, _ last: Int) -> SuppressionReach {
    SuppressionReach(
      start: SourceLocation(line: first, column: 1), end: SourceLocation(line: last + 1, column: 1),
      isRegion: false)
  }
}
