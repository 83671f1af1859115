import ArchConfig
import ArchFacts

// What puts concrete types together.
extension CompositionRootTypes {
  /// Whether the code at a place puts concrete types together: by its file, its layer or a type around.
  func contains(_ place: Place, in code: NamedCode) -> Bool {
    let file = code.files[place.file]
    if file.placement.isInCompositionRoot || file.kind == .composition { return true }
    if files.contains(place.file) || isInDependencyKey(place, file) { return true }
    var scope = code.type(at: place)
    while let symbol = scope {
      if types.contains(symbol) { return true }
      scope = code.symbols[symbol].parent.ifAny
    }
    return false
  }

  /// Whether a place is where a library finds dependencies, or is told of them.
  func isInDependencyKey(_ place: Place, _ file: SourceFile) -> Bool {
    guard filesWithKeys.contains(place.file) else { return false }
    var declaration = place.owner
    while declaration >= 0 {
      if keys.contains(Key(file: place.file, declaration: declaration)) {
        return true
      }
      declaration = file.facts.types[Int(declaration)].owner
    }
    return false
  }

  /// Whether the system or a library starts a type.
  package func isEntryPoint(_ symbol: SymbolID) -> Bool { entryPoints.contains(symbol) }

  /// Whether a type is declared in the composition root or belongs to it by name or as an entry point.
  func contains(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    if types.contains(symbol) { return true }
    let declared = code.symbols[symbol]
    return contains(
      Place(file: declared.file, owner: declared.declaration, function: FileFacts.none), in: code)
  }
}
