package import ArchConfig
package import ArchFacts

// A rule asks the codebase; which stage knows the answer need not be its business.
extension Codebase {
  package func members(of symbol: SymbolID) -> ArraySlice<MemberReference> { code.members(of: symbol) }

  package func members(of symbol: SymbolID, named name: String) -> [MemberReference] {
    code.members(of: symbol, named: name)
  }

  package func member(_ reference: MemberReference) -> Member { code.member(reference) }

  package func globals(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    code.globals(named: name, in: file)
  }

  /// Whether one property of a type says how something looks, such as a measure, and nobody may set it.
  package func isLook(_ reference: MemberReference) -> Bool { Palette.isLook(reference, in: code) }

  package func type(at place: Place) -> SymbolID? { code.type(at: place) }

  package func types(around place: Place) -> [SymbolID] { code.types(around: place) }

  package func resolve(_ name: ByteRange, at place: Place) -> Resolution { code.resolve(name, at: place) }

  package func resolveType(_ annotation: ByteRange, at place: Place) -> SymbolID? {
    code.resolveType(annotation, at: place)
  }

  package func foreignName(of name: ByteRange, at place: Place) -> String? {
    code.foreignName(of: name, at: place)
  }

  package func nameRange(of symbol: SymbolID) -> ByteRange { code.nameRange(of: symbol) }

  package func file(of symbol: SymbolID) -> SourceFile { code.file(of: symbol) }

  package func layerKind(of symbol: SymbolID) -> LayerKind? { code.layerKind(of: symbol) }
}
