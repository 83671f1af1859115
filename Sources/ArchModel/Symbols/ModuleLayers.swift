package import ArchConfig
import ArchKnowledge

/// The layer of each module whose files all belong to one: who imports such a module depends on its layer, whatever is
/// named of it.
package struct ModuleLayers: Sendable {
  private var layers: [String: Layer?] = [:]

  init(_ code: NamedCode) {
    for file in code.files where !file.isTest {
      guard let module = file.placement.module else { continue }
      // Only what a manifest declares is more than a folder that is called like a module of Apple's.
      guard AppleModules.group(of: module) == nil || code.isDeclaredModule(module) else { continue }
      if let known = layers[module] {
        if known?.name != file.layer?.name { layers[module] = .some(nil) }
      } else {
        layers[module] = .some(file.layer)
      }
    }
  }

  /// `nil` for a module of several layers, of none, and of others than this codebase.
  package func layer(of module: String) -> Layer? { layers[module] ?? nil }
}
