package import ArchConfig
import ArchJSON
import ArchModel
import ArchRules

/// A configuration with everything that holds because of it, each value with its origin: where it is written, which
/// preset says it, or that it is the rule's own default. It can be read as a configuration again.
package struct EffectiveConfig {
  private let architecture: Architecture
  private let sources: ConfigSources?
  private var lines: [(text: String, origin: String?)] = []

  /// - Parameter sources: what the architecture was read from; `nil` where there is no configuration.
  package static func text(_ architecture: Architecture, _ sources: ConfigSources?) -> String {
    var config = EffectiveConfig(architecture, sources)
    config.write()
    let width = min(config.lines.filter { $0.origin != nil }.map { $0.text.utf8.count }.max() ?? 0, 60)
    return config.lines.map { text, origin in
      guard let origin else { return text + "\n" }
      return text + String(repeating: " ", count: max(0, width - text.utf8.count)) + "  // \(origin)\n"
    }.joined()
  }

  private init(_ architecture: Architecture, _ sources: ConfigSources?) {
    self.architecture = architecture
    self.sources = sources
  }

  private mutating func write() {
    lines.append(("{", nil))
    list("extends", architecture.presets, origin("extends") ?? "the default", 1, isLast: false)
    if !architecture.sources.isEmpty { patterns("sources", architecture.sources) }
    if !architecture.exclude.isEmpty { patterns("exclude", architecture.exclude) }
    if let tests = architecture.tests { patterns("tests", tests) }
    add(1, "\"exhaustive\": \(architecture.isExhaustive),", origin("exhaustive") ?? "the default")
    add(1, "\"exact\": \(architecture.isExact),", origin("exact") ?? "the default")
    writeLayers()
    let features = architecture.features.isEmpty ? architecture.usualFeatures : architecture.features
    let usual = presets { !$0.features.isEmpty }
    list("features", features.map(\.text), origin("features") ?? usual, 1, isLast: false)
    writeCompositionRoot()
    writeRoles()
    if let folders = architecture.decisionFolders {
      list("decisions", folders, origin("decisions"), 1, isLast: false)
    }
    if let path = architecture.baselinePath {
      add(1, "\"baseline\": \(Self.quoted(path)),", origin("baseline"))
    }
    writeRules()
    writeChecklist()
    writeDefinitions()
    writeOwnRules()
    lines.append(("}", nil))
  }

  private mutating func patterns(_ key: String, _ patterns: [PathPattern]) {
    list(key, patterns.map(\.text), origin(key), 1, isLast: false)
  }

  private mutating func writeLayers() {
    let names = Set(architecture.layers.map(\.name))
    // A preset's layers that do not hold.
    let removed = Architecture(resting: architecture.presets.compactMap(Preset.named)).layers.map(\.name)
      .filter { !names.contains($0) }
    lines.append(("  \"layers\": {", nil))
    for (index, layer) in architecture.layers.enumerated() {
      let own = ["layers", layer.name]
      let preset =
        layer.origin == .observed
        ? "seen in the code" : presets { $0.layers.contains { $0.name == layer.name } }
      let places = [("files", layer.files), ("modules", layer.modules), ("otherwise", layer.otherwise)]
      add(2, "\(Self.quoted(layer.name)): {", origin(own) ?? preset)
      for (key, patterns) in places where !patterns.isEmpty {
        list(key, patterns.map(\.text), origin(own + [key]) ?? preset, 3, isLast: false)
      }
      if let types = layer.typesText {
        add(3, "\"types\": \(TerminalText.escaped(types)),", origin(own + ["types"]))
      }
      if let shown = layer.shownText {
        add(
          3, "\"public\": \(TerminalText.escaped(shown)),", origin(own + ["public"]))
      }
      if !layer.except.isEmpty {
        list("except", layer.except.map(\.text), origin(own + ["except"]) ?? preset, 3, isLast: false)
      }
      list(
        "mayUse", layer.mayUse ?? ["*"], origin(own + ["mayUse"]) ?? origin(own + ["mayNotUse"]) ?? preset, 3,
        isLast: false)
      add(3, "\"is\": \"\(layer.kind.rawValue)\",", origin(own + ["is"]) ?? preset)
      add(3, "\"optional\": \(layer.isOptional)", origin(own + ["optional"]) ?? preset)
      add(2, index == architecture.layers.count - 1 && removed.isEmpty ? "}" : "},", nil)
    }
    for (index, name) in removed.enumerated() {
      add(2, "\(Self.quoted(name)): null\(index == removed.count - 1 ? "" : ",")", origin(["layers", name]))
    }
    lines.append(("  },", nil))
  }

  private mutating func writeCompositionRoot() {
    let root = architecture.compositionRoot
    lines.append(("  \"compositionRoot\": {", nil))
    let lists = [("files", root.files.map(\.text)), ("types", root.types), ("modules", root.modules)]
    for (key, names) in lists where !names.isEmpty {
      list(key, names, origin(["compositionRoot", key]) ?? presetNames, 2, isLast: false)
    }
    add(
      2, "\"entryPoints\": \(root.includesEntryPoints)",
      origin(["compositionRoot", "entryPoints"]) ?? "the default")
    lines.append(("  },", nil))
  }

  /// As written, each entry with its place.
  private mutating func writeRoles() {
    let roles = (sources?.merged?["roles"]?.members ?? []).filter { !ConfigReader.isComment($0.key) }
    guard !roles.isEmpty else { return }
    lines.append(("  \"roles\": {", nil))
    for (index, role) in roles.enumerated() {
      let entries = role.value.elements ?? [role.value]
      add(2, "\(Self.quoted(role.key)): [", nil)
      for (number, entry) in entries.enumerated() {
        add(3, Self.compact(entry) + (number == entries.count - 1 ? "" : ","), place(entry.location))
      }
      add(2, index == roles.count - 1 ? "]" : "],", nil)
    }
    lines.append(("  },", nil))
  }

  private mutating func writeChecklist() {
    let items = architecture.checklist
    guard !items.isEmpty else { return }
    lines.append(("  \"checklist\": {", nil))
    for (index, item) in items.enumerated() {
      let preset = presets { $0.checklist.contains { $0.text == item.text } }
      let origin = origin(["checklist", item.text]) ?? preset
      let isLast = index == items.count - 1
      if item.rules.isEmpty {
        add(2, "\(Self.quoted(item.text)): \"manual\"" + (isLast ? "" : ","), origin)
      } else {
        list(item.text, item.rules, origin, 2, isLast: isLast)
      }
    }
    lines.append(("  },", nil))
  }

  /// As written: rules and layers name them.
  private mutating func writeDefinitions() {
    let definitions = (architecture.definitions?.members ?? []).filter { !ConfigReader.isComment($0.key) }
    guard !definitions.isEmpty else { return }
    lines.append(("  \"define\": {", nil))
    for (index, member) in definitions.enumerated() {
      let comma = index == definitions.count - 1 ? "" : ","
      let text = JSONWriter.compact(member.value)
      add(
        2, "\(Self.quoted(member.key)): \(TerminalText.escaped(text))\(comma)", place(member.keyLocation))
    }
    lines.append(("  },", nil))
  }

  private mutating func writeOwnRules() {
    guard !architecture.own.isEmpty else {
      lines.append(("  \"own\": []", nil))
      return
    }
    lines.append(("  \"own\": [", nil))
    for (index, rule) in architecture.own.enumerated() {
      let comma = index == architecture.own.count - 1 ? "" : ","
      let text = JSONWriter.compact(rule.setting.value)
      add(2, TerminalText.escaped(text) + comma, place(rule.idLocation))
    }
    lines.append(("  ]", nil))
  }
}

// Rules.
extension EffectiveConfig {
  private mutating func writeRules() {
    lines.append(("  \"rules\": {", nil))
    let rules = RuleCatalog.all
    for (index, rule) in rules.enumerated() {
      let about = rule.about
      let setting = architecture.setting(of: about.id)
      let isOn = RuleCatalog.isTurnedOn(rule, in: architecture)
      let names = Preset.names(turningOn: about.id).filter(architecture.presets.contains)
      let preset = names.isEmpty ? nil : Self.presetWords(names)
      add(2, "\"\(about.id)\": {", isOn ? nil : "no preset turns it on")
      var members: [(text: String, origin: String?)] = []
      func member(_ key: String, _ value: JSON?, _ fallback: String, _ reason: String?) {
        let origin = value.flatMap { place($0.location) } ?? (value == nil ? reason : preset ?? reason)
        members.append(("\"\(key)\": \(value.map(Self.compact) ?? fallback)", origin))
      }
      let severity = setting.flatMap { $0.value.string == nil ? $0.value["severity"] : $0.value }
      member(
        "severity", severity, isOn ? "\"\(about.severity.rawValue)\"" : "\"off\"", isOn ? "the rule" : nil)
      if let decision = setting?.value["decision"] { member("decision", decision, "", nil) }
      if let allow = setting?.value["allow"] { member("allow", allow, "", nil) }
      for option in RuleCatalog.options(of: rule) {
        member(option.name, setting?.option(option.name), Self.json(option), "the rule")
      }
      for (number, entry) in members.enumerated() {
        add(3, entry.text + (number == members.count - 1 ? "" : ","), entry.origin)
      }
      add(2, index == rules.count - 1 ? "}" : "},", nil)
    }
    lines.append(("  },", nil))
  }

  /// A default as it would be written.
  private static func json(_ option: OptionReader.Option) -> String {
    switch option.form {
    case .text, .choice: quoted(option.defaultValue)
    case .flag, .number, .texts, .patterns, .layers, .choices, .any: option.defaultValue
    }
  }

  private static func compact(_ json: JSON) -> String {
    if let texts = json.elements?.compactMap(\.string), texts.count == json.elements?.count {
      return "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }
    var writer = JSONWriter(.compact)
    writer.value(json)
    return TerminalText.escaped(writer.text)
  }
}

// Where things come from.
extension EffectiveConfig {
  private func origin(_ key: String) -> String? { origin([key]) }

  /// Where the value below some keys is written, if it is.
  private func origin(_ keys: [String]) -> String? {
    var value = sources?.merged
    for key in keys { value = value?[key] }
    return value.flatMap { place($0.location) }
  }

  private func place(_ location: JSONLocation) -> String? {
    guard location.line > 0, let sources, sources.sources.indices.contains(location.document) else {
      return nil
    }
    return TerminalText.escaped("\(sources.sources[location.document].path):\(location.line)")
  }

  private var presetNames: String { Self.presetWords(architecture.presets) }

  private func presets(where isMeant: (Preset) -> Bool) -> String {
    Self.presetWords(architecture.presets.filter { Preset.named($0).map(isMeant) ?? false })
  }

  private static func presetWords(_ names: [String]) -> String {
    guard !names.isEmpty else { return "the default" }
    let quoted = names.map { "'\($0)'" }
    return names.count == 1 ? "preset \(quoted[0])" : "presets \(quoted.joined(separator: ", "))"
  }

  private mutating func add(_ depth: Int, _ text: String, _ origin: String?) {
    lines.append((String(repeating: "  ", count: depth) + text, origin))
  }

  private mutating func list(_ key: String, _ values: [String], _ origin: String?, _ depth: Int, isLast: Bool)
  {
    let comma = isLast ? "" : ","
    let quoted = values.map(Self.quoted)
    let line = "\(Self.quoted(key)): [\(quoted.joined(separator: ", "))]\(comma)"
    if line.utf8.count <= 70 { return add(depth, line, origin) }
    add(depth, "\(Self.quoted(key)): [", origin)
    for (index, value) in quoted.enumerated() {
      add(depth + 1, value + (index == quoted.count - 1 ? "" : ","), nil)
    }
    add(depth, "]\(comma)", nil)
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.string(text)
    return TerminalText.escaped(writer.text)
  }
}
