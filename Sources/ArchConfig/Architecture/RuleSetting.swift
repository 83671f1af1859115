package import ArchJSON

/// What the configuration says about one rule.
package struct RuleSetting: Sendable {
  package var rule: String
  /// The value in the config: a severity, or an object with `severity` and options.
  package var value: JSON

  package init(rule: String, value: JSON) {
    self.rule = rule
    self.value = value
  }
}

/// A severity as a team writes it down, `off` included.
package enum RuleLevel: String, Sendable, CaseIterable {
  case error, warning, note, off
}

extension RuleSetting {
  /// Keys that every rule has besides its own options.
  package static let commonKeys = ["severity", "decision", "allow"]

  /// The severity for every file; `nil` leaves the rule's own.
  package var level: RuleLevel? {
    (value.string ?? value["severity"]?.string).flatMap(RuleLevel.init(rawValue:))
  }

  /// Severities for some files, in the order written; the first that matches counts.
  package var levelsByPath: [(files: PathPattern, level: RuleLevel)] {
    (value["severity"]?.members ?? []).compactMap { member in
      guard let level = member.value.string.flatMap(RuleLevel.init(rawValue:)) else { return nil }
      return (PathPattern(member.key), level)
    }
  }

  /// The record that the rule rests on, such as `ADR-007`.
  package var decision: String? { value["decision"]?.string }

  /// What the rule leaves alone.
  package var allow: [Allowance] {
    guard let written = value["allow"] else { return [] }
    return (written.elements ?? [written]).compactMap(Allowance.init)
  }

  package func option(_ name: String) -> JSON? { value[name] }

  /// This entry with another one of the same rule laid over it, key by key.
  package func merged(with later: RuleSetting) -> RuleSetting {
    var members = Self.members(of: value)
    for member in Self.members(of: later.value) {
      if let index = members.firstIndex(where: { $0.key == member.key }) {
        members[index] = member
      } else {
        members.append(member)
      }
    }
    return RuleSetting(rule: rule, value: JSON(.object(members), at: later.value.location))
  }

  private static func members(of value: JSON) -> [JSONMember] {
    if let members = value.members { return members }
    return [JSONMember(key: "severity", keyLocation: value.location, value: value)]
  }
}

/// A rule as the configuration needs to know it: its name and what can be set.
package struct KnownRule: Sendable {
  package var id: String
  package var options: [Option]

  package init(id: String, options: [Option] = []) {
    self.id = id
    self.options = options
  }

  package struct Option: Sendable {
    package var name: String
    package var form: Form

    package init(_ name: String, _ form: Form = .any) {
      self.name = name
      self.form = form
    }
  }

  /// What an option's value must be.
  package enum Form: Sendable {
    case flag
    /// A whole number of at least 0.
    case number
    case text
    case texts
    /// Path patterns.
    case patterns
    /// Names of layers.
    case layers
    case choice([String])
    /// An array of some of these.
    case choices([String])
    /// The rule itself looks at it.
    case any
  }
}
