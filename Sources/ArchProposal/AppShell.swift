import ArchConfig
import ArchModel

/// Where an app starts stands above all else; what is declared there and used from below, but uses nothing itself, only lies
/// there, and belongs to those who use it.
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
    var users: [FileID: Set<Int>] = [:]
    uses.forEach(between: layers.map(\.files)) { use, from, to in
      if to == shell, case .file(let file) = use.target { users[file, default: []].insert(from) }
    }
    let using = uses.users(among: layers.flatMap(\.files))
    let leaves = users.keys.filter { !using.contains($0) && !starts.contains($0) }.sorted()
    guard !leaves.isEmpty, leaves.count <= Self.most, leaves.count < layers[shell].files.count else { return }
    // What imports the user interface is no part of a domain, whoever uses it there.
    var helpers: [FileID] = []
    let mayBeShared = !layers.contains { $0.name == "shared" }
    for leaf in leaves {
      guard let users = users[leaf], let lowest = order.last(where: users.contains) else { continue }
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
  }

  /// More are no list to read.
  private static let most = 3
}
