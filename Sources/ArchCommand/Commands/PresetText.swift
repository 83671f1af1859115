import ArchConfig
import ArchModel
import ArchReports
import ArchRules

/// `archcheck explain PRESET`: its reasoning, its layers and its rules, all read from the preset itself.
enum PresetText {
  /// `archcheck presets`: one line each.
  static var list: String {
    let width = (Preset.all.map(\.name.utf8.count).max() ?? 0) + 2
    let lines = Preset.all.map { preset in
      let name = preset.name + String(repeating: " ", count: width - preset.name.utf8.count)
      let layers = preset.layers.isEmpty ? "no layers" : "\(preset.layers.count) layers"
      return "\(name)\(preset.summary) (\(layers), \(preset.rules.count) rules)\n"
    }
    return lines.joined()
      + "\n'archcheck explain NAME' says what a preset is for; \"extends\" in architecture.json names those in use.\n"
  }

  static func render(_ preset: Preset) -> String {
    var layers = preset.layers.isEmpty ? ["none: it is combined with a preset that has some"] : []
    layers += preset.layers.flatMap(lines)
    if preset.asksForFeaturePackages {
      layers += WrappedText.lines(
        "{feature} is the name of a feature package here: one whose main target has a public app factory, or a "
          + "user interface and targets such as {feature}Repository next to it", width: 76)
    }
    if preset.layers.contains(where: { layer in
      (layer.files + layer.otherwise).contains(where: layer.leavesFeatureToBeShown)
    }) {
      layers += WrappedText.lines(
        "{feature} in a layer of data or infrastructure, or in a part of a name such as {feature}Domain, counts "
          + "where other code is of that feature, too: a server may be called 'Payments API' where nobody sees "
          + "payments, and all packages of an app may begin with its initials", width: 76)
    }
    let sections = [
      "\(preset.name) (preset)\n\(preset.summary)",
      section("WHY", WrappedText.lines(preset.reasoning, width: 76)),
      section("LAYERS", layers),
      section("RULES", preset.rules.flatMap(lines)),
      section("USE IT", ["{ \"extends\": [\"\(preset.name)\"] } in architecture.json"]),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func lines(_ layer: Layer) -> [String] {
    let lists = [("files", layer.files), ("modules", layer.modules), ("otherwise", layer.otherwise)]
    var lines = lists.filter { !$0.1.isEmpty }.flatMap { name, patterns in
      WrappedText.lines("\(name): \(patterns.map(\.text).joined(separator: ", "))", width: 72)
    }
    let used = layer.mayUse.map { $0.isEmpty ? "itself only" : $0.joined(separator: ", ") } ?? "every layer"
    lines += WrappedText.lines("may use: \(used)", width: 72)
    return ["\(layer.name):"] + lines.map { "    " + $0 }
  }

  /// `no-singletons (warning)`, and what it asks.
  private static func lines(_ rule: PresetRule) -> [String] {
    guard let about = RuleCatalog.rule(rule.id)?.about else { return [] }
    let weight = rule.level?.rawValue ?? about.severity.rawValue
    let options = rule.options.map { "; \($0.name): \($0.value.text)" }.joined()
    return ["\(rule.id) (\(weight)\(options))"]
      + WrappedText.lines(about.summary, width: 72).map { "    " + $0 }
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
