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
  /// Whether an app or an extension of one starts in it, and little else is there.
  var startsApp = false
  /// Whether what is in it is plainly something else than its name says.
  var isOtherwise = false

  /// Whether it is the files around the folders of others.
  var isAround: Bool { folders.allSatisfy(\.isOwnFiles) }
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
  private let uses: ObservedUses
  private let total: Int

  /// What fits on a screen.
  private static let most = 10

  init(_ root: ObservedFolder, _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses) {
    self.content = content
    self.codebase = codebase
    self.uses = uses
    total = max(1, root.allFiles.count)
    all = joined(withRootsApart(cut(root)))
    cutByNames()
    joinRoot()
    correct { $0.takeApart() }
    correct { $0.tellViewModelsApart() }
    findStarts()
    areTooMany = all.count > Self.most
    if areTooMany { if all.areModules { joinModules() } else { joinByContent() } }
    correct { $0.joinScreens() }
    all = FewerLayers(all, most: Self.most, content, uses).layers
    all.sort { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    numberNames()
  }

  // Cutting.

  private func cut(_ root: ObservedFolder) -> [ObservedFolder] {
    var open = [(folder: root, isWhole: false)]
    var done: [ObservedFolder] = []
    while let (folder, isWhole) = open.popLast() {
      if !folder.folders.isEmpty, !isWhole, isCut(folder) {
        open += folder.parts.map { ($0, staysWhole($0, in: folder)) }
      } else {
        done.append(folder)
      }
    }
    // A few large folders say too little, if there is more to see within.
    while done.count < Self.few, let index = done.firstIndex(where: mayOpen) {
      let folder = done.remove(at: index)
      done += folder.parts
    }
    // Half of the code in one layer says little, as long as there is an order within.
    while let index = done.firstIndex(where: { isHalf($0) && keepsOrder($0) }) {
      done += done.remove(at: index).innerParts
    }
    while let index = done.firstIndex(where: {
      holdsModulesOfKinds($0) && done.count + $0.folders.count <= Self.most + Self.tolerance
    }) {
      done += done.remove(at: index).parts
    }
    // Code of one kind may have an order, too.
    while done.count == 1, !done[0].folders.isEmpty { done = done[0].parts }
    return done
  }

  private static let few = 5
  /// As many more than fit can be put together.
  private static let tolerance = 3

  /// Whether a folder is one of several alike, which are cut all or none.
  private func staysWhole(_ part: ObservedFolder, in folder: ObservedFolder) -> Bool {
    guard part.allFiles.count * 3 < total else { return false }
    let alike = folder.folders.filter { $0.path != part.path && !$0.shape.isDisjoint(with: part.shape) }
    return !alike.allSatisfy { !$0.folders.isEmpty && isCut($0) }
  }

  private func isHalf(_ folder: ObservedFolder) -> Bool { folder.allFiles.count * 2 > total }

  /// Whether its folders use each other in an order, nearly everywhere.
  private func keepsOrder(_ folder: ObservedFolder) -> Bool {
    let parts = folder.innerParts
    guard parts.count > 2, parts.count <= Self.most else { return false }
    let counts = uses.between(parts.map(\.allFiles))
    let all = counts.reduce(0) { $0 + $1.reduce(0, +) }
    let order = ObservedOrder.order(counts)
    let against = order.indices.reduce(0) { sum, later in
      order[..<later].reduce(sum) { $0 + counts[order[later]][$1] }
    }
    return all >= Self.fewestUses && against * 5 <= all
  }

  private static let fewestUses = 10

  /// Whether there is nothing but modules in it, for different things: a client of a server beside views.
  private func holdsModulesOfKinds(_ folder: ObservedFolder) -> Bool {
    folder.folders.count > 1 && folder.files.isEmpty && folder.folders.allSatisfy(\.isModule)
      && Set(folder.folders.compactMap { content.kind(of: $0.allFiles) }).count > 1
  }

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
      let kind = row.map(\.kind) ?? ownKind(of: folder, among: folders) ?? kindByName(folder)
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
    return layers.map { layer in
      // The team's own word, where there is one.
      guard layer.folders.count == 1 else { return layer }
      var layer = layer
      layer.name = layer.folders[0].layerName
      return layer
    }
  }

  /// `Model` that few features have belongs to the `Models` of the others.
  private func ownKind(of folder: ObservedFolder, among folders: [ObservedFolder]) -> LayerKind? {
    guard folder.isRare else { return nil }
    let kind = LayerKind(inferredFrom: folder.name)
    guard kind != .other else { return nil }
    return folders.contains { !$0.isRare && $0.parent == folder.parent && kindByName($0) == kind } ? kind : nil
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
      let isFeature = FolderNames[.features].contains(row.parent.split(separator: "/").last.map(String.init) ?? "")
      let isAlike = isFeature || row.kind.flatMap { said in found.map { Self.agree(said, $0) } } ?? true
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
    let counts = uses.between(all.map(\.files))
    let byRoot = uses.between(all.map(\.files), inRoot: true)
    for index in all.indices where all[index].files.count * 3 <= total {
      // What all others use is more than where the app starts.
      let (used, using) = (counts.reduce(0) { $0 + $1[index] }, (counts[index] + byRoot[index]).reduce(0, +))
      all[index].startsApp = used * 2 <= using && all[index].files.contains(where: starts.contains)
      // The folder around everything is called after the app, or `Sources`.
      if all[index].startsApp, all[index].isAround, !all.contains(where: { $0.name == "app" }) {
        all[index].name = "app"
      }
    }
  }

  /// Folders of one name may be several layers.
  private mutating func numberNames() {
    var seen: [String: Int] = [:]
    for index in all.indices {
      let count = seen[all[index].name, default: 0] + 1
      seen[all[index].name] = count
      if count > 1 { all[index].name += "-\(count)" }
    }
  }

  /// Folders next to each other whose types are of one kind.
  private mutating func joinByContent() {
    var groups: [SiblingFolders: [String]] = [:]
    for layer in all where !layer.startsApp {
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
    all = RunsOfModules(all, uses.between(all.map(\.files)), content).layers
  }
}
