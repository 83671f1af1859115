import ArchAdoption
import ArchFacts
import ArchModel
import ArchRules

/// A review as a Markdown comment: the verdict, the checklist with evidence, what is new, and behind folds what else
/// a reviewer may ask for.
package struct ReviewReport {
  /// A comment on GitHub may have 65,536 characters; these are bytes.
  package static let longest = 60_000
  /// By which a job finds the comment that it wrote before.
  static let marker = "<!-- archcheck:report key=default v=1 -->"

  /// What is shown; everything else is still counted.
  private struct Room {
    var remaining = true
    var graph = true
    var fixed = true
    var letStand = true
    var records = true
    var findings = Int.max
    var checklist = true

    /// What is given up first comes first.
    static let choices: [Room] = {
      var room = Room()
      var choices = [room]
      room.remaining = false
      choices.append(room)
      room.graph = false
      choices.append(room)
      room.fixed = false
      choices.append(room)
      room.letStand = false
      choices.append(room)
      for limit in [200, 100, 50, 20, 5] {
        room.findings = limit
        choices.append(room)
      }
      room.records = false
      choices.append(room)
      room.findings = 0
      choices.append(room)
      room.checklist = false
      choices.append(room)
      return choices
    }()
  }

  private let review: Review
  private let version: String
  private let groups: [RuleGroup]

  package static func render(_ review: Review, version: String, limit: Int = longest) -> [UInt8] {
    let report = ReviewReport(review, version)
    var text = ""
    for room in Room.choices {
      text = report.text(room)
      if text.utf8.count <= limit { break }
    }
    return Array(text.utf8)
  }

  private init(_ review: Review, _ version: String) {
    self.review = review
    self.version = version
    groups = RuleGroup.all(CauseOfFindings.all(review.findings.new), review.rules)
  }

  private func text(_ room: Room) -> String {
    let list = ReviewLists(review)
    let sections = [
      head,
      room.checklist ? ReviewChecklist(review).text : ReviewChecklist(review).counts,
      ReviewFindings(groups, review).text(limit: room.findings),
      list.letStand(isListed: room.letStand),
      list.records(isListed: room.records),
      LayerEdgeGraph(review).text(isShown: room.graph),
      list.fixed(isListed: room.fixed),
      list.remaining(isListed: room.remaining),
      foot,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    let isBlind = review.coverage.isBlind
    let isWeaker = !review.loosenings.isEmpty
    let fails = isBlind || review.severity == .error || isWeaker && review.failsOnWeaker
    let isClean = review.findings.new.isEmpty && !isWeaker && !review.isWithoutChange
    let mark = fails ? "❌" : isClean ? "✅" : "⚠️"
    var text = "\(Self.marker)\n## \(mark) archcheck: \(review.words)\n\n"
    if let warning = review.coverage.blindness { text += "**Error:** \(MarkdownText.escaped(warning)).\n\n" }
    // A job often names the commit itself.
    let isCommit = review.base.utf8.count >= 7 && review.base.allSatisfy(\.isHexDigit)
    let commit = MarkdownText.code(review.shortCommit)
    let base = isCommit ? commit : "\(MarkdownText.code(review.base)) (\(commit))"
    text += "Compared with \(base): \(counted(review.changedFiles, "Swift file")) changed"
    text += ", \(MarkdownText.escaped(review.coverage.words)) checked.\n"
    if review.isWithoutChange {
      text +=
        "\n**The base is the code being checked**: nothing differs from \(commit), so nothing can be new. "
      text += "Name the branch that the change will be merged into with `--base`.\n"
    }
    text += ReviewLoosenings(review).text()
    text += ReviewLoosenings(review).unjudged()
    text += review.baselines.map { "\n\(Self.words($0))\n" }.joined()
    let configs = review.changedConfigs.map(MarkdownText.code)
    if !configs.isEmpty {
      text +=
        "\n> [!IMPORTANT]\n> This change touches \(configs.joined(separator: ", ")). Both sides are judged by the "
      text +=
        "config as it is now, so what the config itself turns on or off counts as neither new nor fixed."
      text += (review.configEffect?.words ?? "") + "\n"
    }
    return text
  }

  /// What accepts findings matters as much as code: it does not change unnoticed.
  private static func words(_ baseline: ChangedBaseline) -> String {
    var text = "Baseline \(MarkdownText.code(baseline.path)): \(baseline.size) known"
    if baseline.added > 0 || baseline.removed > 0 {
      text += " (**+\(baseline.added)**, −\(baseline.removed) by this change)"
    }
    let debts = baseline.debts.map { "\n- " + words($0) }.joined()
    guard baseline.stale > 0 else { return text + "." + debts }
    let verb = baseline.stale == 1 ? "is" : "are"
    return text + ", \(baseline.stale) \(verb) fixed; `archcheck baseline prune` removes them." + debts
  }

  /// `@checkout: +2, −1, 3 overdue`
  private static func words(_ debt: ChangedBaseline.Debt) -> String {
    let owner = debt.owner.map(MarkdownText.code) ?? "**nobody**"
    let counts = [
      debt.added > 0 ? "+\(debt.added)" : nil, debt.removed > 0 ? "−\(debt.removed)" : nil,
      debt.overdue > 0 ? "\(debt.overdue) overdue" : nil,
    ]
    return "\(owner): \(counts.compactMap(\.self).joined(separator: ", "))"
  }

  private var foot: String {
    "<sub>archcheck \(version) · " + "base \(MarkdownText.code(review.shortCommit)) · "
      + "`archcheck explain RULE` tells more</sub>\n"
  }
}

/// A section that opens on demand. Markdown within it needs the blank lines.
func folded(_ summary: String, _ content: String) -> String {
  "<details><summary>\(summary)</summary>\n\n\(content)\n</details>\n"
}

/// The new findings, grouped by rule.
struct ReviewFindings {
  /// How many findings of a rule are open to view.
  private static let shownOpenly = 10
  /// Of a message or a fix, in bytes.
  private static let longestText = 600

  /// Of each rule, if there is room for any at all: a rule that is broken is never without an example.
  private static let fewest = 3

  private let groups: [RuleGroup]
  private let review: Review

  init(_ groups: [RuleGroup], _ review: Review) {
    self.groups = groups
    self.review = review
  }

  /// - Parameter limit: how many findings of all rules are listed, besides a few of each rule.
  func text(limit: Int) -> String {
    guard !groups.isEmpty else { return "" }
    var left = limit
    var text = "### New findings\n"
    for group in groups {
      text += "\n" + section(group, limit: max(left, min(limit, Self.fewest)))
      left = max(0, left - group.causes.count)
    }
    return text
  }

  private func section(_ group: RuleGroup, limit: Int) -> String {
    let about = group.rule.about
    var text = "**\(MarkdownText.code(about.id))** (\(group.words)): \(Self.prose(about.summary))"
    if let decision = group.rule.decision { text += " Decision: \(MarkdownText.cited(decision))." }
    text += "\n\n"
    let shown = group.causes.prefix(limit)
    text += shown.prefix(Self.shownOpenly).map(item).joined()
    let more = shown.dropFirst(Self.shownOpenly)
    if !more.isEmpty { text += "\n" + folded("\(more.count) more", more.map(item).joined()) }
    let missing = group.causes.count - shown.count
    if missing > 0 {
      // Right after a fold it would be mistaken for HTML.
      if !more.isEmpty { text += "\n" }
      let count = shown.isEmpty ? "\(missing)" : "and \(missing) more"
      text += "- \(count), which `archcheck` prints\n"
    }
    return text
  }

  private func item(_ cause: CauseOfFindings) -> String {
    let finding = cause.finding
    let mark =
      switch finding.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    return
      "- \(mark) \(review.place(finding.path, finding.range.start.line)) \(Self.prose(finding.message))<br>"
      + "**Fix:** \(Self.prose(finding.fix))\n" + others(cause)
  }

  /// Where else the same is new, and what other rules say of it.
  private func others(_ cause: CauseOfFindings) -> String {
    let voices = cause.finding.also.map { "  - also: \(Self.prose($0.text(in: cause.finding.path)))\n" }
      .joined()
    return voices + cause.otherPlaces { review.place($0, $1) }
  }

  static func prose(_ text: String) -> String { MarkdownText.prose(cut(text, toBytes: longestText)) }
}
