import ArchJSON
package import ArchModel

/// One rule's entry in the configuration. Each call reads an option, gives its default and declares it.
package struct OptionReader: Sendable {
  package struct Option: Sendable {
    package let name: String
    package let form: KnownRule.Form
    package let help: String
    /// As it would be written.
    package let defaultValue: String
  }

  package private(set) var declared: [Option] = []
  private let setting: RuleSetting?

  package init(_ setting: RuleSetting?) { self.setting = setting }

  package mutating func texts(_ name: String, _ help: String, default value: [String] = []) -> [String] {
    declare(name, .texts, help, value.description)
    return setting?.option(name)?.elements?.compactMap(\.string) ?? value
  }

  package mutating func namePatterns(
    _ name: String, _ help: String, default value: [String] = []
  ) -> [NamePattern] {
    texts(name, help, default: value).map(NamePattern.init)
  }

  /// Types that count as the composition root for one rule.
  package mutating func factories() -> [NamePattern] {
    namePatterns(
      "factories", "Names of types that belong to the composition root, such as a feature's factory.")
  }

  package mutating func layers(_ name: String, _ help: String, default value: [String] = []) -> [String] {
    declare(name, .layers, help, value.description)
    return setting?.option(name)?.elements?.compactMap(\.string) ?? value
  }

  package mutating func flag(_ name: String, _ help: String, default value: Bool = false) -> Bool {
    declare(name, .flag, help, "\(value)")
    return setting?.option(name)?.bool ?? value
  }

  package mutating func number(_ name: String, _ help: String, default value: Int) -> Int {
    declare(name, .number, help, "\(value)")
    return setting?.option(name)?.int ?? value
  }

  /// One of a few words.
  package mutating func choice(
    _ name: String, _ help: String, among choices: [String], default value: String
  ) -> String {
    declare(name, .choice(choices), help, value)
    return setting?.option(name)?.string ?? value
  }

  /// Some of a few words.
  package mutating func choices(_ name: String, _ help: String, among choices: [String]) -> [String] {
    declare(name, .choices(choices), help, "[]")
    return setting?.option(name)?.elements?.compactMap(\.string) ?? []
  }

  private mutating func declare(_ name: String, _ form: KnownRule.Form, _ help: String, _ value: String) {
    declared.append(Option(name: name, form: form, help: help, defaultValue: value))
  }
}
