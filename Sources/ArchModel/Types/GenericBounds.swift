import ArchFacts

/// What is written of a generic parameter: `P` of `struct TripsView<Model: P>` and of `where Model: P`.
enum GenericBounds {
  /// The first type of this codebase that a generic parameter has to inherit from or answer.
  static func bound(of name: ByteRange, at place: Place, _ code: NamedCode) -> SymbolID? {
    let facts = code.files[place.file].facts
    var function = place.function
    while function >= 0 {
      let declared = facts.functions[Int(function)]
      if declares(declared.genericParameters, name, facts) {
        let header = ByteRange(start: declared.name.end, end: declared.extent.end)
        return bound(of: name, among: declared.genericParameters, in: header, ofFunction: true, place, code)
      }
      function = declared.enclosing
    }
    var owner = place.owner
    while owner >= 0 {
      let declared = facts.types[Int(owner)]
      if declares(declared.genericParameters, name, facts) {
        let header = ByteRange(start: declared.name.end, end: declared.extent.end)
        return bound(of: name, among: declared.genericParameters, in: header, ofFunction: false, place, code)
      }
      owner = declared.owner
    }
    return nil
  }

  private static func declares(_ parameters: FactRange, _ name: ByteRange, _ facts: FileFacts) -> Bool {
    parameters.indices.contains { facts.hasSameText(facts.names[$0], as: name, of: facts) }
  }

  private static func bound(
    of name: ByteRange, among parameters: FactRange, in header: ByteRange, ofFunction: Bool, _ place: Place,
    _ code: NamedCode
  ) -> SymbolID? {
    let file = code.files[place.file]
    let facts = file.facts
    /// Of what the `where` speaks last.
    var constrained: ByteRange?
    for reference in facts.typeReferences(in: header) {
      switch reference.role {
      case .genericConstraint: constrained = reference.name
      case .genericBound:
        let parameter = parameters.indices.last { facts.names[$0].end <= reference.name.start }
        let subject = constrained ?? parameter.map { facts.names[$0] }
        guard let subject, facts.hasSameText(subject, as: name, of: facts),
          let symbol = code.symbols.resolve(reference.name, at: place, in: file).symbol
        else { continue }
        return symbol
      case .inheritance: continue
      case .parameter, .returnType: if !ofFunction { return nil }
      case .variable, .expression, .value, .payload, .aliased, .attribute, .extended: return nil
      }
    }
    return nil
  }
}
