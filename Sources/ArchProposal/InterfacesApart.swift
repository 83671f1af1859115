import ArchConfig
import ArchKnowledge
import ArchModel

/// What modules show others in a folder of its own, `Cart/Interface` beside `Cart/Sources`, is a layer below them where
/// the code keeps to it: others use that and nothing behind it.
struct InterfacesApart {
  private(set) var layers: [ObservedLayer]
  private let content: FileContent
  private let codebase: Codebase
  private let uses: ObservedUses

  private struct Split {
    let layer: Int
    let names: Set<String>
    let interface: [FileID]
    let rest: [FileID]
    /// How many uses would no longer go both ways.
    let gain: Int
  }

  /// - Parameter most: as many layers fit; beyond those only what dissolves uses both ways is told apart.
  init(
    _ layers: [ObservedLayer], most: Int, _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses
  ) {
    self.layers = layers
    self.content = content
    self.codebase = codebase
    self.uses = uses
    while let split = self.layers.indices.compactMap(split).max(by: {
      ($0.gain, $1.layer) < ($1.gain, $0.layer)
    }),
      split.gain >= Self.fewest || self.layers.count < most
    {
      apply(split)
    }
  }

  private static let fewest = 3

  private func split(_ layer: Int) -> Split? {
    guard !layers[layer].isInterface else { return nil }
    var inside: [String: [FileID]] = [:]
    var names: Set<String> = []
    var around: Set<String> = []
    var rest: [FileID] = []
    for file in layers[layer].files {
      let folders = codebase.files[file].path.split(separator: "/").dropLast().map(String.init)
      if let index = folders.firstIndex(where: FeatureWords.nameInterface) {
        inside[folders[..<index].joined(separator: "/"), default: []].append(file)
        names.insert(folders[index])
      } else {
        rest.append(file)
        for index in folders.indices { around.insert(folders[...index].joined(separator: "/")) }
      }
    }
    guard inside.keys.count(where: around.contains) >= Self.fewest else { return nil }
    let interface = inside.values.flatMap(\.self).sorted()
    let others = layers.indices.filter { $0 != layer }
    let counts = uses.between([interface, rest] + others.map { layers[$0].files })
    let ofOthers = others.indices.map { $0 + 2 }
    func sum(_ count: (Int) -> Int) -> Int { ofOthers.reduce(0) { $0 + count($1) } }
    // What is shown rests on nothing behind it, and others go by it, but where what is behind it is made.
    let makers = Set(ofOthers.filter { content.kind(of: layers[others[$0 - 2]].files) == .composition })
    guard counts[0][1] * 10 <= counts[1][0], counts[1][0] > 0,
      sum({ makers.contains($0) ? 0 : counts[$0][1] }) * 5 <= sum({ counts[$0][0] })
    else { return nil }
    let before = sum { min(counts[$0][0] + counts[$0][1], counts[0][$0] + counts[1][$0]) }
    let after = sum { min(counts[$0][0], counts[0][$0]) + min(counts[$0][1], counts[1][$0]) }
    return Split(layer: layer, names: names, interface: interface, rest: rest, gain: before - after)
  }

  private mutating func apply(_ split: Split) {
    let whole = layers[split.layer]
    let interface = Set(split.interface)
    var shown = ObservedLayer(
      name: whole.name + "-interface", kind: nil,
      folders: whole.folders.flatMap { folder in
        split.names.sorted().map { folder.part(inFoldersNamed: $0, interface) }
      }.filter { !$0.allFiles.isEmpty }, files: split.interface)
    shown.isInterface = true
    layers[split.layer].folders = whole.folders.map { $0.keeping(Set(split.rest)) }.filter {
      !$0.allFiles.isEmpty
    }
    layers[split.layer].files = split.rest
    layers.append(shown)
  }
}
