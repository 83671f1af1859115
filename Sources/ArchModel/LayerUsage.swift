import ArchJSON

/// Which layers and patterns of a configuration have an effect on a list of files.
///
/// A layer that matches nothing guards nothing, and nobody would notice; a pattern whose files all belong to
/// an earlier layer only looks as if it meant something.
package struct LayerUsage: Sendable {
  /// For each layer, how many files it claims.
  package private(set) var files: [Int]
  package private(set) var mapped = 0
  package private(set) var total = 0

  private let architecture: Architecture
  private let map: LayerMap
  private var claims: [Bool]
  private var matches: [Bool]
  /// The layer that claimed the first file which an entry matches.
  private var winners: [Int?]

  package init(of architecture: Architecture, map: LayerMap) {
    self.architecture = architecture
    self.map = map
    files = Array(repeating: 0, count: architecture.layers.count)
    claims = Array(repeating: false, count: map.entries.count)
    matches = claims
    winners = Array(repeating: nil, count: claims.count)
  }

  /// Takes one file into account and says where it belongs.
  @discardableResult
  package mutating func add(_ path: RelativePath, module: String? = nil) -> LayerMatch? {
    total += 1
    let found = map.layer(of: path, module: module)
    if let found {
      mapped += 1
      files[found.layer] += 1
    }
    let modulePath = module.map { RelativePath($0) }
    for (number, entry) in map.entries.enumerated() where !entry.isPreset && !claims[number] {
      if let found, found.layer == entry.layer, found.list == entry.list, found.pattern == entry.index {
        claims[number] = true
        matches[number] = true
      } else if !matches[number], let target = entry.list == .modules ? modulePath : path {
        matches[number] = entry.pattern.match(target) != nil
        if matches[number] { winners[number] = found?.layer }
      }
    }
    return found
  }

  /// What the team wrote about its own layers and has no effect; none for layers of a preset and those that it calls
  /// optional. To be asked after every file was added.
  ///
  /// A pattern that matches nothing leaves code unguarded that somebody meant to guard, so it is an error, as is a
  /// layer without files. One whose files belong to other patterns leaves nothing unguarded.
  ///
  /// - Parameter nearest: what a pattern that matches nothing was probably meant to be.
  package func problems(nearest: (String, LayerMatch.List) -> String? = { _, _ in nil }) -> [ConfigProblem] {
    architecture.layers.indices.flatMap { problems(ofLayer: $0, nearest) }
  }

  private func problems(
    ofLayer index: Int, _ nearest: (String, LayerMatch.List) -> String?
  ) -> [ConfigProblem] {
    let layer = architecture.layers[index]
    guard case .config(let place, let patterns) = layer.origin, !layer.isOptional else { return [] }
    let numbers = map.entries.indices.filter { map.entries[$0].layer == index }
    let isEmpty = !numbers.contains { claims[$0] }
    var problems: [ConfigProblem] = []
    // Entries and places are both in the order files, modules, otherwise.
    for (number, location) in zip(numbers, patterns) where !claims[number] {
      let entry = map.entries[number]
      if !matches[number] {
        let outcome = isEmpty && numbers.count == 1 ? ", so the layer is empty" : ""
        let what = entry.list == .modules ? "is no module of any file" : "matches no file"
        problems.append(
          ConfigProblem(
            at: location, message: "'\(entry.pattern.text)' of layer '\(layer.name)' \(what)\(outcome)",
            suggestion: nearest(entry.pattern.text, entry.list) ?? advice(layer)))
      } else if !isEmpty {
        problems.append(
          ConfigProblem(
            .warning, at: location,
            message:
              "'\(entry.pattern.text)' of layer '\(layer.name)' has no effect: other patterns claim all "
              + "its files first",
            suggestion: "move the layer up, or remove the pattern"))
      }
    }
    if isEmpty, let winner = numbers.lazy.compactMap({ winners[$0] }).first {
      let other = architecture.layers[winner].name
      problems.append(
        ConfigProblem(
          at: place, message: "layer '\(layer.name)' is empty: layer '\(other)' claims its files first",
          suggestion: "move it above '\(other)', or correct the patterns"))
    }
    return problems
  }

  /// To remove the key would bring back the layer of a preset.
  private func advice(_ layer: Layer) -> String {
    let isPresets = architecture.presets.compactMap(Preset.named).contains { preset in
      preset.layers.contains { $0.name == layer.name }
    }
    return isPresets
      ? "correct it, write null for the layer to do without it, or add \"optional\": true"
      : "correct or remove it, or add \"optional\": true"
  }
}
