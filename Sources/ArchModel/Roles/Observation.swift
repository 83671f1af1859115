import ArchFacts
import ArchKnowledge

// Which types views follow.
extension NamedCode {
  /// `ObservableObject`, or what the macros of Observation and its stand-in for older systems make.
  package func isObservable(_ symbol: SymbolID) -> Bool {
    let foreign = symbols.externalSupertypes(of: symbol)
    if foreign.contains(where: { observables.contains(symbols.names.string($0)) }) { return true }
    return hasObservableMacro(symbol) || symbols.supertypes(of: symbol).contains(where: hasObservableMacro)
  }

  /// `@Observable`: every stored property is observed unless it says otherwise.
  package func hasObservableMacro(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    let file = files[declared.file]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty
      && file.texts(attributes).contains(where: observableMacros.contains)
  }

  /// A generic class around one value that tells of each change: it keeps a variable of the type it is generic over, and
  /// takes functions that are called with it. UIKit apps that bind by hand have one, whatever it is called.
  package func isObservableBox(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    let type = files[declared.file].facts.types[Int(declared.declaration)]
    guard declared.kind == .class, !type.genericParameters.isEmpty else { return false }
    let members = members(of: symbol)
    return members.contains { keepsContent($0, of: symbol) }
      && members.contains { takesListener($0, of: symbol) }
  }

  /// `Store<State, Action>`: a class that tells of the state which it keeps, of a type that it is generic over or that
  /// such a type names. Whose state that is, those say who make one.
  func isStoreOfAnyState(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    let type = files[declared.file].facts.types[Int(declared.declaration)]
    guard declared.kind == .class, !type.genericParameters.isEmpty, isObservable(symbol) else { return false }
    return members(of: symbol).contains { keepsContent($0, of: symbol) }
  }

  private func keepsContent(_ reference: MemberReference, of box: SymbolID) -> Bool {
    let member = member(reference)
    guard member.kind == .var, !member.isStatic else { return false }
    let file = files[reference.file]
    guard let name = TypeText.singleName(member.type, in: file.facts.bytes) else { return false }
    return NamePath.names(name, in: file.facts.bytes).first.map { isContent($0, of: box, in: file) } ?? false
  }

  private func takesListener(_ reference: MemberReference, of box: SymbolID) -> Bool {
    let member = member(reference)
    let file = files[reference.file]
    let types = [member.type] + member.parameters.indices.map { file.facts.parameters[$0].type }
    return types.contains { isListener($0, of: box, in: file) }
  }

  /// `(Value) -> Void`, or an alias of the box for it. What gives something back is a mapping.
  private func isListener(_ written: ByteRange, of box: SymbolID, in file: SourceFile) -> Bool {
    let facts = file.facts
    if let result = TypeText.result(ofFunction: written, in: facts.bytes) {
      let isNothing = facts.matches(result, "Void") || facts.matches(result, "()")
      return isNothing
        && facts.typeReferences(in: written).contains { isContent($0.name, of: box, in: file) }
    }
    guard let name = TypeText.singleName(written, in: facts.bytes) else { return false }
    let declared = symbols[box]
    let own = files[declared.file]
    return own.facts.types.contains { type in
      type.kind == .typealias && type.owner == declared.declaration && !type.aliased.isEmpty
        && own.facts.hasSameText(type.name, as: name, of: facts) && type.aliased != written
        && isListener(type.aliased, of: box, in: own)
    }
  }

  private func isContent(_ name: ByteRange, of box: SymbolID, in file: SourceFile) -> Bool {
    let declared = symbols[box]
    let own = files[declared.file].facts
    return own.types[Int(declared.declaration)].genericParameters.indices.contains {
      own.hasSameText(own.names[$0], as: name, of: file.facts)
    }
  }
}

private let observableMacros = AppleAttributes[.observable].union(LibraryTypes[.observable])
private let observables = AppleTypes[.observable]
