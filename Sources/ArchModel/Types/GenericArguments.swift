import ArchFacts

/// What a class makes of the generic parameters of the one that it inherits from: in `final class TripScreen:
/// Screen<TripModel>` the `model: Model` of `Screen<Model>` is a `TripModel`.
struct GenericArguments {
  private let code: NamedCode

  init(_ code: NamedCode) { self.code = code }

  /// The kind of an inherited variable whose type is a generic parameter; `nil` for all others.
  func kind(
    of reference: MemberReference, declaredIn base: SymbolID, for type: SymbolID
  ) -> ExpressionTypes.Kind? {
    let facts = code.files[reference.file].facts
    guard let written = TypeText.singleName(code.member(reference).type, in: facts.bytes),
      let position = position(ofParameter: facts.text(written), of: base)
    else { return nil }
    for heir in [type] + code.symbols.supertypes(of: type) where heir != base {
      for declaration in code.symbols.declarations(of: heir) {
        let file = code.files[declaration.file]
        let place = Place(file: declaration.file, owner: declaration.index, function: FileFacts.none)
        for index in file.facts.types[Int(declaration.index)].inherits.indices {
          let inherited = file.facts.names[index]
          let arguments = TypeText.genericArguments(inherited, in: file.facts.bytes)
          guard position < arguments.count, let name = TypeText.singleName(inherited, in: file.facts.bytes),
            code.resolve(name, at: place).symbol == base
          else { continue }
          return ExpressionTypes.kind(of: arguments[position], at: place, code)
        }
      }
    }
    return nil
  }

  private func position(ofParameter name: String, of type: SymbolID) -> Int? {
    let declared = code.symbols[type]
    let facts = code.files[declared.file].facts
    let parameters = facts.types[Int(declared.declaration)].genericParameters.indices.map { index in
      NamePath.names(facts.names[index], in: facts.bytes).first.map(facts.text) ?? ""
    }
    return parameters.firstIndex(of: name)
  }
}
