package import ArchConfig
import ArchJSON
import ArchModel

/// One rule's entry in the configuration. Each call reads an option, gives its default and declares it.
package struct OptionReader: Sendable {
  package struct Option: Sendable {
    package let name: String
    package let form: KnownRule.Form
    package let help: String
    /// As it would be written.
    package let defaultValue: String
    package let effect: Effect
    /// What the rule works with.
    package let value: Value
  }

  /// What more of an option does to the rule; of a flag, `true` is more.
  package enum Effect: Sendable {
    /// It lets more pass.
    case permits
    /// It asks for more.
    case demands
    /// One of its words asks for nothing, all others for something.
    case lenient(String)
  }

  package enum Value: Sendable, Equatable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case texts([String])
  }

  package private(set) var declared: [Option] = []
  private let setting: RuleSetting?

  package init(_ setting: RuleSetting?) { self.setting = setting }

  /// Whether somebody wrote an option down, so that no default speaks.
  package func isSet(_ name: String) -> Bool { setting?.option(name) != nil }

  package mutating func texts(
    _ name: String, _ help: String, more effect: Effect, default value: [String] = []
  ) -> [String] {
    list(name, .texts, help, effect, value)
  }

  package mutating func namePatterns(
    _ name: String, _ help: String, more effect: Effect, default value: [String] = []
  ) -> [NamePattern] {
    texts(name, help, more: effect, default: value).map(NamePattern.init)
  }

  /// Types that count as the composition root for one rule.
  package mutating func factories() -> [NamePattern] {
    namePatterns(
      "factories", "Names of types that belong to the composition root, such as a feature's factory.",
      more: .permits)
  }

  package mutating func layers(
    _ name: String, _ help: String, more effect: Effect, default value: [String] = []
  ) -> [String] {
    list(name, .layers, help, effect, value)
  }

  package mutating func flag(
    _ name: String, _ help: String, more effect: Effect, default value: Bool = false
  ) -> Bool {
    let read = setting?.option(name)?.bool ?? value
    declare(name, .flag, help, "\(value)", effect, .flag(read))
    return read
  }

  package mutating func number(
    _ name: String, _ help: String, more effect: Effect, default value: Int
  ) -> Int {
    let read = setting?.option(name)?.int ?? value
    declare(name, .number, help, "\(value)", effect, .number(read))
    return read
  }

  /// One of a few words.
  ///
  /// - Parameter lenient: the word that asks for nothing.
  package mutating func choice(
    _ name: String, _ help: String, among choices: [String], lenient: String, default value: String
  ) -> String {
    let read = setting?.option(name)?.string ?? value
    declare(name, .choice(choices), help, value, .lenient(lenient), .text(read))
    return read
  }

  /// Some of a few words.
  package mutating func choices(
    _ name: String, _ help: String, more effect: Effect, among choices: [String]
  ) -> [String] {
    list(name, .choices(choices), help, effect, [])
  }

  private mutating func list(
    _ name: String, _ form: KnownRule.Form, _ help: String, _ effect: Effect, _ value: [String]
  ) -> [String] {
    let written = setting?.option(name)
    let read = written.map { ($0.elements ?? [$0]).compactMap(\.string) } ?? value
    declare(name, form, help, value.description, effect, .texts(read))
    return read
  }

  private mutating func declare(
    _ name: String, _ form: KnownRule.Form, _ help: String, _ defaultValue: String, _ effect: Effect,
    _ value: Value
  ) {
    declared.append(
      Option(
        name: name, form: form, help: help, defaultValue: defaultValue, effect: effect, value: value))
  }
}
