import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel

extension LayerClaims {
  /// - Parameter codebase: in which no layer has claimed a file by its types.
  init(byTypesOf codebase: Codebase, work: some WorkDistribution) {
    self.init()
    let made = Self.selected(by: \.types, codebase, work: work).sorted { $0.key < $1.key }
    for file in codebase.files.ids {
      let declared = Self.typesDeclared(inFile: file, of: codebase)
      for (layer, selected) in made where declared.contains(where: selected.contains) {
        if let other = declared.first(where: { !selected.contains($0) }) {
          let name = codebase.symbols.name(of: other)
          mixed[layer, default: []].append(MixedFile(path: codebase.files[file].path, other: name))
        } else if layers[file] == nil {
          layers[file] = layer
        }
      }
    }
  }

  /// By layer the types that one of its selections means, wherever they are; none where it has no such selection.
  static func selected(
    by selection: KeyPath<Layer, OwnRuleSelection?>, _ codebase: Codebase, work: some WorkDistribution
  ) -> [Int: Set<SymbolID>] {
    let asked = codebase.architecture.layers.enumerated().compactMap { layer, value in
      value[keyPath: selection].map { (layer: layer, rule: OwnRule(selecting: $0, for: value.name)) }
    }
    let rules = asked.map { $0.rule.withoutModules { codebase.symbols.symbols(named: $0).isEmpty } }
    let found = DeclarationSelection(codebase, rules, PlacementMatcher(codebase, rules), work)
    return Dictionary(
      uniqueKeysWithValues: zip(asked, rules).map { asked, rule in
        (asked.layer, Set(found.candidates(of: rule).map { found[$0].symbol }))
      })
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
