/// Many modules: in the order in which they use each other, the small ones between two large ones are one layer, so that the
/// order stays.
struct RunsOfModules {
  private(set) var layers: [ObservedLayer] = []
  private let content: FileContent

  /// - Parameter uses: between the modules, as `ObservedOrder` counts them.
  init(_ modules: [ObservedLayer], _ uses: [[Int]], _ content: FileContent) {
    self.content = content
    // Of small modules alone a few layers would say too little.
    for share in [10, 15, 20, 30, 40] where layers.count < Self.few {
      let before = layers
      join(modules, uses, largeFrom: modules.reduce(0) { $0 + $1.files.count } / share)
      if layers.count > ObservedLayers.most {
        layers = before
        return
      }
    }
  }

  private static let few = 5

  /// - Parameter fewest: a module with more files than that is a layer of its own.
  private mutating func join(_ modules: [ObservedLayer], _ uses: [[Int]], largeFrom fewest: Int) {
    var runs: [[Int]] = []
    var isOpen = false
    for index in ObservedOrder.order(uses) {
      let isAlone = modules[index].files.count > fewest || Self.isApp(index, uses)
      if isOpen, !isAlone { runs[runs.count - 1].append(index) } else { runs.append([index]) }
      isOpen = !isAlone
    }
    layers = runs.map { run in joined(run.map { modules[$0] }) }
    // A word for where they stand is first that of those above all others, then of the largest.
    let several = runs.indices.filter { runs[$0].count > 1 }
    let bySize = several.dropFirst().sorted {
      (layers[$1].files.count, $0) < (layers[$0].files.count, $1)
    }
    for index in several.prefix(1) + bySize {
      let run = runs[index]
      let usesOthers = run.contains { module in
        uses[module].indices.contains { uses[module][$0] > 0 && !run.contains($0) }
      }
      let isBase = !usesOthers || index == several.last && index != several.first
      let positions = isBase ? ["core", "shared"] : ["features", "shared"]
      layers[index].name = name(of: run.map { modules[$0] }, among: modules, orElse: positions)
    }
  }

  private func joined(_ run: [ObservedLayer]) -> ObservedLayer {
    var joined = run[0]
    guard run.count > 1 else { return joined }
    joined.name = ""
    joined.folders = run.flatMap(\.folders)
    joined.files = run.flatMap(\.files)
    joined.kind = content.kind(of: joined.files, atLeast: 80)
    return joined
  }

  /// What the folder around all of them is called, if they are most of it and no other layer is called so; else after
  /// where they stand among the others, and where each word for that is taken, too, after the largest of them.
  private func name(of run: [ObservedLayer], among modules: [ObservedLayer], orElse positions: [String])
    -> String
  {
    let names =
      (modules.folder(around: run).map { [ObservedFolder.layerName(of: $0)] } ?? []) + positions
    let largest = run.max { $0.files.count < $1.files.count }
    return names.first { name in !layers.contains { $0.name == name } } ?? largest?.name ?? "features"
  }

  /// Nobody uses it, and it uses most of the others.
  private static func isApp(_ index: Int, _ uses: [[Int]]) -> Bool {
    uses.indices.allSatisfy { uses[$0][index] == 0 } && uses[index].count { $0 > 0 } * 2 > uses.count
  }
}
