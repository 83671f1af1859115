import ArchFacts
import ArchModel

/// A first `architecture.json` for code whose layout nothing recognises, made of the folders that it has.
package enum LayoutProposal {
  private static let mostLayers = 12

  /// Text of a configuration, ready to be saved; `nil` when there are no folders to speak of.
  package static func configuration(forPaths paths: [String]) -> String? {
    let sources = paths.filter { !TestPath.isTestPath($0) && !isManifest($0) }
    var folders = children(of: [], sources)
    // A folder around most of the code tells nothing; its own folders may.
    while let index = folders.firstIndex(where: { isAround($0, sources.count, isOnly: folders.count == 1) }) {
      let inner = children(of: folders[index].path, sources)
      guard inner.count > 1 || inner.count == 1 && !folders[index].holdsFiles else { break }
      folders.replaceSubrange(index...index, with: inner)
    }
    guard !folders.isEmpty else { return nil }
    let shown = folders.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(mostLayers)
    var names: Set<String> = []
    let lines = shown.sorted { $0.name < $1.name }.map { folder in
      let pattern = (folder.path + ["**"]).joined(separator: "/")
      let name = layerName(folder.name)
      let unique = names.insert(name).inserted ? name : folder.name
      return "    \(quoted(unique)): { \"files\": [\(quoted(pattern))] }"
    }
    return "{\n  \"layers\": {\n" + lines.joined(separator: ",\n") + "\n  }\n}\n"
  }

  private struct Folder {
    let path: [String]
    let count: Int
    /// Whether files are in it directly.
    let holdsFiles: Bool

    var name: String { path.last ?? "" }
  }

  private static func isAround(_ folder: Folder, _ total: Int, isOnly: Bool) -> Bool {
    isOnly || !folder.holdsFiles && folder.count * 2 > total
  }

  private static func children(of root: [String], _ paths: [String]) -> [Folder] {
    var counts: [String: (count: Int, holdsFiles: Bool)] = [:]
    for path in paths {
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count > root.count + 1, parts.starts(with: root) else { continue }
      let entry = counts[parts[root.count]] ?? (0, false)
      counts[parts[root.count]] = (entry.count + 1, entry.holdsFiles || parts.count == root.count + 2)
    }
    return counts.map {
      Folder(path: root + [$0.key], count: $0.value.count, holdsFiles: $0.value.holdsFiles)
    }.sorted { $0.name < $1.name }
  }

  private static func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  /// `Feed API` becomes `feed-api`.
  private static func layerName(_ folder: String) -> String {
    let name = CamelCaseWords.of(folder).joined(separator: "-")
    return name.isEmpty ? folder : name
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      if scalar.value < 0x20 { continue }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
