package import ArchFacts

/// What the names of types in one file mean, the way rules see them, but in tests and mocks, too.
package struct TypeNames: Sendable {
  package struct Name: Sendable {
    package let text: String
    package let location: SourceLocation
    /// What it means to users of the app, then what it means in other builds; an alias as itself, not as what it stands
    /// for. Of `A.B` each name has its own meaning.
    package let meanings: [Meaning]
  }

  package struct Meaning: Sendable {
    /// With the types around it, as in `A.B`.
    package let type: String
    package let place: CodePlace
  }

  package let path: String
  /// In the order of the source, each place once.
  package let names: [Name]
  /// Names that could mean several types of this codebase, or whose meaning is beyond what is followed; without
  /// meanings.
  package let unresolved: [Name]
}

extension Codebase {
  package func typeNames(inFile index: FileID) -> TypeNames {
    var reader = FileUseReader(code, file: index, tellsNames: true)
    reader.read()
    let file = files[index]
    func name(_ range: ByteRange, _ meanings: [SymbolID]) -> TypeNames.Name {
      TypeNames.Name(
        text: file.facts.text(range), location: file.lines.location(at: range.start),
        meanings: meanings.map { symbol in
          TypeNames.Meaning(
            type: symbols.qualifiedName(of: symbol),
            place: place(symbols[symbol].file, code.nameRange(of: symbol).start))
        })
    }
    var seen: Set<Int32> = []
    let names = reader.names.sorted { $0.name.start < $1.name.start }
      .filter { seen.insert($0.name.start).inserted }
    let unresolved = Set(reader.unresolved.map(\.range)).sorted { $0.start < $1.start }
    return TypeNames(
      path: file.path, names: names.map { name($0.name, [$0.symbol] + $0.otherwise) },
      unresolved: unresolved.map { name($0, []) })
  }
}
