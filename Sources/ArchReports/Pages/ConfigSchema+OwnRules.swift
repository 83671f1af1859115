import ArchConfig
import ArchJSON
import ArchRules

// Rules of a team's own: each word with what it can be given, by what it is said of.
extension ConfigSchema {
  static var ownRule: JSON {
    var keys: [(String, JSON)] = [
      ("id", object(["type": "string", "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"])),
      ("because", text("Why, in a sentence.")),
      (
        "message",
        text("What to say of each finding; {match} is its name, {x} what {x} of the rule stands for.")
      ),
      ("fix", text("What to do, with names in braces as in 'message'.")),
      ("breaks", examples("Swift that breaks the rule; it is tried at every start.")),
      ("keeps", examples("Swift that keeps the rule; it is tried at every start.")),
      ("optional", flag("Whether the rule may look at nothing without that being an error.")),
      ("replaces", flag("Whether it is there instead of the rule with its id in a file that is extended.")),
      ("in", described("The files that it looks at.", ["allOf": array([selection(.scope, .files)])])),
      ("files", described("The files that it looks at.", ["allOf": array([anyOf(.files)])])),
      (
        "slices",
        described(
          "Parts of the code that are compared; {slice} is the name of one.",
          ["anyOf": array([slice, nonEmptyList(of: slice)])])
      ),
      ("forbid", described("What may not be there, or may not be so.", [:])),
      ("require", described("What must be there, or must be so.", ["type": "object"])),
    ]
    let named = OwnRuleSubject.allCases.filter { $0 != .files }
    for subject in named {
      keys.append(
        (
          subject.rawValue,
          described("Which \(subject.rawValue) it looks at.", ["allOf": array([anyOf(subject)])])
        ))
    }
    return object(
      closed(keys + common)
        + [
          ("required", array(["id", "because"])), ("anyOf", array(["forbid", "require"].map(required))),
          ("allOf", array(verdicts)),
        ])
  }

  /// What can be forbidden and required, by what a rule looks at.
  private static var verdicts: [JSON] {
    let subjects = OwnRuleSubject.allCases
    func verdict(_ condition: JSON, _ properties: [(String, JSON)], without others: [String]) -> JSON {
      object([
        "if": condition,
        "then": object(["properties": object(properties + others.map { ($0, false) })]),
      ])
    }
    let words = OwnRuleSlices.Verdict.allCases.map(\.rawValue)
    let slices = verdict(
      required("slices"),
      [
        ("forbid", object(["enum": array(words)])),
        (
          "require",
          object(
            closed([(OwnRuleMatcher.companion.rawValue, word(.companion, .required, .files))])
              + [("minProperties", 1)])
        ),
      ],
      without: subjects.map(\.rawValue))
    let named = subjects.map { subject in
      verdict(
        required(subject.rawValue),
        [
          ("forbid", selection(.forbidden, subject, namesFiles: true)),
          ("require", selection(.required, subject, namesFiles: true)),
        ],
        without: subjects.filter { $0 != subject }.map(\.rawValue))
    }
    let asked = ["slices"] + subjects.map(\.rawValue)
    let files = verdict(
      object(["not": object(["anyOf": array(asked.map(required))])]),
      [("forbid", selection(.forbidden, .files)), ("require", selection(.required, .files))], without: [])
    return [slices] + named + [files]
  }

  private static var slice: JSON { object(["type": "string", "pattern": "\\{[a-z0-9-]+\\}"]) }

  private static func examples(_ description: String) -> JSON {
    described(description, ["allOf": array([reference("oneOrMore")])])
  }

  /// What stands for names of each kind.
  static var selections: [(String, JSON)] {
    OwnRuleSubject.allCases.map { subject in
      ("selected-\(subject.rawValue)", selection(.selection, subject, isCounted: subject != .files))
    } + [("place", selection(.scope, .files))]
  }

  /// Whatever a definition may be.
  static var anySelection: JSON {
    let all = OwnRuleSubject.allCases.map { reference("selected-\($0.rawValue)") }
    return object([
      "anyOf": array(all + [reference("place"), reference("text"), nonEmptyList(of: reference("text"))])
    ])
  }

  /// The words that one part of a rule takes.
  private static func selection(
    _ place: OwnRulePlace, _ subject: OwnRuleSubject, isCounted: Bool = false, namesFiles: Bool = false
  ) -> JSON {
    let words = OwnRuleMatcher.known(in: place, of: subject, namesFiles: namesFiles && subject == .files)
    var keys = words.map { ($0.rawValue, word($0, place, subject)) }
    if place == .scope || place == .selection || subject != .files || namesFiles {
      let inner = place == .scope ? reference("place") : anyOf(subject)
      keys.append(
        ("not", described("What must not hold.", ["anyOf": array([inner, nonEmptyList(of: inner)])])))
      keys.append(
        (
          "anyOf",
          described(
            "One of these must hold.",
            [
              "type": "array", "minItems": 2, "uniqueItems": true,
              "items": place == .scope ? reference("place") : one(subject),
            ])
        ))
    }
    if isCounted {
      keys += counts
      if subject == .types {
        keys.append(("counting", object(["enum": array(OwnRuleSelection.Counted.allCases.map(\.rawValue))])))
      }
    }
    return object(closed(keys) + [("minProperties", 1)])
  }

  private static var counts: [(String, JSON)] {
    OwnRuleSelection.countKeys.map { ($0, object(["type": "integer", "minimum": 0])) }
  }

  static var layerTypes: JSON { anyOf(.types) }

  /// A selection, a definition, a name, or some of them.
  private static func anyOf(_ subject: OwnRuleSubject) -> JSON {
    let one = one(subject)
    return object(["anyOf": array([one, nonEmptyList(of: one)])])
  }

  private static func one(_ subject: OwnRuleSubject) -> JSON {
    return object([
      "anyOf": array([
        reference("selected-\(subject.rawValue)"), definition,
        value(of: .meantByText(of: subject), .selection, subject),
      ])
    ])
  }

  private static var definition: JSON {
    object(["type": "string", "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"])
  }

  private static func word(_ matcher: OwnRuleMatcher, _ place: OwnRulePlace, _ subject: OwnRuleSubject)
    -> JSON
  {
    let description = ("description", JSON(stringLiteral: matcher.guide.meaning))
    if matcher.isFlag { return object([description, ("type", "boolean")]) }
    var one = value(of: matcher, place, subject)
    if let selectable = matcher.selectable {
      one = object(["anyOf": array([one, reference("selected-\(selectable.rawValue)"), definition])])
    }
    if matcher.isCountable {
      one = object(["anyOf": array([one, object(closed(counts) + [("minProperties", 1)])])])
    }
    let flags = matcher.mayBeFlag ? [object(["type": "boolean"])] : []
    return object([description, ("anyOf", array(flags + [one, nonEmptyList(of: one)]))])
  }

  private static func value(of matcher: OwnRuleMatcher, _ place: OwnRulePlace, _ subject: OwnRuleSubject)
    -> JSON
  {
    if let words = matcher.words(of: subject) { return object(["enum": array(words)]) }
    let reserved = ReservedWord.all(for: matcher, of: subject)
    switch matcher {
    case .layer, .feature, .module, .files, .except: return reference("text")
    case .modified:
      // One of those known, or some of them.
      let known =
        place != .forbidden && subject == .types ? DeclarationModifier.ofTypes : DeclarationModifier.all
      return object([
        "anyOf": array([
          object(["enum": array(known)]), object(["type": "string", "pattern": "\\*"]),
        ])
      ])
    case .attributed:
      return object([
        "anyOf": array([
          name(OwnRuleName.pattern, reserved),
          object(["type": "string", "pattern": "^[^(]+\\([^()|^$\\\\]+\\)$"]),
        ])
      ])
    case .typed, .takes:
      return object([
        "anyOf": array([
          name(OwnRuleName.pattern, reserved), object(["type": "string", "pattern": "[<\\[(]"]),
        ])
      ])
    case .within:
      let condition = object([
        "type": "string", "pattern": JSON(stringLiteral: OwnRuleName.patternOfCondition),
      ])
      guard subject.isUse, subject != .imports else { return condition }
      return object(["anyOf": array([name(OwnRuleName.patternWithArguments, reserved), condition])])
    case .calls, .functions, .initializers: return name(OwnRuleName.patternWithArguments, reserved)
    case .named:
      return subject == .calls || subject == .functions || subject == .initializers
        ? name(OwnRuleName.patternWithArguments, reserved) : name(OwnRuleName.pattern, reserved)
    case .conformingTo, .declaredWith, .parameters, .throws, .of, .usedBy, .conformers, .companion, .reaches,
      .reachedFrom,
      .imports,
      .types,
      .members,
      .macros,
      .writes, .properties, .cases:
      return name(OwnRuleName.pattern, reserved)
    case .code, .declaredAs, .access, .role, .given, .async, .documented: return reference("text")
    }
  }

  static func name(_ pattern: String, _ reserved: [String] = ReservedWord.all) -> JSON {
    object([
      "type": "string", "pattern": JSON(stringLiteral: pattern),
      "not": object(["enum": array(reserved)]),
    ])
  }
}
