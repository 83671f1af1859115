import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel

extension LayerClaims {
  /// - Parameter codebase: in which no layer has claimed a file by its types.
  init(byTypesOf codebase: Codebase, work: some WorkDistribution) {
    self.init()
    let asked = codebase.architecture.layers.enumerated().compactMap { layer, value in
      value.types.map { (layer: layer, rule: OwnRule(selecting: $0, for: value.name)) }
    }
    let rules = asked.map { $0.rule.withoutModules { codebase.symbols.symbols(named: $0).isEmpty } }
    let selection = DeclarationSelection(codebase, rules, PlacementMatcher(codebase, rules), work)
    let selected = rules.map { rule in Set(selection.candidates(of: rule).map { selection[$0].symbol }) }
    for file in codebase.files.ids {
      let declared = Self.typesDeclared(inFile: file, of: codebase)
      for ((layer, _), selected) in zip(asked, selected) where declared.contains(where: selected.contains) {
        if let other = declared.first(where: { !selected.contains($0) }) {
          let name = codebase.symbols.name(of: other)
          mixed[layer, default: []].append(MixedFile(path: codebase.files[file].path, other: name))
        } else if layers[file] == nil {
          layers[file] = layer
        }
      }
    }
  }

  /// Those at file scope; what is only extended there belongs elsewhere.
  private static func typesDeclared(inFile file: FileID, of codebase: Codebase) -> [SymbolID] {
    let facts = codebase.files[file].facts
    let symbols = codebase.symbols.symbolOfDeclaration[file]
    return facts.types.indices.filter { index in
      let type = facts.types[index]
      guard type.owner < 0, type.function < 0, symbols[index].exists else { return false }
      switch type.kind {
      case .class, .struct, .enum, .actor, .protocol: return true
      case .extension, .typealias, .associatedtype: return false
      }
    }.map { symbols[$0] }
  }
}

extension OwnRule {
  fileprivate init(selecting types: OwnRuleSelection, for layer: String) {
    let nothing = OwnRuleSelection(at: types.location)
    self.init(
      id: layer, idLocation: types.location, scope: nothing, subject: .types, selection: types,
      forbidden: nothing, required: nothing, because: "", fix: nil, isOptional: true,
      setting: RuleSetting(rule: layer, value: JSON(.object([]), at: types.location)))
  }
}
