import ArchFacts

/// The modules that a `Package.swift` declares, read as text; the manifest is never run.
enum ManifestTargets {
  private static let functions: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
  ]

  /// The names that imports use: of `my-lib` that is `my_lib`.
  static func names(in file: SourceFile) -> [String] {
    guard file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") else { return [] }
    let facts = file.facts
    return facts.calls.compactMap { call in
      // `.target(name:)` among the dependencies of a target names one of the same package, too.
      guard functions.contains(facts.verbatim(call.member)), call.arguments < call.end else { return nil }
      return firstText(after: "name:", in: facts.bytes[Int(call.arguments)..<Int(call.end)])
    }
  }

  private static func firstText(after label: String, in bytes: ArraySlice<UInt8>) -> String? {
    let label = Array(label.utf8)
    var index = bytes.startIndex
    while index + label.count < bytes.endIndex {
      guard bytes[index...].starts(with: label) else {
        index += 1
        continue
      }
      index += label.count
      while index < bytes.endIndex, bytes[index].isBlank { index += 1 }
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { return nil }
      let name = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: name.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
    return nil
  }
}
