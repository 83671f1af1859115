import ArchConfig
import ArchModel

/// The patterns that claim the files of a layer and no others: as few and as broad as can be.
struct LayerPatterns {
  private let files: [(path: RelativePath, file: FileID)]

  init(_ files: [(path: RelativePath, file: FileID)]) { self.files = files }

  func claiming(_ layer: ObservedLayer) -> [String] {
    let own = Set(layer.files)
    var patterns: [String] = []
    for folder in layer.folders.sorted(by: { $0.path < $1.path }) {
      var pattern = folder.pattern
      if let alike = Self.endingAlike(pattern, among: layer.folders), claimsOnly(alike, own) {
        pattern = alike
      }
      while let broader = Self.broader(pattern), claimsOnly(broader, own) { pattern = broader }
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns.filter { pattern in
      !patterns.contains {
        $0 != pattern && $0.hasSuffix("/**") && pattern.hasPrefix($0.dropLast("**".count))
      }
    }
  }

  /// Whether one of some patterns claims a file of others.
  func claim(_ patterns: [String], anyOf others: Set<FileID>) -> Bool {
    let patterns = patterns.map { PathPattern($0) }
    return files.contains { file in
      others.contains(file.file) && patterns.contains { $0.match(file.path) != nil }
    }
  }

  /// The folder around all of its own, for what is left in it.
  func around(_ layer: ObservedLayer) -> String {
    var common: [Substring]?
    for folder in layer.folders {
      let parts = folder.pattern.split(separator: "/").dropLast()
      common = common.map { known in zip(known, parts).prefix { $0 == $1 }.map(\.0) } ?? Array(parts)
    }
    return ((common ?? []).map(String.init) + ["**"]).joined(separator: "/")
  }

  /// `*Scene/**` of `DiaryScene/**` where several of the folders there end so.
  private static func endingAlike(_ pattern: String, among folders: [ObservedFolder]) -> String? {
    guard let folder = folders.first(where: { $0.pattern == pattern }),
      let row = SiblingFolders(endingAlike: folder),
      folders.count(where: { SiblingFolders(endingAlike: $0) == row }) > 2,
      let ending = folder.name.lastIndex(where: \.isUppercase)
    else { return nil }
    return (row.parent.isEmpty ? "" : row.parent + "/") + "*\(folder.name[ending...])/**"
  }

  /// `Features/**` of `Features/Cart/**`; not of the root.
  private static func broader(_ pattern: String) -> String? {
    var parts = pattern.split(separator: "/").dropLast()
    guard parts.count > 1 else { return nil }
    parts.removeLast()
    return parts.joined(separator: "/") + "/**"
  }

  private func claimsOnly(_ pattern: String, _ own: Set<FileID>) -> Bool {
    let pattern = PathPattern(pattern)
    return files.allSatisfy { own.contains($0.file) || pattern.match($0.path) == nil }
  }
}
