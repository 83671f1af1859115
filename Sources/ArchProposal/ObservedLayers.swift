import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Folders that are to be one layer.
struct ObservedLayer {
  var name: String
  /// What it is there for, where its content says so.
  var kind: LayerKind?
  var folders: [ObservedFolder]
  var files: [FileID]
  /// What is left around the folders of other layers.
  var isRest = false
  /// Whether what is in it is plainly something else than its name says.
  var isOtherwise = false

  /// Whether it is the files around the folders of others.
  var isAround: Bool { folders.allSatisfy(\.isOwnFiles) }

  /// Whether what is in it is only collected there: what is left of the others, or the files around all folders.
  var isCollected: Bool { isRest || isAround }
}

extension [ObservedLayer] {
  /// Whether most of them are modules, between which the build already keeps an order.
  var areModules: Bool { count { $0.folders.contains(where: \.isModule) } * 2 > count }
}

/// Where the folders of an app are cut into layers: at names that say what is in them, as far as the content agrees, else
/// around the largest parts; not within a module.
struct ObservedLayers {
  private(set) var all: [ObservedLayer] = []
  /// Whether there were more than fit on a screen, so that some had to be put together.
  private(set) var areTooMany = false
  private let content: FileContent
  private let codebase: Codebase
  private let total: Int

  /// What fits on a screen.
  private static let most = 10

  init(_ root: ObservedFolder, _ content: FileContent, _ codebase: Codebase) {
    self.content = content
    self.codebase = codebase
    total = max(1, root.allFiles.count)
    all = joined(withRootsApart(cut(root)))
    cutByNames()
    joinRoot()
    correct { $0.takeApart() }
    areTooMany = all.count > Self.most
    if areTooMany { if all.areModules { joinModules() } else { joinByContent() } }
    correct { $0.joinScreens() }
    if all.count > Self.most { joinSmallest() }
    all.sort { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
  }

  // Cutting.

  private func cut(_ root: ObservedFolder) -> [ObservedFolder] {
    var open = [root]
    var done: [ObservedFolder] = []
    while let folder = open.popLast() {
      if !folder.folders.isEmpty, isCut(folder) { open += folder.parts } else { done.append(folder) }
    }
    // A few large folders say too little, if there is more to see within.
    while done.count < Self.few, let index = done.firstIndex(where: mayOpen) {
      let folder = done.remove(at: index)
      done += folder.parts
    }
    // Code of one kind may have an order, too.
    while done.count == 1, !done[0].folders.isEmpty { done = done[0].parts }
    return done
  }

  private static let few = 5

  /// Whether a folder with much of the code holds several modules, or layers by their names.
  private func mayOpen(_ folder: ObservedFolder) -> Bool {
    guard folder.allFiles.count * 5 > total * 2 else { return false }
    return folder.inside.count { $0.isModule } > 1
      || Set(folder.inside.compactMap(kindByName)).count > 1
      || folder.folders.count == 1 && folder.files.isEmpty
        && mayOpen(folder.folders[0])
  }

  private func isCut(_ folder: ObservedFolder) -> Bool {
    let count = folder.allFiles.count
    let isPure = content.kind(of: folder.allFiles, atLeast: 85) != nil
    let named = folder.inside.filter { kindByName($0) != nil }
    let covered = named.reduce(0) { $0 + $1.allFiles.count }
    // Flows and their screens are one feature.
    let kinds = Set(named.compactMap(kindByName).map { $0 == .coordinators ? .presentation : $0 })
    let isNamed = kinds.count > 1 && covered * 2 > count
    // What is around nearly everything says nothing by itself.
    if count * 5 > total * 3 {
      return !isPure || isNamed || folder.path.isEmpty || folder.folders.contains(where: \.isModule)
    }
    return !isPure && isNamed && count >= Self.fewest && (!folder.isModule || count * 3 > total)
  }

  /// A folder with fewer files is no place to cut.
  private static let fewest = 8

  /// What a folder is by its name, unless what is in it is plainly something else.
  private func kindByName(_ folder: ObservedFolder) -> LayerKind? {
    let named = LayerKind(inferredFrom: folder.telling)
    guard named != .other else { return nil }
    let files = folder.allFiles
    guard let kind = content.kind(of: files) else { return named }
    // Flows may be nothing but screens.
    if named == .coordinators, kind != named, content.roles(of: files)[.coordinator] == nil { return nil }
    return Self.agree(named, kind) ? named : nil
  }

  /// What tells a repository from a client, or a protocol from a value, is not in every name.
  private static func agree(_ named: LayerKind, _ found: LayerKind) -> Bool {
    if named == found { return true }
    return switch (named, found) {
    case (.data, .infrastructure), (.data, .domain), (.infrastructure, .data), (.infrastructure, .domain),
      (.contracts, .domain), (.domain, .infrastructure), (.domain, .data), (.coordinators, .presentation):
      true
    case (.boot, _), (.coordinators, _), (.composition, _), (.contracts, _), (.domain, _), (.data, _),
      (.infrastructure, _), (.presentation, _), (.other, _):
      false
    }
  }

  /// What puts the app together is a layer of its own, wherever its folder is: what it makes says nothing of the layer
  /// around it.
  private func withRootsApart(_ folders: [ObservedFolder]) -> [ObservedFolder] {
    folders.flatMap { folder -> [ObservedFolder] in
      guard kindByName(folder) != .composition else { return [folder] }
      let roots = roots(in: folder)
      let rest = folder.without(Set(roots.map(\.path)))
      return roots.isEmpty || rest.allFiles.isEmpty ? [folder] : [rest] + roots
    }
  }

  /// Folders within another one that are there to put the app together, by their name and by what is in them; the
  /// outermost of each.
  private func roots(in folder: ObservedFolder) -> [ObservedFolder] {
    folder.folders.flatMap { inner in
      let files = inner.allFiles
      let isRoot =
        LayerKind(inferredFrom: inner.telling) == .composition && content.kind(of: files) == .composition
      return isRoot && files.count >= Self.fewestOfRoot ? [inner] : roots(in: inner)
    }
  }

  /// Of fewer files the types are known by their names.
  private static let fewestOfRoot = 4

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

  // Joining.

  private func joined(_ folders: [ObservedFolder]) -> [ObservedLayer] {
    var layers: [ObservedLayer] = []
    var positions: [String: Int] = [:]
    let rows = rows(of: folders)
    for folder in folders.sorted(by: { $0.path < $1.path }) {
      let files = folder.allFiles
      let row = rows[folder.path]
      let kind = row.map(\.kind) ?? kindByName(folder)
      let key = row?.name ?? kind?.rawValue ?? folder.layerName
      if let position = positions[key] {
        layers[position].folders.append(folder)
        layers[position].files += files
      } else {
        positions[key] = layers.count
        layers.append(ObservedLayer(name: key, kind: kind, folders: [folder], files: files))
      }
    }
    for index in layers.indices where layers[index].kind == nil {
      layers[index].kind = content.kind(of: layers[index].files, atLeast: 80)
      layers[index].isOtherwise = layers[index].kind != nil
    }
    return layers.map { layer in
      // The team's own word, where there is one.
      guard layer.folders.count == 1 else { return layer }
      var layer = layer
      layer.name = layer.folders[0].layerName
      return layer
    }
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
      let isAlike = row.kind.flatMap { said in found.map { Self.agree(said, $0) } } ?? true
      if isAlike { groups[row, default: []].append((folder, row)) }
    }
    return groups
  }

  /// The files around all folders belong to what puts the app together, where that is what they do and there is such a
  /// layer.
  private mutating func joinRoot() {
    guard all.count > Self.most,
      let root = all.firstIndex(where: { $0.kind == .composition && !$0.isAround }),
      let around = all.firstIndex(where: { $0.isAround && content.kind(of: $0.files) == .composition })
    else { return }
    all[root].folders += all[around].folders
    all[root].files += all[around].files
    all.remove(at: around)
  }

  /// What names alone put together or tell apart is looked at again by who uses whom.
  private mutating func correct(_ change: (inout LayersByUse) -> Void) {
    var byUse = LayersByUse(all, content, codebase)
    change(&byUse)
    all = byUse.layers
  }

  /// Folders next to each other whose types are of one kind.
  private mutating func joinByContent() {
    var groups: [SiblingFolders: [String]] = [:]
    for layer in all {
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

  private mutating func joinModules() {
    all = RunsOfModules(all, ObservedOrder.uses(codebase, all.map(\.files)), content).layers
  }

  private mutating func joinSmallest() {
    all.sort { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    let small = all[(Self.most - 1)...]
    all.removeLast(small.count)
    all.append(
      ObservedLayer(
        name: "rest", kind: nil, folders: small.flatMap(\.folders), files: small.flatMap(\.files),
        isRest: true))
  }
}
