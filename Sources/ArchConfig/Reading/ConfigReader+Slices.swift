import ArchFacts
import ArchJSON

// Rules that compare parts of the code.
extension ConfigReader {
  /// What a rule compares, and what it forbids of that.
  mutating func slices(of rule: JSON, _ name: String) -> OwnRuleSlices? {
    guard let value = rule["slices"] else { return nil }
    let written = texts(value, "'slices' of \(name)")
    if value.elements?.isEmpty ?? false {
      report(value.location, "'slices' of \(name) is empty", "list something, or remove it")
    }
    for (text, location) in written {
      guard pattern(CapturePattern.replacing(text) { _ in "x" }, location) != nil else { continue }
      if CapturePattern.names(in: text).isEmpty {
        report(
          location, "'\(text)' does not say what a slice is",
          "write a name in braces, such as \"Features/{slice}/**\"")
      }
    }
    for key in OwnRuleSubject.allCases.map(\.rawValue) where rule[key] != nil {
      report(
        rule[key]?.location ?? value.location, "\(name) compares slices, of which '\(key)' says nothing",
        "make it two rules")
    }
    let words = OwnRuleSlices.Verdict.allCases.map(\.rawValue)
    for member in rule["require"]?.members ?? [] where member.key != OwnRuleMatcher.companion.rawValue {
      report(
        member.keyLocation, "'\(member.key)' cannot be required of a slice",
        "write \"companion\": { … }, which says what belongs to each")
    }
    let patterns = written.map { OwnRuleSelection.Pattern(text: $0.text, location: $0.location) }
    guard let forbidden = rule["forbid"] else { return OwnRuleSlices(patterns: patterns, verdict: nil) }
    guard let word = forbidden.string, let verdict = OwnRuleSlices.Verdict(rawValue: word) else {
      report(
        forbidden.location, "'forbid' of \(name) is not what slices can be forbidden",
        "write \(words.map { "\"\($0)\"" }.joined(separator: " or "))")
      return nil
    }
    return OwnRuleSlices(patterns: patterns, verdict: verdict)
  }
}
