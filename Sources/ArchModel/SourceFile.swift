package import ArchFacts

/// Where a file stands in the architecture, as its path says.
package struct FilePlacement: Sendable {
  /// Into `Architecture.layers`.
  package var layer: Int?
  package var feature: String?
  /// The SwiftPM target or Xcode target folder, where known.
  package var module: String?
  package var isTest: Bool
  /// Claimed by a path or module of the composition root.
  package var isInCompositionRoot: Bool

  package init(
    layer: Int? = nil, feature: String? = nil, module: String? = nil, isTest: Bool = false,
    isInCompositionRoot: Bool = false
  ) {
    self.layer = layer
    self.feature = feature
    self.module = module
    self.isTest = isTest
    self.isInCompositionRoot = isInCompositionRoot
  }
}

extension FilePlacement {
  package init(of path: String, module: String? = nil, in map: LayerMap, _ root: CompositionRoot) {
    let relative = RelativePath(path)
    let match = map.layer(of: relative, module: module)
    self.init(
      layer: match?.layer, feature: match?.feature ?? map.feature(of: relative), module: module,
      isTest: TestPath.isTestPath(relative) || Self.isManifest(relative),
      isInCompositionRoot: root.files.contains { $0.match(relative) != nil }
        || module.map(root.modules.contains) ?? false)
  }

  /// `Package.swift` and `Package@swift-6.0.swift` are no part of the app.
  static func isManifest(_ path: RelativePath) -> Bool {
    guard let file = path.components.last else { return false }
    let name = path.bytes[file]
    return name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift-".utf8)
  }
}

/// One file of the codebase: what the scanner saw and where it belongs.
///
/// A class because its facts are two dozen lists: passing a reference counts one of them instead of all.
package final class SourceFile: Sendable {
  package let facts: FileFacts
  package let placement: FilePlacement
  /// `nil` when no layer claims the file.
  package let layer: Layer?
  /// The one that the layer's pattern captured, or the folder below `Features`.
  package let feature: String?
  /// The ranges that never reach a user of the app: previews, debug branches, mocks. Sorted, disjoint.
  package let nonProduction: [ByteRange]

  package init(facts: FileFacts, placement: FilePlacement, layer: Layer?, nonProduction: [ByteRange]) {
    self.facts = facts
    self.placement = placement
    self.layer = layer
    self.nonProduction = nonProduction
    feature = placement.feature ?? Self.featureFolder(in: facts.path)
  }

  /// `Profile` of `Features/Profile/Domain/User.swift`; a file directly in `Features` has none.
  private static func featureFolder(in path: String) -> String? {
    let path = RelativePath(path)
    let folders = path.components.dropLast()
    let features = folders.firstIndex { path.bytes[$0].elementsEqual("Features".utf8) }
    guard let features, features + 1 < folders.endIndex else { return nil }
    return String(decoding: path.bytes[folders[features + 1]], as: UTF8.self)
  }

  package var path: String { facts.path }
  package var kind: LayerKind? { layer?.kind }
  package var isTest: Bool { placement.isTest }

  /// The name that stands first of all that the file declares; `nil` when it declares nothing.
  package var firstDeclaration: ByteRange? {
    [facts.types.first?.name, facts.members.first?.name].compactMap { $0 }.min { $0.start < $1.start }
  }

  /// Modifiers, attributes or inherited types, as written.
  package func texts(_ range: FactRange) -> [String] {
    let names = facts.names
    return range.indices.map { facts.verbatim(names[$0]) }
  }

  /// Whether `private` or `fileprivate` is among the modifiers; `private(set)` is not.
  package func isFilePrivate(_ modifiers: FactRange) -> Bool {
    texts(modifiers).contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// Whether the code at an offset is part of the app itself, not of its tests, previews or mocks.
  package func isProduction(at offset: Int32) -> Bool {
    guard !placement.isTest else { return false }
    guard !nonProduction.isEmpty else { return true }
    var low = 0
    var high = nonProduction.count
    while low < high {
      let middle = (low + high) / 2
      if nonProduction[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low == nonProduction.count || !nonProduction[low].contains(offset)
  }
}
