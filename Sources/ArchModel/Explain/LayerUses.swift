import ArchConfig
import ArchFacts

/// Which layers use which, as far as names and imports tell.
struct LayerUses {
  private var pairs: Set<[String]> = []
  /// Those that declare a type, so that a use of them can be seen.
  private var visible: Set<String> = []

  /// Tests and the composition root count: whatever uses a layer needs that to be allowed.
  init(in codebase: Codebase) {
    for use in codebase.typeUses {
      let target = codebase.symbols[use.symbol]
      guard !target.isExternal, let from = codebase.files[use.place.file].layer?.name,
        let to = codebase.files[target.file].layer?.name, from != to
      else { continue }
      pairs.insert([from, to])
    }
    for symbol in codebase.symbols.ids where !codebase.symbols[symbol].isExternal {
      if let layer = codebase.file(of: symbol).layer { visible.insert(layer.name) }
    }
    addImports(of: codebase)
  }

  /// An import of a module is a use of each layer that is in it.
  private mutating func addImports(of codebase: Codebase) {
    var layersOfModules: [String: Set<String>] = [:]
    for file in codebase.files {
      guard let module = file.placement.module, let layer = file.layer else { continue }
      layersOfModules[module, default: []].insert(layer.name)
    }
    for file in codebase.files {
      guard let from = file.layer?.name else { continue }
      for entry in file.facts.imports {
        let module = file.facts.module(of: entry)
        for to in layersOfModules[module] ?? [] where to != from { pairs.insert([from, to]) }
      }
    }
  }

  /// Whether one layer plainly uses nothing of another.
  func lacks(_ from: String, _ to: String) -> Bool { visible.contains(to) && !pairs.contains([from, to]) }
}
