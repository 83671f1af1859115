import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Files called alike that lead through the screens of a layer, `*Coordinator.swift`, and make for those what they work
/// with: they put the app together, where the rest of the layer does without what they make.
struct AssemblingRows {
  struct Row {
    let pattern: String
    let files: [FileID]
  }

  private(set) var rows: [Row] = []
  private let codebase: Codebase

  init(_ layers: [ObservedLayer], _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses) {
    self.codebase = codebase
    var byLayer = layers.map { named(among: $0.files, content) }
    // What is a layer of its own, or starts the app, is said of as such.
    for index in layers.indices
    where layers[index].startsApp || Self.ownLayers.contains(layers[index].writtenKind) {
      byLayer[index] = [:]
    }
    var rowOfFile: [FileID: String] = [:]
    for named in byLayer { for (word, files) in named { for file in files { rowOfFile[file] = word } } }
    guard !rowOfFile.isEmpty else { return }
    /// By layer, row (`nil` for the rest of it) and used layer.
    var work: [Key: Work] = [:]
    uses.forEach(between: layers.map(\.files)) { use, from, to in
      let key = Key(layer: from, row: rowOfFile[use.user], to: to)
      work[key, default: Work()].uses += 1
      work[key, default: Work()].made += use.isMade ? 1 : 0
      work[key, default: Work()].files.insert(use.user)
    }
    for (index, named) in byLayer.enumerated() {
      for (word, files) in named.sorted(by: { $0.key < $1.key }) {
        let assembles = layers.indices.contains { to in
          guard let own = work[Key(layer: index, row: word, to: to)] else { return false }
          let rest = work[Key(layer: index, row: nil, to: to)]?.uses ?? 0
          // What they take from the root is made for them.
          let isMade =
            own.made >= Self.fewest || layers[to].startsApp || layers[to].writtenKind == .composition
          return own.uses >= Self.fewestUses && isMade && own.files.count >= Self.fewest
            && rest * 10 <= own.uses
        }
        if assembles { rows.append(Row(pattern: pattern(files, word), files: files)) }
      }
    }
  }

  private struct Key: Hashable {
    let layer: Int
    let row: String?
    let to: Int
  }

  private struct Work {
    var uses = 0
    var made = 0
    var files: Set<FileID> = []
  }

  private static let ownLayers: [LayerKind] = [.composition, .coordinators]
  private static let fewest = 3
  private static let fewestUses = 5

  /// By the last word of their names, where most of these coordinate.
  private func named(among files: [FileID], _ content: FileContent) -> [String: [FileID]] {
    let byWord = Dictionary(grouping: files) { file -> String? in
      Self.ending(of: codebase.files[file].path).flatMap { word in
        Self.leaders.contains(word.lowercased()) ? word : nil
      }
    }
    return byWord.reduce(into: [:]) { rows, entry in
      guard let word = entry.key, entry.value.count >= Self.fewest, entry.value.count * 2 < files.count else {
        return
      }
      let roles = entry.value.map { content.roles(of: [$0]) }.filter {
        !$0.keys.allSatisfy { $0 == .protocol }
      }
      let leading = roles.count { $0[.coordinator] != nil }
      if leading >= Self.fewest, leading * 2 > roles.count { rows[word] = entry.value }
    }
  }

  /// `Coordinator` of `Scenes/Cart/CartCoordinator.swift`.
  private static func ending(of path: String) -> String? {
    let stem = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    return CamelCaseWords.last(ofSeveralIn: stem).map { String(stem.suffix($0.count)) }
  }

  private static let leaders = CoordinationWords[.coordinator].union(CoordinationWords[.navigator])

  /// In the folder around all of them.
  private func pattern(_ files: [FileID], _ word: String) -> String {
    let folders = files.map { Array(codebase.files[$0].path.split(separator: "/").dropLast()) }
    let around = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return (around.map { ObservedFolder.asPattern(String($0)) } + ["**", "*\(word).swift"]).joined(
      separator: "/")
  }
}
