package import ArchConfig
import ArchJSON

/// Which layers and patterns of a configuration have an effect on a list of files.
///
/// A layer that matches nothing guards nothing, and nobody would notice; a pattern whose files all belong to
/// an earlier layer only looks as if it meant something.
package struct LayerUsage: Sendable {
  /// For each layer, how many files it claims.
  package private(set) var files: [Int]

  private let architecture: Architecture
  private let map: LayerMap
  private let numbers: [EntryPlace: Int]
  private var claims: [Bool]
  private var placed: [PlacedFile] = []

  /// Where an entry of the map is written.
  private struct EntryPlace: Hashable {
    let layer: Int
    let list: LayerMatch.List
    let index: Int
  }

  private struct PlacedFile {
    let path: String
    let module: String?
    let layer: Int?
  }

  /// What an entry that claims nothing matches all the same.
  private struct Match {
    /// The layer that claims the first file which the entry matches.
    let winner: Int?
  }

  package init(of architecture: Architecture, map: LayerMap) {
    self.architecture = architecture
    self.map = map
    files = Array(repeating: 0, count: architecture.layers.count)
    claims = Array(repeating: false, count: map.entries.count)
    numbers = Dictionary(
      map.entries.enumerated().filter { !$0.element.isPreset }.map { number, entry in
        (EntryPlace(layer: entry.layer, list: entry.list, index: entry.index), number)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes one file into account.
  ///
  /// - Parameter match: what claims it, by the same map.
  package mutating func add(_ path: String, module: String? = nil, _ match: LayerMatch?) {
    if let match {
      files[match.layer] += 1
      let place = EntryPlace(layer: match.layer, list: match.list, index: match.pattern)
      if let number = numbers[place] { claims[number] = true }
    }
    placed.append(PlacedFile(path: path, module: module, layer: match?.layer))
  }

  /// What the team wrote about its own layers and has no effect; none for layers of a preset and those that it calls
  /// optional. To be asked after every file was added.
  ///
  /// A pattern that matches nothing leaves code unguarded that somebody meant to guard, so it is an error, as is a
  /// layer without files. One whose files belong to other patterns leaves nothing unguarded.
  ///
  /// - Parameter nearest: what a pattern that matches nothing was probably meant to be.
  package func problems(nearest: (String, LayerMatch.List) -> String? = { _, _ in nil }) -> [ConfigProblem] {
    let matches = matchesOfIdleEntries
    return architecture.layers.indices.flatMap { problems(ofLayer: $0, matches, nearest) }
  }

  /// By entry. Only for those that claim no file at all is each file asked once more.
  private var matchesOfIdleEntries: [Int: Match] {
    var matches: [Int: Match] = [:]
    for (number, entry) in map.entries.enumerated() where !claims[number] && !entry.isPreset {
      let first = placed.first { file in
        let target = entry.list == .modules ? file.module : file.path
        return target.map { entry.pattern.match(RelativePath($0)) != nil } ?? false
      }
      if let first { matches[number] = Match(winner: first.layer) }
    }
    return matches
  }

  private func problems(
    ofLayer index: Int, _ matches: [Int: Match], _ nearest: (String, LayerMatch.List) -> String?
  ) -> [ConfigProblem] {
    let layer = architecture.layers[index]
    guard case .config(let place, let patterns) = layer.origin, !layer.isOptional else { return [] }
    let numbers = map.entries.indices.filter { map.entries[$0].layer == index }
    let isEmpty = !numbers.contains { claims[$0] }
    var problems: [ConfigProblem] = []
    // Entries and places are both in the order files, modules, otherwise.
    for (number, location) in zip(numbers, patterns) where !claims[number] {
      let entry = map.entries[number]
      if matches[number] == nil {
        let outcome = isEmpty && numbers.count == 1 ? ", so the layer is empty" : ""
        let what = entry.list == .modules ? "is not the module of any file" : "matches no file"
        problems.append(
          ConfigProblem(
            at: location, message: "'\(entry.pattern.text)' of layer '\(layer.name)' \(what)\(outcome)",
            suggestion: nearest(entry.pattern.text, entry.list) ?? advice(layer)))
      } else if !isEmpty {
        problems.append(
          ConfigProblem(
            .warning, at: location,
            message:
              "'\(entry.pattern.text)' of layer '\(layer.name)' has no effect: other patterns claim all of "
              + "its files first",
            suggestion: "move the layer up, or remove the pattern"))
      }
    }
    if isEmpty, let winner = numbers.lazy.compactMap({ matches[$0]?.winner }).first {
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
