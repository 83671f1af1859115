import ArchFacts
import ArchKnowledge
import ArchModel

/// A folder of the app's own files, or several of one shape: `Features/{feature}/Domain`.
struct ObservedFolder {
  /// As a pattern, without what is in it; empty for the root.
  let path: String
  var folders: [ObservedFolder] = []
  /// Those directly in it.
  var files: [FileID] = []
  /// Whether what is below it are modules, with nothing of them around.
  private(set) var isModule = false
  /// Whether it stands for its own files alone, without those in its folders.
  private(set) var isOwnFiles = false
  /// How the names of its files end, where it stands for those alone.
  private var ending: String?

  /// Of everything below it.
  var allFiles: [FileID] { folders.reduce(into: files) { $0 += $1.allFiles } }

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// What claims its files, and no others that are there.
  var pattern: String {
    if let ending {
      return (path.isEmpty ? "" : path + "/") + (folders.isEmpty ? "" : "**/") + "*\(ending).swift"
    }
    if isOwnFiles { return path.isEmpty ? "*.swift" : path + "/*.swift" }
    return path.isEmpty ? "**" : path + "/**"
  }

  /// Its folders, and its own files if there are any: together all of it.
  var parts: [ObservedFolder] {
    guard !files.isEmpty else { return folders }
    var own = ObservedFolder(path: path)
    own.files = files
    own.isOwnFiles = true
    return folders + [own]
  }

  /// Those of its files whose names end alike, in whichever of its folders they are.
  func part(endingIn ending: String, _ files: [FileID]) -> ObservedFolder {
    var part = keeping(Set(files))
    part.ending = ending
    return part
  }

  func keeping(_ kept: Set<FileID>) -> ObservedFolder {
    var folder = self
    folder.files = files.filter(kept.contains)
    folder.folders = folders.map { $0.keeping(kept) }
    return folder
  }

  /// Without the folders of some paths, wherever in it they are.
  func without(_ paths: Set<String>) -> ObservedFolder {
    var folder = self
    folder.folders = folders.filter { !paths.contains($0.path) }.map { $0.without(paths) }
    return folder
  }

  /// Its folders; where one stands for all of them, those in that one.
  var inside: [ObservedFolder] {
    guard folders.count == 1, let only = folders.first, Self.saysNothing(Substring(only.name)) else {
      return folders
    }
    return only.inside
  }

  /// The path of the folder around.
  var parent: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// `feed-api` of `Feed API`; of `Sources` nothing tells more.
  var layerName: String { Self.layerName(of: telling.isEmpty ? name : telling) }

  /// `ios` of `iOS` and `apis` of `APIs`, whose words are none.
  static func layerName(of folder: String) -> String {
    let name = folder.filter { $0 != "?" && $0 != "*" }
    guard name.utf8.count > 5 || name.contains(" ") else { return name.isEmpty ? "app" : name.lowercased() }
    return CamelCaseWords.of(name).joined(separator: "-")
  }

  /// The modules below it and what is around them, where there are any; otherwise itself.
  var modules: [ObservedFolder] {
    guard hasModules else { return [self] }
    return parts.flatMap(\.modules)
  }

  private var hasModules: Bool { folders.contains { $0.isModule || $0.hasModules } }

  /// Its name, or that of the one around it where it says nothing; empty for the root.
  var telling: String { path.split(separator: "/").last { !Self.saysNothing($0) }.map(String.init) ?? "" }

  private static func saysNothing(_ part: Substring) -> Bool {
    part == "*" || part == "{feature}" || PackageNames[.sources].contains(String(part))
  }
}

extension ObservedFolder {
  init(_ paths: [(path: String, file: FileID)], in codebase: Codebase) {
    self.init(path: "")
    fill(paths.map { ($0.path.split(separator: "/").map(String.init), $0.file) }, depth: 0)
    _ = markModules(codebase)
  }

  private mutating func fill(_ paths: [(parts: [String], file: FileID)], depth: Int) {
    var byFolder: [String: [(parts: [String], file: FileID)]] = [:]
    for entry in paths {
      if entry.parts.count == depth + 1 {
        files.append(entry.file)
      } else {
        byFolder[entry.parts[depth], default: []].append(entry)
      }
    }
    for (name, entries) in byFolder.sorted(by: { $0.key < $1.key }) {
      let written = Self.asPattern(name)
      var folder = ObservedFolder(path: path.isEmpty ? written : path + "/" + written)
      folder.fill(entries, depth: depth + 1)
      folders.append(folder)
    }
  }

  /// What a pattern would read as one of its signs is any letter.
  static func asPattern(_ name: String) -> String {
    String(name.map { "*?{}[]!".contains($0) ? "?" : $0 })
  }

  /// The modules below it.
  private mutating func markModules(_ codebase: Codebase) -> Set<String?> {
    var modules = Set(files.map { codebase.files[$0].placement.module })
    var inner: [Set<String?>] = []
    for index in folders.indices {
      let below = folders[index].markModules(codebase)
      inner.append(below)
      modules.formUnion(below)
    }
    guard modules.count > 1 else { return modules }
    for (index, below) in inner.enumerated() where !below.contains(nil) {
      // Of a module with files elsewhere it is only a part.
      let isShared = inner.indices.contains { $0 != index && !inner[$0].isDisjoint(with: below) }
      let isAround = files.contains { below.contains(codebase.files[$0].placement.module) }
      folders[index].isModule = !isShared && !isAround
    }
    return modules
  }
}

extension ObservedFolder {
  /// With folders of one shape put together: `Features/Cart/Domain` and `Features/Trips/Domain` become
  /// `Features/{feature}/Domain`. Targets next to each other at the root stay apart.
  var withShapes: ObservedFolder {
    var folder = self
    if !path.isEmpty, folder.haveOneShape {
      let isOfFeatures = FolderNames[.features].contains(name)
      folder.folders = [Self.joined(folders, in: path, as: isOfFeatures ? "{feature}" : "*")]
    }
    folder.folders = folder.folders.map(\.withShapes)
    return folder
  }

  /// Whether most of its folders have folders of the same names, with most of the files in them.
  private var haveOneShape: Bool {
    guard folders.count >= (FolderNames[.features].contains(name) ? 2 : 3) else { return false }
    var counts: [String: Int] = [:]
    for folder in folders { for name in folder.shape { counts[name, default: 0] += 1 } }
    let common = Set(counts.filter { $0.value > 1 && $0.value * 2 >= folders.count }.keys)
    guard common.count > 1 else { return false }
    let all = folders.reduce(0) { $0 + $1.allFiles.count }
    let fitting = folders.reduce(0) { $0 + (common.isDisjoint(with: $1.shape) ? 0 : $1.allFiles.count) }
    return fitting * 3 >= all * 2
  }

  /// The names of its folders; those of `Sources` are its own.
  private var shape: Set<String> {
    folders.reduce(into: []) { names, folder in
      if PackageNames[.sources].contains(folder.name) {
        names.formUnion(folder.folders.map(\.name))
      } else {
        names.insert(folder.name)
      }
    }
  }

  private static func joined(_ folders: [ObservedFolder], in parent: String, as name: String)
    -> ObservedFolder
  {
    var joined = ObservedFolder(path: parent + "/" + name)
    joined.files = folders.flatMap(\.files)
    let inner = Dictionary(grouping: folders.flatMap(\.folders), by: \.name)
    for (name, same) in inner.sorted(by: { $0.key < $1.key }) {
      joined.folders.append(Self.joined(same, in: joined.path, as: name))
    }
    return joined
  }
}
