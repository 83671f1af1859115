import ArchFacts
import ArchModel

/// The protocols that code asks for by name where it makes what meets them by itself: in the default of a parameter, in
/// the first value of a property, or as what a property is set to.
struct WrittenNeeds {
  private let codebase: Codebase
  private let file: CodeFile
  private let facts: FileFacts

  init(_ file: CodeFile) {
    self.file = file
    codebase = file.codebase
    facts = file.facts
  }

  /// The protocol that is written where a type is made; `nil` unless the type conforms to it and it asks for work.
  func need(of made: Instantiation) -> SymbolID? {
    let start = made.range.start - (made.form == .implicitCall ? 1 : 0)
    guard made.form != .reference,
      let written = ofParameter(start) ?? ofProperty(start, made.place) ?? ofAssignment(start, made.place),
      codebase.code.isNeed(written), codebase.symbols.supertypes(of: made.symbol).contains(written)
    else { return nil }
    return written
  }

  /// `init(library: any PhotoLibrary = PhotoLibraryWrapper())`
  private func ofParameter(_ start: Int32) -> SymbolID? {
    let parameter = facts.parameters.first {
      $0.defaultValue.contains(start) && facts.isOutcome(start, of: $0.defaultValue)
    }
    // Of `some` the caller chooses a type and gets code for that one: it is a way to do it, and nothing that is held.
    guard let parameter, !facts.text(parameter.type).hasPrefix("some ") else { return nil }
    let owner = facts.members.first { member in
      member.parameters.indices.contains { facts.parameters[$0].name == parameter.name }
    }
    guard let owner else { return nil }
    return codebase.resolveType(parameter.type, at: file.place(in: owner.owner, function: owner.function))
  }

  /// `private let library: any PhotoLibrary = PhotoLibraryWrapper()`
  private func ofProperty(_ start: Int32, _ place: Place) -> SymbolID? {
    // What a `var` has at first, such as a state or a player, gives way to others while the code runs.
    guard place.owner >= 0, let property = facts.member(around: start, of: place.owner),
      property.kind == .let || file.source.texts(property.modifiers).contains("lazy"), !property.isStatic,
      !property.type.isEmpty, facts.isOutcome(start, of: property.value)
    else { return nil }
    return codebase.resolveType(property.type, at: file.place(in: property.owner))
  }

  /// `self.library = library ?? PhotoLibraryWrapper()` in `init`
  private func ofAssignment(_ start: Int32, _ place: Place) -> SymbolID? {
    guard place.function >= 0, facts.matches(facts.functions[Int(place.function)].name, "init") else {
      return nil
    }
    let assignment = facts.assignments.first {
      $0.function == place.function && $0.isPlain && $0.value.contains(start)
        && facts.isOutcome(start, of: $0.value)
    }
    guard let assignment else { return nil }
    let names = NamePath.names(assignment.target, in: facts.bytes)
    guard let name = names.last, names.count == 1 || facts.matches(names[0], "self"),
      let property = facts.members.first(where: {
        $0.owner == place.owner && $0.kind == .let && facts.hasSameText($0.name, as: name, of: facts)
      })
    else { return nil }
    return codebase.resolveType(property.type, at: file.place(in: property.owner))
  }
}
