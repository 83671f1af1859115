package import ArchConfig
import ArchFacts

/// Where a file belongs, and why.
package struct PlacementExplanation: Sendable {
  package struct LayerReason: Sendable {
    package let name: String
    package let kind: LayerKind
    /// The pattern that claimed the file, and the list of the layer that holds it.
    package let pattern: String
    package let list: LayerMatch.List
    package let origin: LayerOrigin
  }

  package let layer: LayerReason?
  /// Why it is of no layer, worded to follow "none: "; `nil` where it is of one.
  package let reasonForNone: String?
  package let feature: String?
  package let module: String?
  package let moduleEvidence: ModuleEvidence?
  /// Why rules leave the file alone; `nil` when they do not.
  package let notJudged: NotJudged?
  /// What they leave alone in it, by line.
  package let notJudgedParts: [NotJudgedPart]
  /// Why it is in the composition root, worded to follow "because"; `nil` when it is not.
  package let compositionRoot: String?
}

/// A part of a file that rules leave alone, as it is told.
package struct NotJudgedPart: Sendable {
  package let line: Int
  /// Empty where nothing is declared.
  package let name: String
  package let reason: NotJudged

  init(_ part: NotJudgedRange, in file: SourceFile) {
    line = file.lines.line(at: part.range.start)
    name = file.facts.text(part.name)
    reason = part.reason
  }
}

extension Codebase {
  package func placementExplanation(ofFile index: FileID) -> PlacementExplanation {
    let file = files[index]
    let path = RelativePath(file.path)
    let match =
      file.layer == nil
      ? nil
      : code.layerMap.layer(
        of: path, module: file.placement.module, claimedBy: claims.layers[index])
    return PlacementExplanation(
      layer: match.map(layerReason),
      reasonForNone: reasonForNoLayer(file), feature: file.feature, module: file.placement.module,
      moduleEvidence: file.placement.moduleEvidence, notJudged: file.notJudged,
      notJudgedParts: file.notJudgedRanges.map { NotJudgedPart($0, in: file) },
      compositionRoot: compositionRootReason(ofFile: index, path))
  }

  private func reasonForNoLayer(_ file: SourceFile) -> String? {
    guard file.layer == nil else { return nil }
    return file.placement.match == nil
      ? "no pattern matches its path" : "what is there does not match what the folder is called"
  }

  private func layerReason(_ match: LayerMatch) -> PlacementExplanation.LayerReason {
    let layer = architecture.layers[match.layer]
    let pattern =
      switch match.list {
      case .files: layer.files[match.pattern].text
      case .modules: layer.modules[match.pattern].text
      case .otherwise: layer.otherwise[match.pattern].text
      case .types: layer.typesText ?? ""
      }
    return PlacementExplanation.LayerReason(
      name: layer.name, kind: layer.kind, pattern: pattern, list: match.list, origin: layer.origin)
  }

  private func compositionRootReason(ofFile index: FileID, _ path: RelativePath) -> String? {
    let file = files[index]
    if let pattern = architecture.compositionRoot.files.first(where: { $0.match(path) != nil }) {
      return "its path matches '\(pattern.text)'"
    }
    if let module = file.placement.module, architecture.compositionRoot.modules.contains(module) {
      return "module '\(module)' is listed"
    }
    if let layer = file.layer, layer.kind == .composition { return "layer '\(layer.name)' is the root" }
    return roles.root.files.contains(index) ? "its top-level code is where the program begins" : nil
  }

  /// Why a type is in the composition root, worded to follow "because"; `nil` when it is not.
  package func compositionRootReason(of symbol: SymbolID) -> String? {
    var scope: SymbolID = symbol
    while scope.exists {
      let reason = CompositionRootTypes.reason(for: scope, architecture.compositionRoot, files, symbols)
      if let reason { return reason }
      let declared = symbols[scope]
      let place = Place(file: declared.file, owner: declared.declaration, function: FileFacts.none)
      if roles.root.isInDependencyKey(place, files[declared.file]) {
        return "a library for injection finds there what it hands out"
      }
      scope = symbols[scope].parent
    }
    return compositionRootReason(ofFile: symbols[symbol].file, RelativePath(file(of: symbol).path))
  }
}
