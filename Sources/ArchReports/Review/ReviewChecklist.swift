import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchRules

/// The checklist of a review: each item ticked, or not, with what tells.
struct ReviewChecklist {
  private let review: Review
  private let newByRule: [String: [Finding]]
  private let remainingByRule: [String: Int]
  private let rulesOn: Set<String>

  init(_ review: Review) {
    self.review = review
    newByRule = review.findings.new.reduce(into: [:]) { byRule, finding in
      for rule in finding.rules { byRule[rule, default: []].append(finding) }
    }
    remainingByRule = review.findings.remaining.reduce(into: [:]) { byRule, finding in
      for rule in finding.rules { byRule[rule, default: 0] += 1 }
    }
    rulesOn = Set(review.rules.map(\.about.id))
  }

  var text: String { "### Review checklist\n\n" + items.map(line).joined() }

  /// Where there is no room for the items.
  var counts: String {
    let open = items.count { state(of: $0) != .holds }
    return "**Review checklist:** \(items.count - open) of \(counted(items.count, "item")) ticked.\n"
  }

  private enum State {
    case holds, fails, leftToPerson
  }

  /// The rest of what is checked comes last.
  private var items: [ChecklistItem] {
    let covered = Set(review.checklist.flatMap(\.rules))
    let rest = (rulesOn.union(newByRule.keys)).subtracting(covered).sorted()
    return review.checklist
      + (rest.isEmpty
        ? []
        : [ChecklistItem(review.checklist.isEmpty ? "The rules hold" : "The other rules hold", rules: rest)])
  }

  private func state(of item: ChecklistItem) -> State {
    if item.rules.contains(where: { newByRule[$0] != nil }) { return .fails }
    let isChecked = item.rules.contains(where: rulesOn.contains) && !review.coverage.isBlind
    return isChecked ? .holds : .leftToPerson
  }

  private func line(_ item: ChecklistItem) -> String {
    let text = MarkdownText.escaped(cut(item.text, toBytes: 300))
    switch state(of: item) {
    case .holds:
      return "- [x] \(text)\(evidence(["nothing new"], item))\n"
    case .leftToPerson:
      let reason =
        item.rules.isEmpty
        ? "for a person to tick"
        : review.coverage.isBlind ? "could not be checked" : "its rules are off: for a person to tick"
      return "- [ ] \(text) <sub>\(reason)</sub>\n"
    case .fails:
      let failing = item.rules.filter { newByRule[$0] != nil }
      let new = failing.map { rule in
        let findings = newByRule[rule] ?? []
        // The whole path is below.
        let place =
          findings.first.map { first in
            review.place(first.path, first.range.start.line, name: Self.name(of: first.path))
          } ?? ""
        return
          "\(findings.count) new of \(MarkdownText.code(rule)) at \(place)\(findings.count > 1 ? " …" : "")"
      }
      return "- [ ] **\(text)**\(evidence(new, item))\(item.question.map(asked) ?? "")\n"
    }
  }

  private func evidence(_ told: [String], _ item: ChecklistItem) -> String {
    let remaining = item.rules.reduce(0) { $0 + (remainingByRule[$1] ?? 0) }
    let off = item.rules.filter { !rulesOn.contains($0) && newByRule[$0] == nil }.map(MarkdownText.code)
    var parts = told
    if remaining > 0 { parts.append("\(remaining) \(remaining == 1 ? "remains" : "remain")") }
    if !off.isEmpty { parts.append("not checked: \(off.joined(separator: ", "))") }
    return " <sub>\(parts.joined(separator: " · "))</sub>"
  }

  private func asked(_ question: ChecklistItem.Question) -> String {
    let answers = question.answers.map(MarkdownText.escaped).joined(separator: " ")
    return "<br>When in doubt: *\(MarkdownText.escaped(question.text))* \(answers)"
  }

  private static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
  }
}
