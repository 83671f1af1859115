import ArchConfig
package import ArchJSON
import ArchModel
import ArchRules

/// The JSON Schema (draft-07) of `architecture.json`, made from what the reader knows: presets, rules, options
/// and matchers.
///
/// It says what the shape of a configuration is. Names that depend on the rest of the file, such as the layers
/// of `mayUse`, and mistakes within a pattern are the reader's alone.
package struct ConfigSchema {
  package static var json: JSON {
    object([
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "architecture.json of archcheck",
      "description": "How the code is layered, and which rules keep it so.",
      "type": "object",
      "properties": object(properties),
      "patternProperties": comments,
      "additionalProperties": false,
      "definitions": object(definitions),
    ])
  }

  private static var properties: KeyValuePairs<String, JSON> {
    [
      "$schema": text("Where this schema is, for editors."),
      "version": described("The version of the format.", ["const": 1]),
      "extends": described(
        "The presets that the architecture is based on; later ones override earlier ones.",
        ["anyOf": array([reference("preset"), list(of: reference("preset"))])]),
      "sources": patterns("Where the sources are; everything by default."),
      "exclude": patterns("What is left out."),
      "tests": patterns(
        "Tests and doubles: these files and no others. Without it, manifests, names, folders and imports decide."
      ),
      "exhaustive": flag("Whether a file that no layer claims is an error."),
      "exact": flag("Whether a layer in 'mayUse' that is not used is an error."),
      "layers": described(
        "The layers in the order in which they claim files; null removes a preset's.",
        [
          "type": "object", "properties": object(presetLayers), "patternProperties": comments,
          "additionalProperties": reference("newLayer"),
          "propertyNames": object(["not": object(["enum": array(["", "*"])])]),
        ]),
      "features": described(
        "Where a feature's name is in a path.",
        [
          "type": "array", "uniqueItems": true,
          "items": object(["type": "string", "pattern": "\\{feature\\}"]),
        ]),
      "compositionRoot": described(
        "Where concrete types are put together.",
        closed([
          "files": patterns("Its files."),
          "types": texts("Types that belong to it, wherever they are declared."),
          "modules": texts("Modules that belong to it."),
          "entryPoints": flag("Whether @main, app and scene delegates belong to it."),
        ])),
      "roles": described(
        "What types are here; it decides before archcheck's own guess.",
        closed(RoleName.allCases.map { ($0.rawValue, reference("types")) })),
      "rules": described("Severity and options of archcheck's rules.", closed(rules)),
      "decisions": described(
        "Folders of decision records, relative to this file; the usual ones by default.",
        ["anyOf": array([reference("folder"), list(of: reference("folder"))])]),
      "baseline": text("Where the findings that may stay for now are recorded, relative to this file."),
      "checklist": described(
        "Items of the review's checklist besides those of the presets: \"manual\" for what a person ticks, or the rules that decide.",
        [
          "type": "object", "patternProperties": comments,
          "additionalProperties": object([
            "anyOf": array([object(["const": "manual"]), nonEmptyList(of: reference("text"))])
          ]),
          "propertyNames": object(["pattern": "[^\\s]"]),
        ]),
      "define": described(
        "Selections for rules of your own, by name.",
        [
          "type": "object", "patternProperties": comments,
          "propertyNames": object(["pattern": "^(//|\\$comment|x-.*|[a-z0-9]([a-z0-9-]*[a-z0-9])?)$"]),
          "additionalProperties": anySelection,
        ]),
      "own": described(
        "Rules of your own; 'archcheck explain own' shows every word.",
        ["type": "array", "items": reference("ownRule")]),
    ]
  }

  private static var definitions: [(String, JSON)] {
    general.map { ($0.key, $0.value) } + selections
  }

  private static var general: KeyValuePairs<String, JSON> {
    [
      "text": object(["type": "string", "minLength": 1]),
      "texts": object(["anyOf": array([reference("text"), list(of: reference("text"))])]),
      "allowances": object([
        "anyOf": array([
          reference("text"), list(of: object(["anyOf": array([reference("text"), reference("exception")])])),
        ])
      ]),
      "exception": exception,
      "folder": object(["type": "string", "pattern": "^[^/*?{}][^*?{}]*$"]),
      "oneOrMore": object(["anyOf": array([reference("text"), nonEmptyList(of: reference("text"))])]),
      "name": name(OwnRuleName.pattern),
      "meantTypes": object(closed(typeConditions) + [("anyOf", array(conditionsThatMean.map(required)))]),
      "types": object([
        "anyOf": array([
          reference("name"), reference("meantTypes"),
          nonEmptyList(of: object(["anyOf": array([reference("name"), reference("meantTypes")])])),
        ])
      ]),
      "preset": object(["enum": array(Preset.all.map { JSON(stringLiteral: $0.name) })]),
      "level": object(["enum": array(RuleLevel.allCases.map { JSON(stringLiteral: $0.rawValue) })]),
      "severity": object([
        "anyOf": array([
          reference("level"),
          object([
            "type": "object", "patternProperties": comments, "additionalProperties": reference("level"),
            "propertyNames": object(["minLength": 1]),
          ]),
        ])
      ]),
      "claim": object(["anyOf": array(claims)]),
      "layer": object(closed(layerKeys)),
      "newLayer": object(["allOf": array([reference("layer"), reference("claim")])]),
      "presetLayer": object([
        "anyOf": array([
          object(["type": "null"]),
          object([
            "allOf": array([
              reference("layer"),
              object([
                "anyOf": array([
                  object([
                    "not": object(["anyOf": array(Layer.placeKeys.map(required))])
                  ]),
                  reference("claim"),
                ])
              ]),
            ])
          ]),
        ])
      ]),
      "ownRule": ownRule,
    ]
  }

  static var typeConditions: [(String, JSON)] {
    RoleCondition.allCases.map { condition in
      let (help, value): (String, JSON) =
        switch condition {
        case .named: ("Names of types; '*' matches any letters.", reference("name"))
        case .conformingTo: ("Supertypes, direct or not.", reference("name"))
        case .attributed: ("Attributes, without the '@'.", reference("name"))
        case .files: ("Where the types are.", reference("text"))
        case .except: ("Names of types that are not meant.", reference("name"))
        }
      return (condition.rawValue, described(help, ["anyOf": array([value, nonEmptyList(of: value)])]))
    }
  }

  static let conditionsThatMean = RoleCondition.known.filter { $0 != RoleCondition.except.rawValue }

  static let layerKeys: KeyValuePairs<String, JSON> = [
    "files": patterns("Its files; {feature} captures the name of a feature."),
    "modules": texts("SwiftPM targets or target folders of Xcode projects."),
    "otherwise": patterns("Files that belong to it when no layer claims them by 'files' or 'modules'."),
    "types": described(
      "What the types are of which it is made, in the words of rules of one's own: files that declare no others belong "
        + "to it.", ["anyOf": array([ConfigSchema.layerTypes])]),
    "public": described(
      "The types that other layers may name, in the words of rules of one's own; the rest is private to it.",
      ["anyOf": array([ConfigSchema.layerTypes])]),
    "except": patterns("Files that it leaves to other layers."),
    "mayUse": texts("The layers that it may use besides itself; [\"*\"], or no such key, allows all."),
    "mayNotUse": texts("The layers that it may not use; it may use all others."),
    "usedBy": texts("The layers that may use it, whatever these say; [\"*\"] opens it to all."),
    "is": object([
      "description": "What the layer is for, where its name does not say so.",
      "enum": array(LayerKind.allCases.map { JSON(stringLiteral: $0.rawValue) }),
    ]),
    "optional": flag("Whether it may match no files."),
  ]

  /// One of the lists, and not an empty one.
  static var claims: [JSON] {
    ["files", "modules", "otherwise"].map { key in
      object([
        "required": array([JSON(stringLiteral: key)]),
        "properties": object([key: object(["minItems": 1])]),
      ])
    } + [object(["required": array(["types"])])]
  }

  static var presetLayers: [(String, JSON)] {
    Set(Preset.all.flatMap { $0.layers.map(\.name) }).sorted().map { ($0, reference("presetLayer")) }
  }
}

// Rules.
extension ConfigSchema {
  static var rules: [(String, JSON)] {
    RuleCatalog.all.map { rule in
      let options = RuleCatalog.options(of: rule).map { option in
        (option.name, object([("description", JSON(stringLiteral: option.help))] + form(option.form)))
      }
      let all = options + common.filter { key, _ in !options.contains { $0.0 == key } }
      let value = object(["anyOf": array([reference("level"), object(closed(all))])])
      return (
        rule.about.id,
        object(
          [("description", JSON(stringLiteral: rule.about.summary))]
            + (value.members ?? []).map { ($0.key, $0.value) })
      )
    }
  }

  private static let exception: JSON = {
    let keys: [(String, JSON)] = [
      ("from", text("Who uses it: a type, something of a type, or the path of a file.")),
      ("to", text("What is used.")),
      ("because", text("Why it may stay.")),
      (
        "until",
        described(
          "The last day on which it may.",
          ["type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"])
      ),
      ("owner", text("Who mends it.")),
      (
        "atMost",
        described(
          "In how many places it may at most; where there are more, it may in none.",
          ["type": "integer", "minimum": 1])
      ),
    ]
    return object(
      closed(keys) + [
        ("required", array(["because"])), ("anyOf", array([required("from"), required("to")])),
      ])
  }()

  static let common: [(String, JSON)] = [
    (
      "severity",
      described("One for all files, or one for each path pattern.", ["allOf": array([reference("severity")])])
    ),
    ("decision", text("The decision record that the rule is based on, such as ADR-007.")),
    (
      "allow",
      described(
        "What the rule leaves alone: names, with or without the types around them, '*' for any letters; or who uses what, with a reason.",
        ["allOf": array([reference("allowances")])])
    ),
  ]

  static func form(_ form: KnownRule.Form) -> [(String, JSON)] {
    switch form {
    case .any: []
    case .flag: [("type", "boolean")]
    case .number: [("type", "integer"), ("minimum", 0)]
    case .text: [("type", "string"), ("minLength", 1)]
    case .texts, .patterns, .layers: [("allOf", array([reference("texts")]))]
    case .choice(let choices): [("enum", array(choices.map { JSON(stringLiteral: $0) }))]
    case .choices(let choices):
      [
        ("type", "array"), ("uniqueItems", true),
        ("items", object(["enum": array(choices.map { JSON(stringLiteral: $0) })])),
      ]
    }
  }
}
