extension Architecture {
  /// What holds where there is no `architecture.json`: the code shows the layers.
  package static let unwritten: Architecture = {
    var architecture = Architecture()
    architecture.rulesTurnedOn = rulesOfOrder
    architecture.leavesLayersOpen = true
    return architecture
  }()

  /// What everybody wants of layers, whichever they are: on where no preset is named.
  package static let rulesOfOrder: Set<String> = ["layer-dependencies", "dependency-cycle"]

  /// Several presets as one. Each decides about the layers that it has; where two know the same layer, the later
  /// one decides what that may use among the layers that it knows. Patterns and rules add up; what the later one
  /// says of a rule replaces what the earlier one said.
  package init(resting presets: some Sequence<Preset>) {
    self.init()
    for preset in presets {
      self.presets.append(preset.name)
      layers = Self.layers(preset.layers, over: layers)
      usualFeatures = preset.features + usualFeatures.filter { !preset.features.contains($0) }
      compositionRoot = preset.compositionRoot.joined(with: compositionRoot)
      for item in preset.checklist where !checklist.contains(where: { $0.text == item.text }) {
        checklist.append(item)
      }
      for rule in preset.rules {
        rulesTurnedOn.insert(rule.id)
        rules.removeAll { $0.rule == rule.id }
        if let setting = rule.setting { rules.append(setting) }
      }
    }
  }

  /// Lays what is said about a rule over what was said before.
  mutating func lay(_ setting: RuleSetting) {
    rulesTurnedOn.insert(setting.rule)
    if let index = rules.firstIndex(where: { $0.rule == setting.rule }) {
      rules[index] = rules[index].merged(with: setting)
    } else {
      rules.append(setting)
    }
  }

  /// Turns rules on that somebody asks for by name; one that the configuration turns off stays off.
  package mutating func turnOn(_ rules: [String]) { rulesTurnedOn.formUnion(rules) }

  private static func layers(_ later: [Layer], over earlier: [Layer]) -> [Layer] {
    let known = Set(later.map(\.name))
    let joined = later.map { layer in
      guard let old = earlier.first(where: { $0.name == layer.name }) else { return layer }
      var layer = layer
      layer.files += old.files.filter { !layer.files.contains($0) }
      layer.modules += old.modules.filter { !layer.modules.contains($0) }
      layer.otherwise += old.otherwise.filter { !layer.otherwise.contains($0) }
      if let mayUse = layer.mayUse {
        let others = earlier.map(\.name).filter { !known.contains($0) }
        layer.mayUse = mayUse + others.filter { old.mayUse?.contains($0) ?? true }
      }
      return layer
    }
    return joined + earlier.filter { !known.contains($0.name) }
  }
}

extension CompositionRoot {
  fileprivate func joined(with earlier: CompositionRoot) -> CompositionRoot {
    var joined = self
    joined.files += earlier.files.filter { !files.contains($0) }
    joined.types += earlier.types.filter { !types.contains($0) }
    joined.modules += earlier.modules.filter { !modules.contains($0) }
    return joined
  }
}
