import ArchConfig
import ArchModel
import ArchRules

/// What became of one option of a rule.
struct OptionChange {
  /// `nil` when it lets nothing more pass.
  let words: String?

  init(_ old: OptionReader.Option, _ new: OptionReader.Option) {
    words = old.value == new.value ? nil : Self.words(new.effect, from: old.value, to: new.value)
  }

  private static func words(
    _ effect: OptionReader.Effect, from old: OptionReader.Value, to new: OptionReader.Value
  ) -> String? {
    switch (effect, old, new) {
    case (.permits, .texts(let old), .texts(let new)): list("adds", uncovered(new, by: old))
    case (.demands, .texts(let old), .texts(let new)): list("lacks", uncovered(old, by: new))
    case (.permits, .number(let old), .number(let new)) where new > old: "is '\(new)'; it was '\(old)'"
    case (.demands, .number(let old), .number(let new)) where new < old: "is '\(new)'; it was '\(old)'"
    case (.permits, .flag, .flag(true)): "is 'true'; it was 'false'"
    case (.demands, .flag, .flag(false)): "is 'false'; it was 'true'"
    case (.lenient(let word), .text(let old), .text(let new)) where new == word:
      "is '\(new)'; it was '\(old)'"
    case (.permits, _, _), (.demands, _, _), (.lenient, _, _): nil
    }
  }

  private static func list(_ verb: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(verb) \(quoted(names))"
  }

  /// The names that none of the patterns speaks for. One pattern speaks for another when it matches it letter by
  /// letter: `*State` speaks for `Launch*State`.
  static func uncovered(_ names: [String], by patterns: [String]) -> [String] {
    let patterns = patterns.map(NamePattern.init)
    return names.filter { name in !patterns.contains { $0.matches(name) } }
  }
}
