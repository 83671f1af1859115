import ArchJSON

/// A rule that a preset turns on, with what the preset sets of it.
package struct PresetRule: Sendable, ExpressibleByStringLiteral {
  package enum Value: Sendable {
    case flag(Bool)
    case texts([String])

    /// As a configuration would write it.
    package var text: String {
      switch self {
      case .flag(let flag): "\(flag)"
      case .texts(let texts): "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
    }
  }

  package let id: String
  /// `nil` leaves the rule's own.
  package let level: RuleLevel?
  package let options: [(name: String, value: Value)]

  package init(_ id: String, _ level: RuleLevel? = nil, options: [(name: String, value: Value)] = []) {
    self.id = id
    self.level = level
    self.options = options
  }

  package init(stringLiteral id: String) { self.init(id) }

  /// The same as a configuration would say it; `nil` when nothing is set.
  package var setting: RuleSetting? {
    let severity = level.map { [("severity", JSON.Value.string($0.rawValue))] } ?? []
    let members = severity + options.map { ($0.name, Self.json($0.value)) }
    guard !members.isEmpty else { return nil }
    return RuleSetting(
      rule: id,
      value: JSON(
        .object(
          members.map {
            JSONMember(key: $0.0, keyLocation: Self.nowhere, value: JSON($0.1, at: Self.nowhere))
          }),
        at: Self.nowhere))
  }

  private static func json(_ value: Value) -> JSON.Value {
    switch value {
    case .flag(let flag): .bool(flag)
    case .texts(let texts): .array(texts.map { JSON(.string($0), at: nowhere) })
    }
  }

  /// What a preset says is in no file. Nothing of it can be a mistake of the team's.
  private static let nowhere = JSONLocation(line: 0, column: 0, length: 0)
}
