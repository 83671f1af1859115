import ArchFacts
import ArchModel

extension NamesInFile {
  /// What follows the colon of a type, and what it inherits by way of that.
  var conformances: List {
    var found = List()
    for (type, declaration) in facts.types.enumerated() {
      for written in declaration.inherits.indices {
        found.append(self.found(facts.names[written], .whole, owner: type))
      }
      guard declaration.kind != .extension, let symbol = symbol(ofDeclaration: type) else { continue }
      let direct = namesWritten(behind: symbol)
      let inherited = codebase.symbols.supertypes(of: symbol).map { codebase.symbols.qualifiedName(of: $0) }
      let foreign = codebase.symbols.foreignSupertypes(of: symbol)
      for name in Set(inherited + foreign).subtracting(direct).sorted() {
        found.append(self.found(declaration.name, .whole, owner: type), compared: name)
      }
    }
    return found
  }

  /// After the colons of a type and of its extensions.
  private func namesWritten(behind symbol: SymbolID) -> Set<String> {
    var names: Set<String> = []
    for declaration in codebase.symbols.declarations(of: symbol) {
      let facts = codebase.files[declaration.file].facts
      for written in facts.types[Int(declaration.index)].inherits.indices {
        for type in TypeText.names(facts.names[written], in: facts.bytes) {
          let path = NamePath.names(type, in: facts.bytes).map(facts.verbatim)
          names.insert(path.joined(separator: "."))
          if let last = path.last { names.insert(last) }
        }
      }
    }
    return names
  }
}
