package import ArchJSON

extension ConfigReader {
  package mutating func readRules(_ value: JSON, known: [KnownRule], into architecture: inout Architecture) {
    let layers = architecture.layers.map(\.name)
    for member in openMembers(of: value, "'rules'") ?? [] {
      guard let rule = known.first(where: { $0.id == member.key }) else {
        let ids = known.map(\.id)
        report(
          member.keyLocation, "unknown rule '\(member.key)'",
          nearest(member.key, in: ids).map { "did you mean '\($0)'?" },
          note: Self.list("known rules", ids) ?? "'archcheck rules' lists all \(ids.count) rules")
        continue
      }
      read(member.value, of: rule, layers: layers)
      architecture.lay(RuleSetting(rule: rule.id, value: member.value))
    }
  }

  private mutating func read(_ value: JSON, of rule: KnownRule, layers: [String]) {
    let name = "rule '\(rule.id)'"
    if value.string != nil {
      readLevel(value, name)
      return
    }
    guard value.members != nil else {
      reportType(value, name, "a severity or an object", "write \"error\", \"warning\", \"note\" or \"off\"")
      return
    }
    let options = rule.options.map(\.name)
    let common = RuleSetting.commonKeys.filter { !options.contains($0) }
    for member in members(of: value, name, known: common + options) {
      let label = "'\(member.key)' of \(name)"
      if let option = rule.options.first(where: { $0.name == member.key }) {
        read(member.value, option.form, label, layers: layers)
      } else if member.key == "severity" {
        readSeverity(member.value, label)
      } else if member.key == "decision" {
        _ = text(member.value, label)
      } else {
        readAllowances(member.value, label)
      }
    }
  }

  /// One severity, or one for each pattern.
  mutating func readSeverity(_ value: JSON, _ label: String) {
    guard let members = value.members else {
      guard value.string != nil else {
        reportType(value, label, "a severity, or an object of path patterns and severities")
        return
      }
      readLevel(value, label)
      return
    }
    for member in members where !Self.isComment(member.key) {
      _ = pattern(member.key, member.keyLocation)
      readLevel(member.value, "'\(member.key)' in \(label)")
    }
  }

  private mutating func readLevel(_ value: JSON, _ label: String) {
    let levels = RuleLevel.allCases.map(\.rawValue)
    guard let written = text(value, label), RuleLevel(rawValue: written) == nil else { return }
    report(
      value.location, "unknown severity '\(written)' for \(label)",
      nearest(written, in: levels).map { "did you mean '\($0)'?" },
      note: Self.list("severities", levels))
  }

  private mutating func read(_ value: JSON, _ form: KnownRule.Form, _ label: String, layers: [String]) {
    switch form {
    case .any: break
    case .flag: _ = flag(value, label)
    case .number:
      if (value.int ?? -1) < 0 { reportType(value, label, "a whole number that is at least 0") }
    case .text: _ = text(value, label)
    case .texts: _ = texts(value, label)
    case .patterns: _ = patterns(value, label)
    case .layers: check(texts(value, label), label, among: layers)
    case .choice(let choices):
      if let written = text(value, label) { checkChoice(written, value.location, label, choices) }
    case .choices(let choices):
      for (written, location) in texts(value, label) { checkChoice(written, location, label, choices) }
    }
  }

  private mutating func checkChoice(
    _ written: String, _ location: JSONLocation, _ label: String, _ choices: [String]
  ) {
    guard !choices.contains(written) else { return }
    report(
      location, "unknown value '\(written)' for \(label)",
      nearest(written, in: choices).map { "did you mean '\($0)'?" },
      note: Self.list("known values", choices))
  }
}
