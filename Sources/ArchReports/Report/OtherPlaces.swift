import ArchFacts
import ArchRules

/// A place with the same cause as the one that a report tells of.
struct OtherPlace {
  let path: String
  let location: SourceLocation
  /// How often the same is wrong in its file, from there on.
  let times: Int

  /// `Cart/CartView.swift:12:8 (2 times)`
  func text(_ path: String) -> String {
    "\(path):\(location.line):\(location.column)\(times > 1 ? " (\(times) times)" : "")"
  }
}

extension CauseOfFindings {
  /// One for each of the other files.
  var otherFiles: [OtherPlace] {
    others.map { OtherPlace(path: $0.path, location: $0.range.start, times: $0.repeats.count + 1) }
  }

  /// As Markdown, an entry of a list; empty where there are none.
  ///
  /// - Parameter place: how a path and a line are shown.
  func otherPlaces(_ place: (String, Int) -> String) -> String {
    let all =
      finding.repeats.map { ($0.path, $0.range.start.line) } + others.map { ($0.path, $0.range.start.line) }
    guard !all.isEmpty else { return "" }
    let more = all.count - Self.mostPlaces
    let shown = all.prefix(Self.mostPlaces).map(place).joined(separator: ", ")
    return "  - the same at \(shown)\(more > 0 ? " and \(more) more" : "")\n"
  }

  private static let mostPlaces = 10
}
