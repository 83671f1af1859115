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
        let end = facts.bodies.first { $0.function == function }?.range.start ?? declared.extent.end
        let header = facts.typeReferences(in: ByteRange(start: declared.name.end, end: end))
        return bound(of: name, among: declared.genericParameters, in: header, place, code)
      }
      function = declared.enclosing
    }
    var owner = place.owner
    while owner >= 0 {
      let declared = facts.types[Int(owner)]
      if declares(declared.genericParameters, name, facts) {
        let inside =
          [
            facts.members.first { $0.owner == owner }?.extent,
            facts.types.first { $0.owner == owner }?.extent,
          ]
          .compactMap { $0?.start }.min() ?? declared.extent.end
        let header = facts.typeReferences(in: ByteRange(start: declared.name.end, end: inside))
        return bound(of: name, among: declared.genericParameters, in: header, place, code)
      }
      owner = declared.owner
    }
    return nil
  }

  private static func declares(_ parameters: FactRange, _ name: ByteRange, _ facts: FileFacts) -> Bool {
    parameters.indices.contains { facts.hasSameText(facts.names[$0], as: name, of: facts) }
  }

  private static func bound(
    of name: ByteRange, among parameters: FactRange, in header: ArraySlice<TypeReference>, _ place: Place,
    _ code: NamedCode
  ) -> SymbolID? {
    let file = code.files[place.file]
    let facts = file.facts
    /// Of what the `where` speaks last.
    var constrained: ByteRange?
    for reference in header {
      switch reference.role {
      case .genericConstraint: constrained = reference.name
      case .genericBound:
        let parameter = parameters.indices.last { facts.names[$0].end <= reference.name.start }
        let subject = constrained ?? parameter.map { facts.names[$0] }
        guard let subject, facts.hasSameText(subject, as: name, of: facts) else { continue }
        if let symbol = code.symbols.resolve(reference.name, at: place, in: file).symbol { return symbol }
        // What it is of, as in `AsyncSequence<Trip, Never>`, is no bound.
        if reference.hasArguments { return nil }
      case .variable, .parameter, .returnType, .inheritance, .expression, .value, .payload, .aliased,
        .attribute, .extended:
        continue
      }
    }
    return nil
  }
}
