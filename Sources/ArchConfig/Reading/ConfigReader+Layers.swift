package import ArchJSON

extension ConfigReader {
  private static let layerKeys = [
    "files", "modules", "otherwise", "types", "public", "except", "mayUse", "mayNotUse", "usedBy", "is",
    "optional",
  ]

  /// The layers as written come first, in their order; then those of the presets that were not named.
  mutating func readLayers(_ value: JSON, into architecture: inout Architecture) {
    guard let members = openMembers(of: value, "'layers'") else { return }
    var remaining = architecture.layers
    var written: [Layer] = []
    var permissions = LayerStatements()
    var silent: [(layer: String, place: JSONLocation)] = []
    for member in members {
      let preset = remaining.first { $0.name == member.key }
      remaining.removeAll { $0.name == member.key }
      if case .null = member.value.value {
        if preset == nil {
          report(
            member.value.location, "no preset has a layer '\(member.key)' that could be removed",
            "remove the key"
          )
        }
        continue
      }
      guard let (layer, said) = layer(member, over: preset) else { continue }
      written.append(layer)
      permissions.add(said, of: layer.name)
      architecture.settings += said.except.map {
        WrittenSetting(kind: .layerExcept, text: $0.pattern.text, location: $0.location)
      }
      if said.mayUse == nil, said.mayNotUse == nil, said.usedBy == nil, preset == nil,
        layer.kind != .composition
      {
        silent.append((layer.name, member.keyLocation))
      }
    }
    // Where hardly any layer says what it may use, the others are not meant to.
    if silent.count < permissions.layers.count { for (layer, place) in silent { remarkNoUses(layer, place) } }
    architecture.layers = written + withoutRemoved(remaining, known: written + remaining)
    // A layer with mistakes of its own still exists for those that name it.
    let names = members.filter { !$0.value.isNull }.map(\.key) + remaining.map(\.name)
    let before = problems.count
    for (layer, said) in permissions.layers {
      check(said.mayUse ?? [], "'mayUse' of layer '\(layer)'", among: names)
      check(said.mayNotUse ?? [], "'mayNotUse' of layer '\(layer)'", among: names)
      check(said.usedBy ?? [], "'usedBy' of layer '\(layer)'", among: names)
    }
    guard problems.count == before else { return }
    permissions.settle(&architecture.layers)
    for conflict in permissions.conflicts { report(conflict.location, conflict.message, conflict.advice) }
  }

  private mutating func remarkNoUses(_ layer: String, _ place: JSONLocation) {
    problems.append(
      ConfigProblem(
        .warning, at: place,
        message: "layer '\(layer)' does not say what it may use, so it may use every layer",
        suggestion: "add \"mayUse\": [\"*\"] if that is meant, or the layers that it needs"))
  }

  /// A preset's layer cannot speak of layers that the configuration removed.
  private func withoutRemoved(_ layers: [Layer], known: [Layer]) -> [Layer] {
    let names = Set(known.map(\.name))
    return layers.map { layer in
      var layer = layer
      layer.mayUse = layer.mayUse?.filter(names.contains)
      return layer
    }
  }

  /// Reports each name that is not a layer.
  package mutating func check(
    _ used: [(text: String, location: JSONLocation)], _ name: String, among known: [String]
  ) {
    for (text, location) in used where text != "*" && !known.contains(text) {
      report(
        location, "unknown layer '\(text)' in \(name)",
        nearest(text, in: known).map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? "there are no layers: add \"layers\", or a preset to \"extends\"" : nil),
        note: Self.list("layers", known))
    }
  }

  private mutating func layer(
    _ member: JSONMember, over preset: Layer?
  ) -> (Layer, LayerStatements.Said)? {
    let name = "layer '\(member.key)'"
    guard !member.key.isEmpty, member.key != "*" else {
      report(member.keyLocation, "a layer needs a name", "write one, such as \"domain\"")
      return nil
    }
    var layer =
      preset ?? Layer(name: member.key, kind: LayerKind(inferredFrom: member.key), isOptional: false)
    var said = LayerStatements.Said()
    var lists: [String: [(pattern: PathPattern, location: JSONLocation)]] = [:]
    guard member.value.members != nil else {
      reportType(member.value, name, "an object", "write { \"files\": [\"…/**\"] }")
      return nil
    }
    let before = problems.count
    var isOptional: Bool?
    var typesWritten: JSON?
    for entry in members(of: member.value, name, known: Self.layerKeys) {
      let label = "'\(entry.key)' of \(name)"
      switch entry.key {
      case "files", "modules", "otherwise": lists[entry.key] = patterns(entry.value, label)
      case "types": typesWritten = entry.value
      case "public": layer.shownWritten = entry.value
      case "except":
        said.except = patterns(entry.value, label)
        layer.except = said.except.map(\.pattern)
      case "mayUse":
        let used = texts(entry.value, label)
        said.mayUse = used
        layer.mayUsePlaces = used.filter { $0.text != "*" }.map { ($0.text, $0.location) }
        layer.mayUse = used.contains { $0.text == "*" } ? nil : used.map(\.text)
      case "mayNotUse": said.mayNotUse = texts(entry.value, label)
      case "usedBy": said.usedBy = texts(entry.value, label)
      case "is": layer.kind = kind(entry.value, label) ?? layer.kind
      default: isOptional = flag(entry.value, label)
      }
    }
    // A preset's layer may be missing in an app. One whose files the team names is there, or the names are wrong.
    layer.isOptional = isOptional ?? (lists.isEmpty && typesWritten == nil && layer.isOptional)
    layer.typesWritten = typesWritten
    claim(lists, into: &layer, member, hasPreset: preset != nil, hasMistakes: problems.count > before)
    return (layer, said)
  }

  /// What one says oneself replaces all lists of the preset: a layer's place is said in one go.
  private mutating func claim(
    _ lists: [String: [(pattern: PathPattern, location: JSONLocation)]], into layer: inout Layer,
    _ member: JSONMember, hasPreset: Bool, hasMistakes: Bool
  ) {
    if lists.isEmpty, layer.typesWritten == nil {
      layer.origin = .config(member.keyLocation, patterns: [])
      guard !hasPreset, !hasMistakes else { return }
      report(
        member.keyLocation, "layer '\(member.key)' does not say which files belong to it",
        "add \"files\": [\"…/**\"], \"modules\": [\"…\"] or \"types\": { … }")
      return
    }
    let files = lists["files"] ?? []
    let modules = lists["modules"] ?? []
    let otherwise = lists["otherwise"] ?? []
    for (pattern, location) in modules where pattern.text.contains("/") {
      report(
        location, "'\(pattern.text)' is a path, not the name of a module",
        "list it in 'files', or write the module's name")
    }
    let isEmpty = [files, modules, otherwise].allSatisfy(\.isEmpty)
    if isEmpty, layer.typesWritten == nil, !hasMistakes {
      report(
        member.keyLocation, "layer '\(member.key)' claims no files",
        hasPreset
          ? "list its folders, or write null to do without the preset's layer"
          : "list its folders, or remove the layer")
    }
    layer.files = files.map(\.pattern)
    layer.modules = modules.map(\.pattern)
    layer.otherwise = otherwise.map(\.pattern)
    let places = (files + modules + otherwise).map(\.location)
    layer.origin = .config(
      member.keyLocation, patterns: places + [layer.typesWritten?.location].compactMap(\.self))
  }

  private mutating func kind(_ json: JSON, _ label: String) -> LayerKind? {
    guard let written = text(json, label) else { return nil }
    if let kind = LayerKind(rawValue: written) { return kind }
    let kinds = LayerKind.allCases.map(\.rawValue)
    report(
      json.location, "unknown kind of layer '\(written)'",
      nearest(written, in: kinds).map { "did you mean '\($0)'?" }, note: Self.list("kinds", kinds))
    return nil
  }
}
