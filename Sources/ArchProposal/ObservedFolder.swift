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
  /// The name of the folders in it whose files alone it stands for.
  private var inner: String?
  /// Whether it stands for one file, whose path its own is.
  private(set) var isFile = false
  /// Whether few of the folders around, which are put together, have such a one: no layer is made of it alone.
  private(set) var isRare = false
  /// Whether it is put together of folders that are parts of modules, more than a few.
  private(set) var isPartOfModules = false

  /// Of everything below it.
  var allFiles: [FileID] { folders.reduce(into: files) { $0 += $1.allFiles } }

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// What claims its files, and no others that are there.
  var pattern: String {
    if let ending {
      return (path.isEmpty ? "" : path + "/") + (folders.isEmpty ? "" : "**/") + "*\(ending).swift"
    }
    if let inner { return (path.isEmpty ? "" : path + "/") + "**/\(inner)/**" }
    if isFile { return path }
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

  /// The same of the first folder within that holds more than one.
  var innerParts: [ObservedFolder] {
    guard files.isEmpty, folders.count == 1, let only = folders.first, !only.folders.isEmpty else {
      return parts
    }
    return only.innerParts
  }

  /// Those of its files whose names end alike, in whichever of its folders they are.
  func part(endingIn ending: String, _ files: [FileID]) -> ObservedFolder {
    var part = keeping(Set(files))
    part.ending = ending
    return part
  }

  /// Those of its files that are in folders of a name, wherever in it those are.
  func part(inFoldersNamed name: String, _ files: Set<FileID>) -> ObservedFolder {
    var part = keeping(files)
    part.inner = Self.asPattern(name)
    return part
  }

  func keeping(_ kept: Set<FileID>) -> ObservedFolder {
    var folder = self
    folder.files = files.filter(kept.contains)
    folder.folders = folders.map { $0.keeping(kept) }
    return folder
  }

  /// Without one of its files, wherever in it that is.
  func without(_ file: FileID) -> ObservedFolder {
    var folder = self
    folder.files.removeAll { $0 == file }
    folder.folders = folders.map { $0.without(file) }
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

  /// Whether it is next to nothing but the folder around everything.
  var isTop: Bool { !path.isEmpty && parent.isEmpty && !isOwnFiles }

  /// The path of the folder around.
  var parent: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// `feed-api` of `Feed API`; of `Sources` nothing tells more.
  var layerName: String { Self.layerName(of: telling.isEmpty ? name : telling) }

  /// `ios` of `iOS` and `apis` of `APIs`, whose words are none; `ios-shop` of `iOSShop`, `iphone` of `iPhone`.
  static func layerName(of folder: String) -> String {
    let name = folder.filter { $0 != "?" && $0 != "*" }
    guard name.utf8.count > 5 || name.contains(" ") else { return name.isEmpty ? "app" : name.lowercased() }
    var words = CamelCaseWords.of(name)
    // `i` begins one word with the next: iPhone, iCloud, iOS.
    if words.count > 1, words[0] == "i" { words.replaceSubrange(0...1, with: ["i" + words[1]]) }
    if words.count > 1, words[1] == "os", platforms.contains(words[0]) {
      words.replaceSubrange(0...1, with: [words[0] + "os"])
    }
    // `CoreiOS`: the `i` is of the next word.
    if let last = words.indices.last, last > 0, words[last] == "os", name.hasSuffix("iOS") {
      words[last - 1].removeLast()
      words[last] = "ios"
    }
    // `OpenEdX`: two bits of a word at the end are one.
    if words.count > 1, let last = words.last, last.utf8.count == 1, words[words.count - 2].utf8.count < 3 {
      words.replaceSubrange((words.count - 2)..., with: [words[words.count - 2] + last])
    }
    return words.joined(separator: "-")
  }

  private static let platforms = FolderNames[.platform]

  /// The modules below it and what is around them, where there are any; otherwise itself.
  var modules: [ObservedFolder] {
    guard hasModules else { return [self] }
    return parts.flatMap(\.modules)
  }

  private var hasModules: Bool { folders.contains { $0.isModule || $0.hasModules } }

  /// Its name, or that of the one around it where it says nothing; empty for the root.
  var telling: String { Self.telling(of: isRare ? parent : path) }

  /// The last name in a path that says something; empty where none does.
  static func telling(of path: String) -> String {
    path.split(separator: "/").last { !saysNothing($0) }.map(String.init) ?? ""
  }

  private static func saysNothing(_ part: Substring) -> Bool {
    part == "*" || part == "**" || part == "{feature}" || PackageNames[.sources].contains(String(part))
  }
}

extension ObservedFolder {
  /// One file by itself.
  init(of file: FileID, at path: String) {
    self.init(path: Self.asPattern(path))
    files = [file]
    isFile = true
  }

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

  /// The modules below it, with how many files of each are there; `nil` is for those of which nobody says it.
  private mutating func markModules(_ codebase: Codebase) -> [String?: Int] {
    let own = files.reduce(into: [String?: Int]()) {
      $0[codebase.files[$1].placement.module, default: 0] += 1
    }
    var inner: [[String?: Int]] = []
    var modules = own
    for index in folders.indices {
      let below = folders[index].markModules(codebase)
      inner.append(below)
      modules.merge(below, uniquingKeysWith: +)
    }
    guard modules.count > 1 else { return modules }
    for (index, below) in inner.enumerated() {
      // A few files may be built into others as well.
      guard below[nil, default: 0] * 10 <= below.values.reduce(0, +) else { continue }
      let known = below.keys.filter { $0 != nil }
      // Of a module with files elsewhere it is only a part.
      let isElsewhere = known.contains { module in
        own[module] != nil || inner.indices.contains { $0 != index && inner[$0][module] != nil }
      }
      folders[index].isModule = !isElsewhere
    }
    return modules
  }
}

extension ObservedFolder {
  /// Several folders as one, and those of one name in them.
  static func joined(_ folders: [ObservedFolder], in parent: String, as name: String) -> ObservedFolder {
    var joined = ObservedFolder(path: parent + "/" + name)
    joined.files = folders.flatMap(\.files)
    let parts = folders.filter { !$0.isModule || $0.isPartOfModules }
    joined.isPartOfModules = parts.flatMap(\.allFiles).count * 10 > folders.flatMap(\.allFiles).count
    let inner = folders.flatMap { folder in folder.folders.map { (folder.nameWithin($0), $0) } }
    for (name, named) in Dictionary(grouping: inner, by: \.0).sorted(by: { $0.key < $1.key }) {
      let same = named.map(\.1)
      var folder = Self.joined(same, in: joined.path, as: name)
      folder.isRare = folders.count > 2 && same.count * fewestShare < folders.count
      joined.folders.append(folder)
    }
    return joined
  }

  /// What fewer than a third of them have is one's own.
  private static let fewestShare = 3
}
