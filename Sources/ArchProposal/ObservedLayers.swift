import ArchConfig
import ArchKnowledge
import ArchModel

/// Where the folders of an app are cut into layers: at names that say what is in them, as far as the content agrees, else
/// around the largest parts; not within a module.
struct ObservedLayers {
  private(set) var all: [ObservedLayer] = []
  /// Whether there were more than fit on a screen, so that some had to be put together.
  private(set) var areTooMany = false
  private let content: FileContent
  private let codebase: Codebase
  private let uses: ObservedUses
  private let total: Int

  /// What fits on a screen.
  static let most = 10

  init(_ root: ObservedFolder, _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses) {
    self.content = content
    self.codebase = codebase
    self.uses = uses
    total = max(1, root.allFiles.count)
    all = joined(FolderCut(root, content, uses).folders)
    cutByNames()
    joinRoot()
    correct { $0.takeApart() }
    correct { $0.tellViewModelsApart() }
    findStarts()
    areTooMany = all.count > Self.most
    if areTooMany {
      if all.areModules {
        joinModules()
      } else {
        joinRows()
        joinByContent()
      }
    }
    correct { $0.joinScreens() }
    all = InterfacesApart(all, most: Self.most, content, codebase, uses).layers
    all = ProtocolsOfUsers(all, content, codebase, uses).layers
    all = FewerLayers(all, most: Self.most, content, uses).layers
    all = InnerLayers(all, most: Self.most, content, codebase, uses).layers
    all.sort { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    callAfterFolders(root)
    numberNames()
  }

  /// Where folders leave most of the code in one layer of many kinds, names may tell more.
  private mutating func cutByNames() {
    guard let index = all.firstIndex(where: { $0.files.count * 5 > total * 3 && $0.folders.count == 1 }),
      content.kind(of: all[index].files, atLeast: 85) == nil
    else { return }
    let parts = NamedFiles(all[index].folders[0], content, codebase).layers
    guard !parts.isEmpty else { return }
    all.remove(at: index)
    for part in parts {
      if let same = all.firstIndex(where: { $0.name == part.name }) {
        all[same].folders += part.folders
        all[same].files += part.files
      } else {
        all.append(part)
      }
    }
  }

  private func joined(_ folders: [ObservedFolder]) -> [ObservedLayer] {
    var layers: [ObservedLayer] = []
    var positions: [String: Int] = [:]
    let rows = rows(of: folders)
    for folder in folders.sorted(by: { $0.path < $1.path }) {
      let files = folder.allFiles
      let row = rows[folder.path]
      let kind = row.map(\.kind) ?? ownKind(of: folder, among: folders) ?? content.kindByName(folder)
      // The build keeps modules apart, whatever they are for.
      let name = folder.isModule ? folder.layerName : row?.name ?? kind?.rawValue ?? folder.layerName
      // What stands at the top is more than a part of its neighbour.
      let key = folder.isModule ? "module " + name : folder.isTop ? "top " + name : name
      if let position = positions[key] {
        layers[position].folders.append(folder)
        layers[position].files += files
      } else {
        positions[key] = layers.count
        layers.append(ObservedLayer(name: name, kind: kind, folders: [folder], files: files))
      }
    }
    for index in layers.indices where layers[index].kind == nil {
      layers[index].kind = content.kind(of: layers[index].files, atLeast: 80)
      layers[index].isOtherwise = layers[index].kind != nil
    }
    let words = layers.map { Set($0.folders.map(\.layerName)) }
    return layers.indices.map { index in
      // The team's own word, where there is one, and no other layer has it.
      guard words[index].count == 1, let word = words[index].first,
        layers[index].folders.count == 1 || words.count(where: { $0.contains(word) }) == 1
      else { return layers[index] }
      var layer = layers[index]
      layer.name = word
      return layer
    }
  }

  /// `Model` that few features have belongs to the `Models` of the others.
  private func ownKind(of folder: ObservedFolder, among folders: [ObservedFolder]) -> LayerKind? {
    guard folder.isRare else { return nil }
    let kind = LayerKind(inferredFrom: folder.name)
    guard kind != .other else { return nil }
    return folders.contains { !$0.isRare && $0.parent == folder.parent && content.kindByName($0) == kind }
      ? kind : nil
  }

  /// By their paths the folders that are in a row with others, and the folder around them where it has files of its own.
  private func rows(of folders: [ObservedFolder]) -> [String: SiblingFolders] {
    var rows: [String: SiblingFolders] = [:]
    // Two that end alike may do so by chance.
    for (_, members) in groups(of: folders, SiblingFolders.init(endingAlike:)) where members.count > 2 {
      for (folder, row) in members { rows[folder.path] = row }
    }
    let named = groups(of: folders) { SiblingFolders(named: $0, content: content.kind(of: $0.allFiles)) }
    for (row, members) in named where members.count > 1 {
      for (folder, row) in members { rows[folder.path] = row }
      rows[row.parent] = row
    }
    return rows
  }

  /// Folders of one row each, but those whose content is something else.
  private func groups(
    of folders: [ObservedFolder], _ row: (ObservedFolder) -> SiblingFolders?
  ) -> [SiblingFolders: [(folder: ObservedFolder, row: SiblingFolders)]] {
    var groups: [SiblingFolders: [(folder: ObservedFolder, row: SiblingFolders)]] = [:]
    for folder in folders {
      guard let row = row(folder) else { continue }
      let found = content.kind(of: folder.allFiles)
      // A feature is one, whatever is in it.
      let isFeature = FolderNames[.features].contains(
        row.parent.split(separator: "/").last.map(String.init) ?? "")
      let isAlike =
        isFeature || row.kind.flatMap { said in found.map { FileContent.agree(said, $0) } } ?? true
      if isAlike { groups[row, default: []].append((folder, row)) }
    }
    return groups
  }

  /// The files around all folders belong to what puts the app together, where that is what they do and there is such a
  /// layer.
  private mutating func joinRoot() {
    guard all.count > Self.most,
      let root = all.firstIndex(where: { $0.kind == .composition && !$0.isOtherwise && !$0.isAround }),
      let around = all.firstIndex(where: { $0.isAround && content.kind(of: $0.files) == .composition })
    else { return }
    all[root].folders += all[around].folders
    all[root].files += all[around].files
    all.remove(at: around)
  }

  /// What names alone put together or tell apart is looked at again by who uses whom.
  private mutating func correct(_ change: (inout LayersByUse) -> Void) {
    var byUse = LayersByUse(all, content, uses)
    change(&byUse)
    all = byUse.layers
  }

  /// Where an app or one of its extensions starts, unless much more is in that layer.
  private mutating func findStarts() {
    let starts = AppStarts.files(of: codebase)
    let using = uses.users(among: all.flatMap(\.files))
    var used = Array(repeating: 0, count: all.count)
    uses.forEach(between: all.map(\.files)) { use, _, to in
      // What uses nothing itself may lie anywhere.
      if case .file(let file) = use.target, using.contains(file) { used[to] += 1 }
    }
    let counts = uses.betweenByAnyone(all.map(\.files))
    for index in all.indices where all[index].files.count * 3 <= total {
      // What all others use is more than where the app starts.
      let isAbove = used[index] * 3 <= counts[index].reduce(0, +) * 2
      all[index].holdsStart = all[index].files.contains(where: starts.contains)
      all[index].startsApp = isAbove && all[index].holdsStart
      // The folder around everything is called after the app, or `Sources`.
      if all[index].startsApp, all[index].isAround, !all.contains(where: { $0.name == "app" }) {
        all[index].name = "app"
      }
    }
  }

  /// What is nearly all of a folder at the top, and little else, is called as that is: an app is more than its presentation.
  private mutating func callAfterFolders(_ root: ObservedFolder) {
    for folder in root.folders {
      let files = Set(folder.allFiles)
      guard files.count * 10 < total * 9,
        let index = all.firstIndex(where: { layer in
          let both = layer.files.count { files.contains($0) } * 10
          return layer.folders.count > 1 && layer.name == layer.kind?.rawValue
            && both >= layer.files.count * 9 && both >= files.count * 9
        }), !ObservedFolder.telling(of: folder.path).isEmpty,
        !all.contains(where: { $0.name == folder.layerName })
      else { continue }
      all[index].name = folder.layerName
    }
  }

  /// Folders of one name may be several layers; the files around all of them have none of their own.
  private mutating func numberNames() {
    var seen: [String: Int] = [:]
    for index in all.indices {
      if all[index].isAround, all.contains(where: { !$0.isAround && $0.name == all[index].name }) {
        all[index].name = "top-level"
      }
      let count = seen[all[index].name, default: 0] + 1
      seen[all[index].name] = count
      if count > 1 { all[index].name += "-\(count)" }
    }
  }

  /// Many folders next to each other whose names say nothing, such as the screens of an app, are one layer: nobody would
  /// tell some of them from the others.
  private mutating func joinRows() {
    func parent(_ layer: ObservedLayer) -> String? {
      let isOne = layer.folders.count == 1 && !layer.isNamed && !layer.holdsStart
      return isOne && !layer.isAround && !layer.folders[0].isModule ? layer.folders[0].parent : nil
    }
    let rows = Dictionary(grouping: all.filter { parent($0) != nil }) { parent($0) ?? "" }
    for (folder, row) in rows.sorted(by: { $0.key < $1.key })
    where row.count > Self.mostOfRow && !folder.isEmpty {
      let names = Set(row.map(\.name))
      all.removeAll { names.contains($0.name) && parent($0) == folder }
      let files = row.flatMap(\.files)
      all.append(
        ObservedLayer(
          name: ObservedFolder.layerName(of: ObservedFolder.telling(of: folder)),
          kind: content.kind(of: files, atLeast: 80), folders: row.flatMap(\.folders), files: files,
          isOtherwise: true))
    }
  }

  /// More that stand side by side without a name for them are no layers.
  private static let mostOfRow = 15

  /// Folders next to each other whose types are of one kind.
  private mutating func joinByContent() {
    var groups: [SiblingFolders: [String]] = [:]
    for layer in all where !layer.holdsStart {
      if let row = SiblingFolders(alike: layer) { groups[row, default: []].append(layer.name) }
    }
    for (row, names) in groups.sorted(by: { ($0.key.name, $0.key.parent) < ($1.key.name, $1.key.parent) })
    where names.count > 1 {
      let layers = all.filter { names.contains($0.name) }
      guard var joined = all.first(where: { $0.name == row.name }) ?? layers.first else { continue }
      let others = layers.filter { $0.name != joined.name }
      joined.folders += others.flatMap(\.folders)
      joined.files += others.flatMap(\.files)
      let gone = Set(layers.map(\.name) + [joined.name])
      joined.name = row.name
      joined.kind = row.kind
      all.removeAll { gone.contains($0.name) }
      all.append(joined)
    }
  }

  private static let few = 5

  private mutating func joinModules() {
    let byKind = ModulesByKind(all, most: Self.most, content, uses).layers
    // Of one kind alone a few layers would say too little.
    all =
      byKind.count < Self.few
      ? RunsOfModules(all, uses.between(all.map(\.files)), content).layers : byKind
    correct { $0.takeApart() }
  }
}
