/// What a pattern that matches nothing was probably meant to be: a folder that is spelled nearly so, or one
/// next to it whose files nothing else claims.
package struct NearestPlace {
  private let paths: [RelativePath]
  /// Every name of a folder or file.
  private let names: [String]
  /// By folder, how many files below it no layer claims.
  private var unclaimed: [String: Int] = [:]

  /// - Parameter unclaimed: paths of the files that are judged and in no layer.
  package init(_ paths: [RelativePath], unclaimed: [String]) {
    self.paths = paths
    var names: Set<String> = []
    for path in paths {
      for component in path.components {
        names.insert(String(decoding: path.bytes[component], as: UTF8.self))
      }
    }
    self.names = names.sorted()
    for path in unclaimed {
      var folder = path.utf8[...]
      while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        self.unclaimed[String(decoding: folder, as: UTF8.self), default: 0] += 1
      }
    }
  }

  /// `144 files are in 'App/Presentation/'. Did you mean that?`
  ///
  /// - Parameter isForLayer: whether it may have been a folder that was renamed, and whose files nothing claims.
  package func suggestion(for pattern: String, isForLayer: Bool = false) -> String? {
    let segments = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return respelled(segments) ?? (isForLayer ? besides(segments) : nil)
  }

  private func respelled(_ segments: [String]) -> String? {
    for (index, segment) in segments.enumerated() where Self.isPlain(segment) {
      guard let name = NearestName.of(segment, in: names) else { continue }
      var other = segments
      other[index] = name
      let count = self.count(other.joined(separator: "/"))
      guard count > 0 else { continue }
      guard other[...index].allSatisfy(Self.isPlain) else {
        let verb = count == 1 ? "1 file matches" : "\(count) files match"
        return "\(verb) '\(other.joined(separator: "/"))'. Did you mean that?"
      }
      return Self.words(count, other[...index].joined(separator: "/"))
    }
    return nil
  }

  /// The folder was renamed: what is now where it was belongs to nothing.
  private func besides(_ segments: [String]) -> String? {
    let plain = segments.prefix(while: Self.isPlain)
    guard !plain.isEmpty else { return nil }
    let missing = plain.indices.first { count(plain[...$0].joined(separator: "/")) == 0 }
    guard let missing else { return nil }
    let parent = plain[..<missing].joined(separator: "/")
    let prefix = parent.isEmpty ? "" : parent + "/"
    let beside = unclaimed.filter { folder, _ in
      folder.hasPrefix(prefix) && !folder.dropFirst(prefix.count).contains("/") && folder != parent
    }
    guard let most = beside.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) else { return nil }
    let files =
      most.value == 1 ? "1 file in '\(most.key)/' belongs" : "\(most.value) files in '\(most.key)/' belong"
    return "\(files) to no layer. Did you mean that folder?"
  }

  private func count(_ pattern: String) -> Int {
    let pattern = PathPattern(pattern)
    return paths.count { pattern.match($0) != nil }
  }

  private static func words(_ count: Int, _ folder: String) -> String {
    if folder.hasSuffix(".swift") { return "there is '\(folder)'. Did you mean that?" }
    let files = count == 1 ? "1 file is" : "\(count) files are"
    return "\(files) in '\(folder)/'. Did you mean that?"
  }

  private static func isPlain(_ segment: String) -> Bool {
    !segment.isEmpty && !segment.utf8.contains { "*?{}".utf8.contains($0) }
  }
}
