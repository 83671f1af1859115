/// What files are called that say how code is built.
package enum ManifestName {
  /// Whether a path is that of a manifest in Swift: `Package.swift`, `Package@swift-5.9.swift`, `Project.swift`.
  package static func matches(_ path: String) -> Bool {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let name = path.utf8[(start ?? path.utf8.startIndex)...]
    return name.elementsEqual("Package.swift".utf8) || name.elementsEqual("Project.swift".utf8)
      || name.starts(with: "Package@swift-".utf8)
  }

  /// The files that XcodeGen reads when it is given no other.
  package static let ofXcodeGen = ["project.yml", "project.yaml"]

  static func isOfXcodeGen(_ name: [UInt8]) -> Bool {
    ofXcodeGen.contains { name.elementsEqual($0.utf8) }
  }
}
