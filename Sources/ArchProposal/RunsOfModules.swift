/// Many modules: in the order in which they use each other, the small ones between two large ones are one layer, so that the
/// order stays.
struct RunsOfModules {
  private(set) var layers: [ObservedLayer] = []
  private let content: FileContent

  /// - Parameter uses: between the modules, as `ObservedOrder` counts them.
  init(_ modules: [ObservedLayer], _ uses: [[Int]], _ content: FileContent) {
    self.content = content
    let total = modules.reduce(0) { $0 + $1.files.count }
    var run: [ObservedLayer] = []
    for index in ObservedOrder.order(uses) {
      let isLarge = modules[index].files.count * 10 > total
      guard isLarge || Self.isApp(index, uses) else {
        run.append(modules[index])
        continue
      }
      join(run, otherwise: layers.contains { $0.name == "features" } ? "shared" : "features")
      run = []
      layers.append(modules[index])
    }
    join(run, otherwise: layers.contains { $0.folders.count > 1 } ? "core" : "features")
  }

  private mutating func join(_ run: [ObservedLayer], otherwise name: String) {
    guard var first = run.first else { return }
    if run.count > 1 {
      first.name = self.name(of: run) ?? name
      first.folders = run.flatMap(\.folders)
      first.files = run.flatMap(\.files)
      first.kind = content.kind(of: first.files, atLeast: 80)
    }
    layers.append(first)
  }

  /// What the folder around all of them is called, unless that is another one's name.
  private func name(of run: [ObservedLayer]) -> String? {
    let around = Set(run.flatMap(\.folders).map(\.parent))
    guard around.count == 1, let last = around.first?.split(separator: "/").last else { return nil }
    let found = ObservedFolder.layerName(of: String(last))
    return layers.contains { $0.name == found } ? nil : found
  }

  /// Nobody uses it, and it uses most of the others.
  private static func isApp(_ index: Int, _ uses: [[Int]]) -> Bool {
    uses.indices.allSatisfy { uses[$0][index] == 0 } && uses[index].count { $0 > 0 } * 2 > uses.count
  }
}
