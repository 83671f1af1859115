package import ArchAdoption
import ArchFacts
import ArchRules

/// What a change lets pass that was judged before, open to view: what does it, where, and what it lets through.
struct ReviewLoosenings {
  /// How many are listed before the rest is only counted; a change that has more is not read line by line.
  static let longestList = 100

  private let review: Review

  init(_ review: Review) { self.review = review }

  /// `weaker in 2 places`, for the headline.
  static func words(_ count: Int) -> [String] {
    count == 0 ? [] : ["weaker in \(count == 1 ? "1 place" : "\(count) places")"]
  }

  func text(limit: Int = longestList) -> String {
    let all = review.loosenings
    guard !all.isEmpty else { return "" }
    var text = "\n> [!WARNING]\n> **This change allows more than its base does:**\n"
    text += all.prefix(limit).map { "> - \(item($0))\n" }.joined()
    if all.count > limit { text += "> - and \(all.count - limit) more\n" }
    return text
  }

  /// What the change adds and rules leave alone, in a line above all folds.
  func unjudged(limit: Int = 5) -> String {
    let all = review.unjudged
    guard !all.isEmpty else { return "" }
    var items = all.prefix(limit).map { addition in
      let names =
        addition.names.isEmpty
        ? "" : " " + addition.names.prefix(3).map(MarkdownText.code).joined(separator: ", ")
      let more = addition.names.count > 3 ? " and \(addition.names.count - 3) more" : ""
      return
        "\(review.place(addition.path, addition.line))\(names)\(more), treated as \(MarkdownText.prose(addition.reason))"
        + (addition.letsThrough.isEmpty ? "" : ", which lets \(through(addition.letsThrough))")
    }
    if all.count > limit { items.append("\(counted(all.count - limit, "more file"))") }
    return "\nAdded to layers, and not judged: \(items.joined(separator: "; ")).\n"
  }

  private func item(_ loosening: Loosening) -> String {
    let place = loosening.place
    let shown =
      place.isFormer ? review.formerPlace(place.path, place.line) : review.place(place.path, place.line)
    let past = place.isFormer ? " (as it was)" : ""
    return "\(shown)\(past) \(MarkdownText.prose(loosening.message)): \(passing(loosening))"
  }

  private func passing(_ loosening: Loosening) -> String {
    guard loosening.letsThrough.isEmpty else { return "lets \(through(loosening.letsThrough))" }
    return loosening.known == 0
      ? "lets nothing through yet"
      : "nothing new; \(counted(loosening.known, "known finding")) no longer judged"
  }

  /// ``2 through, the first `App/A.swift:3` …``
  private func through(_ findings: [Finding]) -> String {
    guard let first = findings.first else { return "nothing through" }
    let place = review.place(first.path, first.range.start.line)
    let which = findings.count == 1 ? "" : "the first "
    return "\(findings.count) through, \(which)\(place) \(ReviewFindings.prose(first.message)) "
      + "(\(MarkdownText.code(first.rule)))"
  }
}

extension Loosening {
  /// For a terminal: `architecture.json:4: rule 'boot-io' is off; it was 'error' (lets 2 through, first App/A.swift:3)`
  package var line: String {
    let start = "\(place.path):\(place.line)\(place.isFormer ? " (as it was)" : "")"
    guard let first = letsThrough.first else {
      return "\(start): \(message) (lets nothing through yet)"
    }
    return
      "\(start): \(message) (lets \(letsThrough.count) through, first \(first.path):\(first.range.start.line))"
  }
}
