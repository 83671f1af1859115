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

  package init(of architecture: Architecture, map: LayerMap) {
    self.architecture = architecture
    self.map = map
    files = Array(repeating: 0, count: architecture.layers.count)
    claims = Array(repeating: false, count: map.entries.count)
    matches = claims
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
      }
    }
    return found
  }

  /// A warning for each layer, and each pattern of the configuration, that has no effect; none for layers of
  /// a preset and optional ones. To be asked after every file was added.
  package var problems: [ConfigProblem] {
    architecture.layers.indices.flatMap { problems(ofLayer: $0) }
  }

  private func problems(ofLayer index: Int) -> [ConfigProblem] {
    let layer = architecture.layers[index]
    guard case .config(let place, let patterns) = layer.origin, !layer.isOptional else { return [] }
    let numbers = map.entries.indices.filter { map.entries[$0].layer == index }
    if !numbers.contains(where: { matches[$0] || claims[$0] }) {
      return [
        ConfigProblem(
          .warning, at: place, message: "layer '\(layer.name)' matches no file",
          suggestion: "correct its patterns, or add \"optional\": true")
      ]
    }
    var problems: [ConfigProblem] = []
    // Entries and places are both in the order files, modules, otherwise.
    for (number, location) in zip(numbers, patterns) {
      guard let problem = problem(ofEntry: number, location, layer.name) else { continue }
      problems.append(problem)
    }
    return problems
  }

  private func problem(ofEntry number: Int, _ location: JSONLocation, _ layer: String) -> ConfigProblem? {
    let text = map.entries[number].pattern.text
    if claims[number] { return nil }
    guard matches[number] else {
      return ConfigProblem(
        .warning, at: location, message: "'\(text)' of layer '\(layer)' matches no file",
        suggestion: "correct or remove it")
    }
    return ConfigProblem(
      .warning, at: location,
      message: "'\(text)' of layer '\(layer)' has no effect: other patterns claim all its files first",
      suggestion: "move the layer up, or remove the pattern")
  }
}
