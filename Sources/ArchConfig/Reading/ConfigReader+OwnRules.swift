import ArchFacts
import ArchJSON

extension ConfigReader {
  private static let ownKeys = ["id", "in", "types", "forbid", "require", "because", "fix", "optional"]

  /// - Parameter known: the rules that come with archcheck, whose names are taken.
  mutating func readOwnRules(_ value: JSON, known: [KnownRule], into architecture: inout Architecture) {
    guard let elements = value.elements else {
      reportType(value, "'own'", "an array of rules", "write [{ \"id\": \"…\", … }]")
      return
    }
    let layers = architecture.layers.map(\.name)
    var ids = Set(architecture.own.map(\.id))
    for element in elements {
      guard let rule = ownRule(element, layers: layers) else { continue }
      if known.contains(where: { $0.id == rule.id }) {
        report(rule.idLocation, "'\(rule.id)' is a rule of archcheck", "choose another id")
      } else if !ids.insert(rule.id).inserted {
        report(rule.idLocation, "two rules have the id '\(rule.id)'", "choose another id")
      } else {
        architecture.own.append(rule)
      }
    }
  }

  private mutating func ownRule(_ value: JSON, layers: [String]) -> OwnRule? {
    guard value.members != nil else {
      reportType(value, "a rule of 'own'", "an object", "write { \"id\": \"…\", \"forbid\": { … } }")
      return nil
    }
    let id = value["id"]?.string ?? ""
    let name = id.isEmpty ? "a rule of 'own'" : "rule '\(id)'"
    var clauses: [OwnRuleMatcher.Place: [OwnRule.Clause]] = [:]
    var texts: [String: String] = [:]
    var isOptional = false
    let before = problems.count
    for member in members(of: value, name, known: Self.ownKeys + RuleSetting.commonKeys) {
      let label = "'\(member.key)' of \(name)"
      switch member.key {
      case "id", "because", "fix", "decision": texts[member.key] = text(member.value, label)
      case "optional": isOptional = flag(member.value, label) ?? false
      case "severity": readSeverity(member.value, label)
      case "allow": _ = self.texts(member.value, label)
      default:
        guard let place = OwnRuleMatcher.Place(rawValue: member.key) else { continue }
        clauses[place] = readClauses(member.value, place, label, layers: layers)
      }
    }
    guard let id = texts["id"].flatMap({ checkedID($0, value) }) ?? missingID(value, before) else {
      return nil
    }
    checkParts(of: value, name, clauses, hasReason: texts["because"] != nil, before: before)
    return OwnRule(
      id: id, idLocation: value["id"]?.location ?? value.location, scope: clauses[.scope] ?? [],
      types: clauses[.types] ?? [], forbidden: clauses[.forbidden] ?? [],
      required: clauses[.required] ?? [], because: texts["because"] ?? "", fix: texts["fix"],
      isOptional: isOptional, setting: RuleSetting(rule: id, value: value))
  }

  private mutating func missingID(_ value: JSON, _ before: Int) -> String? {
    if problems.count == before {
      report(value.location, "a rule of 'own' needs an 'id'", "add \"id\": \"…\"")
    }
    return nil
  }

  /// Kebab-case, as every rule's name, so that it can be written in a suppression or on the command line.
  private mutating func checkedID(_ id: String, _ value: JSON) -> String? {
    let isKebab = id.utf8.allSatisfy { $0.isLowerCase || $0.isDigit || $0 == UInt8(ascii: "-") }
    if !isKebab || id.hasPrefix("-") || id.hasSuffix("-") {
      report(
        value["id"]?.location ?? value.location, "'\(id)' is not the id of a rule",
        "write lower-case words joined by hyphens")
    }
    return id
  }

  private mutating func checkParts(
    of value: JSON, _ name: String, _ clauses: [OwnRuleMatcher.Place: [OwnRule.Clause]], hasReason: Bool,
    before: Int
  ) {
    guard problems.count == before else { return }
    if value["forbid"] == nil, value["require"] == nil {
      report(value.location, "\(name) neither forbids nor requires anything", "add \"forbid\" or \"require\"")
    }
    if !hasReason {
      report(value.location, "\(name) does not say why", "add \"because\": \"…\"")
    }
    guard clauses[.types] == nil else { return }
    for place in [OwnRuleMatcher.Place.forbidden, .required] {
      for clause in clauses[place] ?? [] where !clause.matcher.canJudgeFile(in: place) {
        report(
          value[place.rawValue]?[clause.matcher.rawValue]?.location ?? value.location,
          "'\(clause.matcher.rawValue)' in '\(place.rawValue)' is about types, and \(name) does not say which",
          clause.matcher == .layer && place == .forbidden
            ? "what a layer may use belongs in its \"mayUse\"; where types may be, in a rule with \"types\""
            : "add \"types\": { \"named\": [\"…\"] }")
      }
    }
  }

  private mutating func readClauses(
    _ value: JSON, _ place: OwnRuleMatcher.Place, _ label: String, layers: [String]
  ) -> [OwnRule.Clause] {
    var clauses: [OwnRule.Clause] = []
    for member in members(of: value, label, known: OwnRuleMatcher.known(in: place)) {
      guard let matcher = OwnRuleMatcher(rawValue: member.key) else { continue }
      let name = "'\(member.key)' in \(label)"
      let written = oneOrMore(member.value, name)
      let patterns = written.map { OwnRule.Pattern(text: $0.text, location: $0.location) }
      if written.isEmpty, member.value.elements?.isEmpty ?? false {
        report(member.value.location, "\(name) is empty", "list something, or remove it")
      }
      if matcher.takesPaths {
        for (text, location) in written { _ = pattern(text, location) }
      } else if matcher == .layer {
        check(written, name, among: layers)
      } else if matcher == .code {
        checkWords(written, name, "kind of code", CodePurpose.allCases.map(\.rawValue))
      } else if matcher == .declaredAs {
        checkWords(written, name, "kind of declaration", OwnRuleMatcher.declarationKinds)
      } else {
        checkValues(written, matcher, place, label)
      }
      clauses.append(OwnRule.Clause(matcher: matcher, patterns: patterns))
    }
    if clauses.isEmpty, value.members?.isEmpty ?? false {
      report(
        value.location, "\(label) says nothing", "add one of its keys, or remove it",
        note: Self.list("known keys", OwnRuleMatcher.known(in: place)))
    }
    return clauses
  }

  /// A single string stands for a list of one.
  mutating func oneOrMore(_ json: JSON, _ name: String) -> [(text: String, location: JSONLocation)] {
    if json.string != nil { return text(json, name).map { [($0, json.location)] } ?? [] }
    guard json.elements != nil else {
      reportType(json, name, "a string or an array of strings")
      return []
    }
    return texts(json, name)
  }

  /// Each is one of a few words.
  private mutating func checkWords(
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
    _ written: [(text: String, location: JSONLocation)], _ matcher: OwnRuleMatcher,
    _ place: OwnRuleMatcher.Place, _ label: String
  ) {
    for (text, location) in written {
      guard let mistake = OwnRuleValue(text, of: matcher, in: place).mistake else { continue }
      report(
        location, "'\(text)' for '\(matcher.rawValue)' in \(label) \(mistake.message)", mistake.advice)
    }
  }
}

extension OwnRuleMatcher {
  /// Whether it says something about a file when no types are named.
  package func canJudgeFile(in place: Place) -> Bool {
    switch self {
    case .imports: true
    case .types, .calls, .members: true
    case .named, .conformingTo, .attributed, .declaredAs, .modified: place == .forbidden
    case .layer, .feature, .module, .files, .except, .code: false
    }
  }
}
