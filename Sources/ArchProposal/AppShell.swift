import ArchConfig
import ArchModel

/// Where an app starts stands above all else; what is declared there and used from below, but uses nothing that is not below
/// those users, only lies there, and belongs to them.
struct AppShell {
  private(set) var layers: [ObservedLayer]
  private let uses: ObservedUses

  /// - Parameter order: the layers, those that use others first.
  init(
    _ layers: [ObservedLayer], _ order: [Int], _ starts: Set<FileID>, _ codebase: Codebase,
    _ uses: ObservedUses
  ) {
    self.layers = layers
    self.uses = uses
    for index in layers.indices where layers[index].startsApp && layers[index].files.count <= Self.mostFiles {
      moveLeaves(of: index, order, starts, codebase)
    }
    for index in layers.indices
    where layers[index].holdsStart && !layers[index].startsApp && layers[index].isAround {
      splitOff(usedOf: index, starts, codebase)
    }
  }

  /// Of the files around all others those that all others use are no start: they become a layer of their own.
  private mutating func splitOff(usedOf shell: Int, _ starts: Set<FileID>, _ codebase: Codebase) {
    var used: Set<FileID> = []
    uses.forEach(between: layers.map(\.files)) { use, _, to in
      if to == shell, case .file(let file) = use.target, !starts.contains(file) { used.insert(file) }
    }
    guard !used.isEmpty, used.count <= Self.most, used.count < layers[shell].files.count,
      !layers.contains(where: { $0.name == "shared" })
    else { return }
    let files = used.sorted()
    for file in files { take(file, from: shell) }
    layers[shell].startsApp = true
    if !layers.contains(where: { $0.name == "app" }) { layers[shell].name = "app" }
    addShared(files, codebase)
  }

  private mutating func take(_ file: FileID, from layer: Int) {
    layers[layer].files.removeAll { $0 == file }
    layers[layer].folders = layers[layer].folders.map { $0.without(file) }
  }

  private mutating func addShared(_ files: [FileID], _ codebase: Codebase) {
    layers.append(
      ObservedLayer(
        name: "shared", kind: nil,
        folders: files.map { ObservedFolder(of: $0, at: codebase.files[$0].path) }, files: files))
  }

  /// In a larger folder there are screens, which no other layer is to know.
  private static let mostFiles = 15

  private mutating func moveLeaves(of shell: Int, _ order: [Int], _ starts: Set<FileID>, _ codebase: Codebase)
  {
    var users: [FileID: [Int: Int]] = [:]
    uses.forEach(between: layers.map(\.files)) { use, from, to in
      if to == shell, case .file(let file) = use.target { users[file, default: [:]][from, default: 0] += 1 }
    }
    let using = usedLayers(of: layers[shell].files)
    let inShell = uses.users(among: layers[shell].files)
    var homes: [FileID: Int] = [:]
    for (file, counts) in users where !inShell.contains(file) && !starts.contains(file) {
      let used = using[file, default: []]
      // Who uses seldom what is built on others may do so by mistake.
      let home = order.last { index in
        used.isEmpty ? counts[index] != nil : counts[index, default: 0] * 3 >= counts.values.reduce(0, +)
      }
      guard let home, let place = order.firstIndex(of: home), layers[home].kind != .composition else {
        continue
      }
      if used.allSatisfy(order[(place + 1)...].contains) { homes[file] = home }
    }
    let leaves = homes.keys.sorted()
    guard !leaves.isEmpty, leaves.count <= Self.most, leaves.count < layers[shell].files.count else { return }
    // What imports the user interface is no part of a domain, whoever uses it there.
    var helpers: [FileID] = []
    let mayBeShared = !layers.contains { $0.name == "shared" }
    for leaf in leaves {
      guard let lowest = homes[leaf] else { continue }
      take(leaf, from: shell)
      let shows = codebase.files[leaf].facts.importsUserInterface
      if mayBeShared, shows, layers[lowest].kind == .domain {
        helpers.append(leaf)
      } else {
        layers[lowest].files.append(leaf)
        layers[lowest].folders.append(ObservedFolder(of: leaf, at: codebase.files[leaf].path))
      }
    }
    if !helpers.isEmpty { addShared(helpers, codebase) }
    if starts.isSuperset(of: layers[shell].files) { layers[shell].kind = .composition }
  }

  /// By file of a layer, the other layers that it uses.
  private func usedLayers(of files: [FileID]) -> [FileID: Set<Int>] {
    let own = Set(files)
    var used: [FileID: Set<Int>] = [:]
    for inRoot in [false, true] {
      uses.forEach(between: layers.map(\.files), inRoot: inRoot) { use, _, to in
        if own.contains(use.user) { used[use.user, default: []].insert(to) }
      }
    }
    return used
  }

  /// More are no list to read.
  private static let most = 3
}
