import ArchConfig
import ArchFacts

// What puts concrete types together.
extension Codebase {
  /// Whether the code at a place puts concrete types together: by its file, its layer or a type around.
  package func isInCompositionRoot(_ place: Place) -> Bool {
    let file = files[Int(place.file)]
    if file.placement.isInCompositionRoot || file.kind == .composition { return true }
    if root.files.contains(place.file) || isInDependencyKey(place, file) { return true }
    var scope = type(at: place)
    while let symbol = scope {
      if root.types.contains(symbol) { return true }
      let parent = symbols[symbol].parent
      scope = parent >= 0 ? parent : nil
    }
    return false
  }

  private func isInDependencyKey(_ place: Place, _ file: SourceFile) -> Bool {
    guard !root.keys.isEmpty else { return false }
    var declaration = place.owner
    while declaration >= 0 {
      if root.keys.contains(CompositionRootTypes.Key(file: place.file, declaration: declaration)) {
        return true
      }
      declaration = file.facts.types[Int(declaration)].owner
    }
    return false
  }

  /// Whether a type is declared in the composition root or belongs to it by name or as an entry point.
  package func isInCompositionRoot(_ symbol: SymbolID) -> Bool {
    if root.types.contains(symbol) { return true }
    let declared = symbols[symbol]
    return isInCompositionRoot(
      Place(file: declared.file, owner: declared.declaration, function: FileFacts.none))
  }
}
