import ArchFacts
import ArchKnowledge

/// Folders of small apps that show how something is used, next to the app itself: called so, or after the module beside
/// them, started by themselves, and no large part of the code.
struct SampleApps: Sendable {
  /// Each with its last slash.
  let folders: [String]

  static let none = SampleApps(folders: [])

  private init(folders: [String]) { self.folders = folders }

  /// - Parameter isNamed: whether the team speaks of folders of a name.
  init(_ files: [FileFacts], isNamed: (String) -> Bool) {
    var inSamples: Set<String> = []
    var ofModules: [Beside] = []
    var others: [String] = []
    for file in files where Self.startsApp(file) && !TestPath.isTestPath(file.path) {
      if let folder = Self.sample(around: file.path) {
        inSamples.insert(folder)
      } else if let found = Self.besideModule(file.path, files) {
        ofModules.append(found)
      } else {
        others.append(file.path)
      }
    }
    for found in ofModules where others.contains(where: { !$0.hasPrefix(found.home) }) {
      inSamples.insert(found.folder)
    }
    // The only app is what the code is about.
    guard !others.isEmpty, !inSamples.isEmpty else {
      folders = []
      return
    }
    let counts = inSamples.map { folder in files.count { $0.path.hasPrefix(folder) } }
    let isSmall = counts.reduce(0, +) * Self.leastShare < files.count
    folders =
      isSmall
      ? inSamples.sorted().filter { !isNamed($0.split(separator: "/").last.map(String.init) ?? "") } : []
  }

  /// The one that holds a file.
  func folder(of path: String) -> String? { folders.first(where: path.hasPrefix) }

  private static let leastShare = 4

  /// The innermost folder around it that is called a sample, with its last slash.
  private static func sample(around path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard
      let last = parts.lastIndex(where: { part in
        samples.contains(String(part)) || FolderNames.endsAsSample(String(part))
      })
    else { return nil }
    return parts[...last].joined(separator: "/") + "/"
  }

  /// A folder that is called after the module beside it, both in a folder of that name.
  private struct Beside {
    let folder: String
    let home: String
  }

  /// `Chat/ChatApp` next to `Chat/Chat`: it starts the module by itself, where another app starts elsewhere.
  private static func besideModule(_ path: String, _ files: [FileFacts]) -> Beside? {
    let parts = path.split(separator: "/").dropLast()
    for index in parts.indices.dropFirst() {
      guard let ending = endings.first(where: parts[index].hasSuffix) else { continue }
      let module = parts[index].dropLast(ending.count)
      guard !module.isEmpty, parts[index - 1] == module else { continue }
      let home = parts[..<index].joined(separator: "/") + "/"
      guard files.contains(where: { $0.path.hasPrefix(home + module + "/") }) else { continue }
      return Beside(folder: home + parts[index] + "/", home: home)
    }
    return nil
  }

  private static let endings = FolderNames[.appOfModule]

  /// Not an extension of one, such as a widget.
  private static func startsApp(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.attributes.indices.contains { starts.contains(facts.verbatim(facts.names[$0])) }
        && type.inherits.indices.contains { apps.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  private static let samples = FolderNames[.samples]
  private static let starts = AppleAttributes[.entryPoint]
  private static let apps = AppleTypes[.app]
}
