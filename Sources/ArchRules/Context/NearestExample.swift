import ArchConfig
import ArchFacts
package import ArchModel

/// A file to take after: of the same layer, called alike, near, and without findings.
package enum NearestExample {
  /// - Parameters:
  ///   - paths: of the files in which anything was found, let stand or not.
  /// - Returns: its path; `nil` where the layer has no such file.
  package static func path(
    near file: FileID, in codebase: Codebase, withoutFindings paths: Set<String>
  ) -> String? {
    let place = Shape(of: codebase.files[file].path)
    guard let layer = codebase.files[file].placement.layer else { return nil }
    let candidates = codebase.files.numbered.filter { number, other in
      number != file && other.placement.layer == layer && other.notJudged == nil
        && other.placement.isInCompositionRoot == codebase.files[file].placement.isInCompositionRoot
        && !paths.contains(other.path) && declaresType(other.facts)
    }
    return candidates.map { (place.likeness(to: Shape(of: $0.1.path)), $0.1.path) }
      .max { left, right in left.0 == right.0 ? right.1.precedes(left.1) : left.0 < right.0 }?.1
  }

  /// Paths by how much their files look like one at a place, the likest first: in the order in which `path` prefers them.
  package static func ranked(_ paths: some Sequence<String>, near place: String) -> [String] {
    let shape = Shape(of: place)
    return paths.map { (likeness: shape.likeness(to: Shape(of: $0)), path: $0) }.sorted { left, right in
      left.likeness == right.likeness ? left.path.precedes(right.path) : right.likeness < left.likeness
    }.map(\.path)
  }

  /// A file of extensions alone shows little.
  private static func declaresType(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      switch type.kind {
      case .class, .struct, .enum, .actor, .protocol: true
      case .extension, .typealias, .associatedtype: false
      }
    }
  }

  /// What a path says of the kind of its file.
  private struct Shape {
    let folders: [String]
    /// Of its name, without the ending.
    let words: [String]

    init(of path: String) {
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      folders = Array(parts.dropLast())
      words = CamelCaseWords.of(parts.last.map { String($0.prefix { $0 != "." }) } ?? "")
    }

    /// By the last words of the name, `LoginViewModel` and `CartViewModel`; then by the folders above; then by those
    /// that it is right in, `Login/Presentation` and `Cart/Presentation`.
    func likeness(to other: Shape) -> Likeness {
      Likeness(
        words: Self.shared(words.reversed(), other.words.reversed()),
        above: Self.shared(folders, other.folders),
        within: Self.shared(folders.reversed(), other.folders.reversed()))
    }

    private static func shared(_ one: [String], _ other: [String]) -> Int {
      zip(one, other).prefix { $0 == $1 }.count
    }
  }

  private struct Likeness: Comparable {
    let words: Int
    let above: Int
    let within: Int

    static func < (left: Likeness, right: Likeness) -> Bool {
      (left.words, left.above, left.within) < (right.words, right.above, right.within)
    }
  }
}
