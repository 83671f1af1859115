package import ArchJSON

/// What a configuration says, and every mistake in it.
package struct ArchitectureReading: Sendable {
  package var architecture: Architecture
  /// By line and column. With an error among them nothing should be checked.
  package var problems: [ConfigProblem]

  package var isUsable: Bool { !problems.contains { $0.severity == .error } }
}

extension Architecture {
  /// Reads the bytes of an `architecture.json` that extends no other file. Never fails: mistakes are in `problems`.
  package static func reading(_ bytes: [UInt8], rules: [KnownRule]) -> ArchitectureReading {
    ConfigSources(ConfigSources.Source(path: "architecture.json", bytes: bytes)).reading(rules: rules)
  }

  package static func reading(_ json: JSON, rules: [KnownRule]) -> ArchitectureReading {
    var reader = ConfigReader()
    let architecture = reader.architecture(json, rules: rules)
    return ArchitectureReading(architecture: architecture, problems: reader.problems.sortedByPlace())
  }
}

extension Architecture {
  /// Reads a rule of the team's own that is not in the configuration but may name its layers and definitions.
  package func reading(ownRule bytes: [UInt8], rules: [KnownRule]) -> (
    rule: OwnRule?, problems: [ConfigProblem]
  ) {
    do throws(JSONError) {
      let (json, duplicates) = try JSON.read(bytes, document: 0)
      var reader = ConfigReader(problems: duplicates.map(ConfigProblem.init))
      let rule = reader.readTrial(json, known: rules, in: self)
      return (rule, reader.problems.sortedByPlace())
    } catch {
      return (nil, [ConfigProblem(error)])
    }
  }
}

extension [ConfigProblem] {
  func sortedByPlace() -> [ConfigProblem] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (first.document, first.line, first.column, left.offset)
        < (second.document, second.line, second.column, right.offset)
    }.map(\.element)
  }
}

/// The keys of `architecture.json`.
private enum ArchitectureKey: String, CaseIterable {
  case schema = "$schema"
  case version, extends, sources, exclude, tests, exhaustive, exact, layers, features, compositionRoot, roles,
    rules,
    define, own
  case decisions, baseline, checklist
}

extension ConfigReader {
  /// Keys of the format that this version cannot act on. Taking them silently would look like acting.
  private static let laterKeys = ["modules", "dependencies"]

  package mutating func architecture(_ json: JSON, rules: [KnownRule]) -> Architecture {
    guard let all = openMembers(of: json, "the configuration") else { return Architecture() }
    let known = ArchitectureKey.allCases.map(\.rawValue)
    var members: [(key: ArchitectureKey, value: JSON)] = []
    for member in all {
      if let key = ArchitectureKey(rawValue: member.key) {
        members.append((key, member.value))
      } else if Self.laterKeys.contains(member.key) {
        report(
          member.keyLocation, "key '\(member.key)' is not supported by this version of archcheck",
          "remove it, or use a newer archcheck")
      } else {
        reportUnknown(member, in: "the configuration", known: known)
      }
    }
    // What it rests on comes first, wherever it is written.
    var architecture = Architecture(resting: presets(members))
    let keys = Set(members.map(\.key))
    if keys.isDisjoint(with: [.extends, .own]) || keys.contains(.layers) && !keys.contains(.extends) {
      architecture.rulesTurnedOn.formUnion(Architecture.rulesOfOrder)
    }
    architecture.leavesLayersOpen = keys.isDisjoint(with: [.extends, .layers, .own])
    for (key, value) in members { read(key, value, into: &architecture) }
    // Rules may name layers, so the layers must all be known.
    for (key, value) in members where key == .rules {
      readRules(value, known: rules, into: &architecture)
    }
    if architecture.isExhaustive { makeExhaustive(&architecture, members) }
    let own = members.first { $0.key == .own }?.value
    let definitions = members.first { $0.key == .define }?.value
    architecture.definitions = definitions
    if own != nil || definitions != nil || architecture.layers.contains(where: \.speaksOfTypes) {
      readOwnRules(own, definitions: definitions, known: rules, into: &architecture)
    }
    // It may name rules of the team's own.
    for (key, value) in members where key == .checklist {
      readChecklist(value, known: rules, into: &architecture)
    }
    if let extends = members.first(where: { $0.key == .extends })?.value, extends.elements?.isEmpty ?? false,
      architecture.rulesTurnedOn.isEmpty, architecture.own.isEmpty
    {
      report(
        extends.location, "no preset and no rule is on",
        "name a preset, turn on rules in \"rules\", or remove 'extends' for the two about the order of layers"
      )
    }
    return architecture
  }

  /// None that was not asked for.
  private mutating func presets(_ members: [(key: ArchitectureKey, value: JSON)]) -> [Preset] {
    guard let extends = members.first(where: { $0.key == .extends })?.value else { return [] }
    if let name = extends.string { return preset(name, extends.location).map { [$0] } ?? [] }
    guard extends.elements != nil else {
      reportType(extends, "'extends'", "the name of a preset or an array of names")
      return []
    }
    return texts(extends, "'extends'").compactMap { preset($0.text, $0.location) }
  }

  private mutating func preset(_ name: String, _ location: JSONLocation) -> Preset? {
    if let preset = Preset.named(name) { return preset }
    let names = Preset.all.map(\.name)
    report(
      location, "unknown preset '\(name)'",
      nearest(name, in: names).map { "did you mean '\($0)'?" },
      note: Self.list("known presets", names))
    return nil
  }

  private mutating func read(_ key: ArchitectureKey, _ value: JSON, into architecture: inout Architecture) {
    switch key {
    case .schema: _ = text(value, "'$schema'")
    case .version: readVersion(value)
    case .extends, .rules, .define, .own, .checklist: break
    case .sources:
      architecture.sources = patterns(value, "'sources'", .sources, &architecture.settings)
    case .exclude:
      architecture.exclude = patterns(value, "'exclude'", .exclude, &architecture.settings)
    case .tests:
      architecture.tests = patterns(value, "'tests'", .tests, &architecture.settings)
    case .exhaustive:
      architecture.isExhaustive = flag(value, "'exhaustive'") ?? architecture.isExhaustive
    case .exact: architecture.isExact = flag(value, "'exact'") ?? architecture.isExact
    case .layers: readLayers(value, into: &architecture)
    case .features: readFeatures(value, into: &architecture)
    case .compositionRoot: readCompositionRoot(value, into: &architecture)
    case .roles: readRoles(value, into: &architecture)
    case .baseline:
      architecture.baselinePath = text(value, "'baseline'")
      architecture.baselineLocation = value.location
    case .decisions: readDecisionFolders(value, into: &architecture)
    }
  }

  /// A file that no layer claims is an error then, whatever the rule's own severity.
  private mutating func makeExhaustive(
    _ architecture: inout Architecture, _ members: [(key: ArchitectureKey, value: JSON)]
  ) {
    let rule = "unmapped-file"
    let written = architecture.setting(of: rule)
    guard let place = members.first(where: { $0.key == .exhaustive })?.value.location else { return }
    if let level = written?.level, level != .error {
      report(
        place,
        "'exhaustive' makes a file without a layer an error, but rule '\(rule)' is set to '\(level.rawValue)'",
        "remove one of the two")
    }
    guard written?.value["severity"]?.members == nil else {
      architecture.rulesTurnedOn.insert(rule)
      return
    }
    let error = JSON(.string(RuleLevel.error.rawValue), at: place)
    let severity = JSONMember(key: "severity", keyLocation: place, value: error)
    architecture.lay(RuleSetting(rule: rule, value: JSON(.object([severity]), at: place)))
  }

  private mutating func readVersion(_ value: JSON) {
    switch value.int {
    case 1: break
    case .some(let newer) where newer > 1:
      report(
        value.location, "this file is written for a newer archcheck: format version \(newer)",
        "use a newer archcheck; this one reads version 1")
    default: report(value.location, "'version' is the number of the file format", "write 1")
    }
  }

  private mutating func readFeatures(_ value: JSON, into architecture: inout Architecture) {
    architecture.features = []
    // A team whose code has no features says so by an empty list.
    architecture.usualFeatures = []
    for (pattern, location) in patterns(value, "'features'") {
      if pattern.capturesFeature {
        architecture.features.append(pattern)
        architecture.settings.append(
          WrittenSetting(kind: .feature, text: pattern.text, location: location))
      } else {
        report(
          location, "'\(pattern.text)' does not say where the feature's name is",
          "write {feature} in its place, as in Features/{feature}/**")
      }
    }
  }

  private mutating func readCompositionRoot(_ value: JSON, into architecture: inout Architecture) {
    let name = "'compositionRoot'"
    let known = ["files", "types", "modules", "entryPoints"]
    for member in members(of: value, name, known: known) {
      let label = "'\(member.key)' of \(name)"
      switch member.key {
      case "files":
        architecture.compositionRoot.files = patterns(
          member.value, label, .rootFiles, &architecture.settings)
      case "types":
        architecture.compositionRoot.types = names(member.value, label, .rootType, &architecture.settings)
      case "modules":
        architecture.compositionRoot.modules = names(
          member.value, label, .rootModule, &architecture.settings)
      default:
        if let flag = flag(member.value, label) { architecture.compositionRoot.includesEntryPoints = flag }
      }
    }
  }

  private mutating func patterns(
    _ value: JSON, _ label: String, _ kind: WrittenSetting.Kind, _ settings: inout [WrittenSetting]
  ) -> [PathPattern] {
    let written = patterns(value, label)
    settings += written.map { WrittenSetting(kind: kind, text: $0.pattern.text, location: $0.location) }
    return written.map(\.pattern)
  }

  private mutating func names(
    _ value: JSON, _ label: String, _ kind: WrittenSetting.Kind, _ settings: inout [WrittenSetting]
  ) -> [String] {
    let written = texts(value, label)
    settings += written.map { WrittenSetting(kind: kind, text: $0.text, location: $0.location) }
    return written.map(\.text)
  }
}
