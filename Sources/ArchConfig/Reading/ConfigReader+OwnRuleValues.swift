import ArchFacts
import ArchJSON

// What the words of a team's own rules are given.
extension ConfigReader {
  /// What no selection in the place of a name can mean: the rule would keep silent, or never be kept.
  mutating func checkMeant(_ clause: OwnRuleSelection.Clause, _ name: String) {
    for selection in clause.selections where clause.matcher == .companion {
      for path in selection[.files]?.patterns ?? [] where !PathPattern.mayNameSwift(path.text) {
        report(
          path.location, "'\(path.text)' for 'files' in \(name) is no Swift file, and only these are read",
          "name a Swift file, or a folder of them")
      }
    }
    for selection in clause.selections where clause.matcher == .types {
      for kind in selection[.declaredAs]?.patterns ?? [] where kind.text == OwnRuleMatcher.extensionKind {
        report(
          kind.location, "what is used is a type, and never an extension, in \(name)",
          "to speak of extensions, let the rule look at them: \"types\": { \"declaredAs\": \"extension\" }")
      }
    }
  }

  mutating func check(
    _ written: [(text: String, location: JSONLocation)], _ matcher: OwnRuleMatcher, _ place: OwnRulePlace,
    _ subject: OwnRuleSubject, _ label: String, _ layers: [String]
  ) {
    let name = "'\(matcher.rawValue)' in \(label)"
    if matcher.takesPaths {
      for (text, location) in written {
        // Of what is in braces only the place counts.
        _ = pattern(CapturePattern.replacing(text) { _ in "x" }, location)
      }
    } else if matcher == .layer {
      check(written, name, among: layers)
    } else if let words = matcher.words(of: subject) {
      checkWords(written, name, matcher.kindOfWord, words)
    } else {
      checkValues(written, matcher, place, subject, label)
    }
  }

  /// Each is one of a few words.
  mutating func checkWords(
    _ written: [(text: String, location: JSONLocation)], _ name: String, _ what: String, _ words: [String]
  ) {
    for (text, location) in written where !words.contains(text) {
      report(
        location, "unknown \(what) '\(text)' for \(name)",
        nearest(text, in: words).map { "did you mean '\($0)'?" }, note: Self.list("known", words))
    }
  }

  /// What can match nothing would make a rule that keeps silent for ever.
  private mutating func checkValues(
    _ written: [(text: String, location: JSONLocation)], _ matcher: OwnRuleMatcher, _ place: OwnRulePlace,
    _ subject: OwnRuleSubject, _ label: String
  ) {
    for (text, location) in written {
      let shape = CapturePattern.replacing(text) { _ in "x" }
      guard let mistake = OwnRuleValue(shape, of: matcher, in: place, subject).mistake else { continue }
      report(
        location, "'\(text)' for '\(matcher.rawValue)' in \(label) \(mistake.message)", mistake.advice)
    }
  }

  /// A word that cannot stand where it does: what it speaks of, or the nearest one.
  mutating func reportStray(
    _ member: JSONMember, _ place: OwnRulePlace, _ subject: OwnRuleSubject, _ label: String, known: [String]
  ) {
    guard let matcher = OwnRuleMatcher(rawValue: member.key), !known.contains(member.key) else {
      if Self.joining.contains(member.key) {
        report(
          member.keyLocation, "'\(member.key)' in \(label) needs something that the rule looks at",
          "say what it is, such as \"types\": \"*\"")
      } else {
        reportUnknown(member, in: label, known: known)
      }
      return
    }
    let subjects = OwnRuleSubject.allCases.filter { $0 != .files && matcher.speaks(of: $0) }
    let advice: String
    switch (place, matcher) {
    case (.forbidden, .layer) where subject == .files:
      advice =
        "what a layer may use belongs in its \"mayUse\"; to forbid uses of it, write \"types\": { \"layer\": … }"
    case (.forbidden, _) where subject == .files, (.required, _) where subject == .files:
      advice = "say what the rule looks at, such as \"types\": { \"named\": \"…\" }"
    case (_, .code), (_, .except): advice = "write it in \"in\""
    case (.scope, .within), (.forbidden, .within), (.required, .within), (.selection, .within),
      (.scope, _), (.forbidden, _), (.required, _), (.selection, _):
      advice = "it can be said of \(Self.words(subjects))"
    }
    report(
      member.keyLocation, "'\(member.key)' cannot be said of \(Self.plural(subject)) in \(label)", advice,
      note: Self.list("known keys", known))
  }

  private static func plural(_ subject: OwnRuleSubject) -> String {
    subject == .files ? "whole files" : subject.rawValue
  }

  private static func words(_ subjects: [OwnRuleSubject]) -> String {
    let names = subjects.map(\.rawValue)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
