import ArchFacts
import ArchJSON

/// What the parts of a team's own rules may name.
struct OwnRuleContext {
  let layers: [String]
  /// Selections by the name that 'define' gives them.
  let definitions: [String: JSONMember]
  /// Those that something uses.
  var used: Set<String> = []
  /// Whether the rule that is being read says that it looks at files.
  var namesFiles = false
  /// Those that are being read, from the outermost on.
  var open: [String] = []
}

extension ConfigReader {
  private static let ownKeys =
    ["id", "in", "slices"] + OwnRuleSubject.allCases.map(\.rawValue) + [
      "forbid", "require", "because", "message", "fix", "breaks", "keeps", "optional", "replaces",
    ]

  /// - Parameters:
  ///   - definitions: what is behind 'define', if anything is.
  ///   - known: the rules that come with archcheck, whose names are taken.
  mutating func readOwnRules(
    _ value: JSON?, definitions: JSON?, known: [KnownRule], into architecture: inout Architecture
  ) {
    var context = OwnRuleContext(
      layers: architecture.layers.map(\.name), definitions: readDefinitions(definitions))
    readTypes(ofLayers: &architecture.layers, &context)
    if let value {
      if let elements = value.elements {
        readOwnRules(elements, known: known, &context, into: &architecture)
      } else {
        reportType(value, "'own'", "an array of rules", "write [{ \"id\": \"…\", … }]")
      }
    }
    for (name, member) in context.definitions.sorted(by: { $0.key < $1.key })
    where !context.used.contains(name) && member.keyLocation.document == 0 {
      checkUnused(name, member, &context)
      remark(
        member.keyLocation, "nothing uses the definition '\(name)'", "use it in a rule of 'own', or remove it"
      )
    }
  }

  /// What it selects is not known, so it is right if it is so for anything.
  private mutating func checkUnused(_ name: String, _ member: JSONMember, _ context: inout OwnRuleContext) {
    let before = problems
    var fewest: [ConfigProblem]?
    for subject in [OwnRuleSubject.types] + OwnRuleSubject.allCases {
      problems = before
      context.open = [name]
      _ = selection(
        member.value, subject == .files ? .scope : .selection, subject, "definition '\(name)'", &context)
      context.open = []
      if problems.count < fewest?.count ?? Int.max { fewest = problems }
    }
    problems = fewest ?? before
  }

  /// One rule that is not in the configuration; it needs neither an id nor a reason.
  mutating func readTrial(_ value: JSON, known: [KnownRule], in architecture: Architecture) -> OwnRule? {
    guard let members = value.members else {
      reportType(value, "a rule", "an object", "write { \"forbid\": { … } }")
      return nil
    }
    var context = OwnRuleContext(
      layers: architecture.layers.map(\.name), definitions: readDefinitions(architecture.definitions))
    let missing = [("id", "tried"), ("because", "It is tried.")].filter { value[$0.0] == nil }.map {
      key, text in
      JSONMember(key: key, keyLocation: value.location, value: JSON(.string(text), at: value.location))
    }
    return ownRule(JSON(.object(members + missing), at: value.location), &context)
  }

  private mutating func readDefinitions(_ value: JSON?) -> [String: JSONMember] {
    guard let value, let members = openMembers(of: value, "'define'") else { return [:] }
    var definitions: [String: JSONMember] = [:]
    for member in members {
      if Self.isKebab(member.key) {
        definitions[member.key] = member
      } else {
        report(
          member.keyLocation, "'\(member.key)' is not the name of a definition",
          "write lower-case words joined by hyphens, so that it is not taken for the name of a type")
      }
    }
    return definitions
  }

  private mutating func readOwnRules(
    _ elements: [JSON], known: [KnownRule], _ context: inout OwnRuleContext,
    into architecture: inout Architecture
  ) {
    for element in elements {
      guard let rule = ownRule(element, &context) else { continue }
      let replaces = element["replaces"]?.bool ?? false
      let earlier = architecture.own.firstIndex { $0.id == rule.id }
      if known.contains(where: { $0.id == rule.id }) {
        report(rule.idLocation, "'\(rule.id)' is a rule of archcheck", "choose another id")
      } else if let earlier, architecture.own[earlier].idLocation.document == rule.idLocation.document {
        report(rule.idLocation, "two rules have the id '\(rule.id)'", "choose another id")
      } else if let earlier {
        architecture.own.remove(at: earlier)
        architecture.own.append(rule)
        guard !replaces else { continue }
        remark(
          rule.idLocation, "rule '\(rule.id)' replaces the one of a file that is extended",
          "choose another id, or add \"replaces\": true if that is meant")
      } else {
        architecture.own.append(rule)
        guard replaces, rule.idLocation.document == 0 else { continue }
        remark(
          element["replaces"]?.location ?? rule.idLocation,
          "no file that is extended has a rule '\(rule.id)'",
          "correct the id, or remove 'replaces'")
      }
    }
  }

  private mutating func remark(_ location: JSONLocation, _ message: String, _ suggestion: String) {
    problems.append(ConfigProblem(.warning, at: location, message: message, suggestion: suggestion))
  }

  private mutating func ownRule(_ value: JSON, _ context: inout OwnRuleContext) -> OwnRule? {
    guard value.members != nil else {
      reportType(value, "a rule of 'own'", "an object", "write { \"id\": \"…\", \"forbid\": { … } }")
      return nil
    }
    let id = value["id"]?.string ?? ""
    let name = id.isEmpty ? "a rule of 'own'" : "rule '\(id)'"
    var texts: [String: String] = [:]
    var examples: [String: [OwnRuleExample]] = [:]
    var isOptional = false
    let before = problems.count
    let written = members(of: value, name, known: Self.ownKeys + RuleSetting.commonKeys)
    let subject = subject(among: written, name)
    context.namesFiles = value["files"] != nil
    let slices = slices(of: value, name)
    var parts: [String: OwnRuleSelection] = [:]
    for member in written {
      let label = "'\(member.key)' of \(name)"
      switch member.key {
      case "slices": break
      case "forbid" where value["slices"] != nil: break
      case "id", "because", "message", "fix", "decision": texts[member.key] = text(member.value, label)
      case "replaces": _ = flag(member.value, label)
      case "optional": isOptional = flag(member.value, label) ?? false
      case "severity": readSeverity(member.value, label)
      case "allow": readAllowances(member.value, label)
      case "breaks", "keeps":
        examples[member.key] = self.texts(member.value, label).map {
          OwnRuleExample(code: $0.text, location: $0.location)
        }
        if member.value.elements?.isEmpty ?? false {
          report(member.value.location, "\(label) is empty", "show something, or remove it")
        }
      default:
        let place = OwnRulePlace(rawValue: member.key) ?? .selection
        let about = place == .scope ? .files : subject
        parts[member.key] = selection(member.value, place, about, label, &context)
      }
    }
    guard let id = texts["id"].flatMap({ checkedID($0, value) }) ?? missingID(value, before) else {
      return nil
    }
    checkParts(of: value, name, hasReason: texts["because"] != nil, before: before)
    let nothing = OwnRuleSelection(at: value.location)
    let rule = OwnRule(
      id: id, idLocation: value["id"]?.location ?? value.location, scope: parts["in"] ?? nothing,
      subject: subject, selection: parts[subject.rawValue] ?? nothing, forbidden: parts["forbid"] ?? nothing,
      required: parts["require"] ?? nothing, because: texts["because"] ?? "",
      message: texts["message"], fix: texts["fix"],
      isOptional: isOptional, slices: slices, breaks: examples["breaks"] ?? [],
      keeps: examples["keeps"] ?? [],
      setting: RuleSetting(rule: id, value: value))
    checkSaid(by: rule, value)
    checkUses(by: rule)
    checkConditions(of: rule)
    return rule
  }

  /// What is in braces in its message or fix is a name in braces of the rule, or what was found.
  private mutating func checkSaid(by rule: OwnRule, _ value: JSON) {
    var known: Set<String> = [OwnRule.match]
    rule.forEachClause { _, clause in
      for pattern in clause.patterns where pattern.hasCaptures {
        known.formUnion(CapturePattern.names(in: pattern.text))
      }
    }
    for pattern in rule.slices?.patterns ?? [] { known.formUnion(CapturePattern.names(in: pattern.text)) }
    for (key, text) in [("message", rule.message), ("fix", rule.fix)] {
      for name in CapturePattern.names(in: text ?? "") where !known.contains(name) {
        report(
          value[key]?.location ?? value.location,
          "'{\(name)}' in '\(key)' of rule '\(rule.id)' stands for nothing",
          nearest(name, in: known).map { "did you mean '{\($0)}'?" }
            ?? "write '{\(OwnRule.match)}' for what was found",
          note: Self.list("known", known.sorted().map { "{\($0)}" }))
      }
    }
  }

  /// What a rule looks at; of two the first.
  private mutating func subject(among written: [JSONMember], _ name: String) -> OwnRuleSubject {
    let found = written.compactMap { member in
      OwnRuleSubject(rawValue: member.key).map { (subject: $0, location: member.keyLocation) }
    }
    for other in found.dropFirst() {
      report(
        other.location,
        "\(name) looks at '\(found[0].subject.rawValue)' and at '\(other.subject.rawValue)'",
        "make it two rules; what may not be in a type belongs in \"forbid\"")
    }
    return found.first?.subject ?? .files
  }

  private mutating func missingID(_ value: JSON, _ before: Int) -> String? {
    if problems.count == before {
      report(value.location, "a rule of 'own' needs an 'id'", "add \"id\": \"…\"")
    }
    return nil
  }

  /// Kebab-case, as every rule's name, so that it can be written in a suppression or on the command line.
  private mutating func checkedID(_ id: String, _ value: JSON) -> String? {
    if !Self.isKebab(id) {
      report(
        value["id"]?.location ?? value.location, "'\(id)' is not the id of a rule",
        "write lower-case words joined by hyphens")
    }
    return id
  }

  static func isKebab(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isLowerCase || $0.isDigit || $0 == UInt8(ascii: "-") }
      && !text.hasPrefix("-") && !text.hasSuffix("-")
  }

  private mutating func checkParts(of value: JSON, _ name: String, hasReason: Bool, before: Int) {
    guard problems.count == before else { return }
    if value["forbid"] == nil, value["require"] == nil {
      report(value.location, "\(name) neither forbids nor requires anything", "add \"forbid\" or \"require\"")
    }
    if !hasReason {
      report(value.location, "\(name) does not say why", "add \"because\": \"…\"")
    }
  }
}
